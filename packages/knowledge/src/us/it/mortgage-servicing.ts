/** The Italian words of the rows in ../mortgage-servicing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_SERVICING_IT: Words = {
  'us.escrow.want': {
    says: 'È il conto annuale del Suo deposito per tasse e assicurazione (escrow). Mostra quanto costano e quanto paga poi.',
  },
  'us.escrow.reality': {
    says: 'Una somma mancante (shortage) non è un pagamento in ritardo. Vuol dire che tasse o assicurazione sono costate più di quanto messo da parte.',
  },
  'us.escrow.right-cushion': {
    says: 'Chi gestisce il mutuo (servicer) può tenere una riserva di un sesto dei conti di un anno al massimo, circa due mesi.',
  },
  'us.escrow.right-spread': {
    says: 'Una somma mancante (shortage) di una rata mensile o più va divisa su almeno 12 mesi. Può anche pagarla subito.',
  },
  'us.escrow.right-surplus': {
    says: 'Un avanzo di $50 o più va ridato a Lei entro 30 giorni, se è in regola con il prestito.',
  },
  'us.escrow.right-error': {
    says: 'Se una somma è sbagliata, mandi un avviso di errore (notice of error). Devono confermare entro 5 giorni lavorativi, e quasi sempre rispondere entro 30 giorni lavorativi.',
  },
  'us.escrow.step-check': {
    says: 'Confronti le somme di tasse e assicurazione con i Suoi conti. Controlli la nuova rata dal prossimo estratto conto.',
  },
  'us.escrow.step-taxes': {
    says: 'Chieda alla contea (county) se ha ogni riduzione delle tasse (exemption). Chieda un prezzo ad altre assicurazioni.',
  },
  'us.escrow.option-error': {
    says: 'Scriva all’indirizzo per gli errori, con il numero del prestito e che cosa è sbagliato.',
    title: 'Mandare un avviso di errore (notice of error)',
    cost: 'Gratis',
    time: 'Presto dopo aver ricevuto il conto',
    risk: 'Nessuno. Per questo non possono segnalarla in ritardo per 60 giorni.',
    bestFor: 'La somma di tasse o assicurazione è sbagliata.',
  },
  'us.escrow.option-pay': {
    says: 'Paghi la nuova rata mensile, o paghi una volta la somma mancante per tenere la rata più bassa.',
    title: 'Pagare ogni mese o subito',
    cost: 'La somma mancante',
    time: 'Dalla data nel conto',
    risk: 'Nessuno.',
    bestFor: 'Le somme sono giuste.',
  },
  'us.transfer.want': {
    says: 'Un’altra ditta incasserà le rate del Suo mutuo. Le condizioni del prestito restano uguali.',
  },
  'us.transfer.reality': {
    says: 'Quasi sempre devono scriverle tutte e due le ditte, la vecchia almeno 15 giorni prima. Una sola lettera può essere un trucco.',
  },
  'us.transfer.right-sixty': {
    says: 'Per 60 giorni dopo il cambio, un pagamento mandato in tempo alla vecchia ditta non può contare come in ritardo.',
  },
  'us.transfer.step-check': {
    says: 'Controlli il cambio con il vecchio gestore (servicer), a un numero di un vecchio estratto conto. Poi paghi il nuovo.',
  },
  'us.mortgage-help.want': {
    says: 'La società che incassa il Suo mutuo dice no alla richiesta di aiuto. Deve dire i motivi.',
  },
  'us.mortgage-help.right-appeal': {
    says: 'Contro un no a cambiare il mutuo ha di solito 14 giorni per fare ricorso, se la domanda completa è arrivata 90 giorni prima di una vendita. Deve vederla altro personale.',
  },
  'us.mortgage-help.step-appeal': {
    says: 'Faccia ricorso per iscritto entro i giorni della lettera. Dica quale somma o fatto è sbagliato. Chiami un consulente HUD gratuito: 1-888-995-4673.',
  },
}
