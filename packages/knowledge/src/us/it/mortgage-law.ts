/** The Italian words of the rows in ../mortgage-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_LAW_IT: Words = {
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
  'us.mortgage.right-order': {
    says: 'La legge dà un ordine: prima il contatto e l’aiuto, poi, quasi sempre dopo 120 giorni, la vendita forzata (foreclosure). Una richiesta completa di aiuto può fermarla.',
  },
  'us.mortgage.right-intent': {
    says: 'Molti Stati obbligano chi ha dato il prestito a mandare prima un avviso (notice of intent). Deve darle tempo per pagare l’arretrato e tenere la casa.',
  },
  'us.mortgage.nj-intent': {
    says: 'Nel New Jersey un avviso (notice of intent) deve arrivare almeno 30 giorni prima della causa. Pagare l’arretrato in quel tempo chiude tutto.',
  },
  'us.mortgage.ny-intent': {
    says: 'Nello stato di New York chi ha dato il prestito deve mandare un avviso di 90 giorni prima di fare causa per la casa. L’avviso ha un elenco di consulenti gratis.',
  },
  'us.mortgage.ny-conference': {
    says: 'Nello stato di New York il tribunale deve tenere un incontro per un accordo (settlement conference) su una casa dove Lei vive.',
  },
  'us.mortgage.pa-intent': {
    says: 'In Pennsylvania chi ha dato il prestito deve avvisarla 30 giorni prima della causa, e darle tempo per vedere un consulente gratis. Può pagare l’arretrato fino a un’ora prima della vendita.',
  },
  'us.mortgage.ma-intent': {
    says: 'In Massachusetts ha il diritto di pagare l’arretrato entro 90 giorni da un avviso, e di tenere la casa.',
  },
  'us.mortgage.md-intent': {
    says: 'Nel Maryland un avviso (notice of intent) deve arrivare almeno 45 giorni prima di una causa per la vendita forzata (foreclosure). Quasi tutti i proprietari possono chiedere una mediazione.',
  },
  'us.mortgage.ca-default': {
    says: 'In California chi ha dato il prestito deve contattarla 30 giorni prima di un avviso di mancato pagamento (notice of default). Può mettersi in pari fino a 5 giorni lavorativi prima della vendita.',
  },
  'us.mortgage.nc-intent': {
    says: 'In North Carolina chi gestisce il mutuo (servicer) deve mandare un avviso almeno 45 giorni prima di chiedere la vendita forzata (foreclosure) per un mutuo casa.',
  },
  'us.mortgage.tx-intent': {
    says: 'In Texas ha almeno 20 giorni per pagare l’arretrato, e poi 21 giorni di avviso della vendita.',
  },
  'us.mortgage.wa-intent': {
    says: 'Nello stato di Washington chi ha dato il prestito deve prima offrire di incontrarla. Un consulente per la casa può mandarla alla mediazione.',
  },
  'us.mortgage.fl-court': {
    says: 'In Florida chi ha dato il prestito deve andare in tribunale per la vendita forzata (foreclose). Ha 20 giorni per rispondere da quando le danno gli atti.',
  },
  'us.mortgage.oh-court': {
    says: 'In Ohio chi ha dato il prestito deve andare in tribunale per la vendita forzata (foreclose). Può pagare il debito finché il giudice non conferma la vendita.',
  },
  'us.mortgage.right-stay': {
    says: 'Chiedere il fallimento personale (bankruptcy) di solito ferma subito la vendita forzata, finché il giudice decide. Prima chieda a un avvocato o a un consulente per la casa.',
  },
}
