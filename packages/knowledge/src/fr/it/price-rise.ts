/** The Italian words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_IT: Words = {
  'fr.price.reality': {
    says: 'Una ditta non può alzare il prezzo come vuole. Il contratto o la legge deve permetterlo, e di solito Lei può uscire.',
  },
  'fr.price.not-yet': {
    says: 'Oggi non cambia nulla. Fino al giorno nella lettera paga il vecchio prezzo.',
  },
  'fr.price.step-contract': {
    says: 'Cerchi nel contratto tre cose: la clausola sui prezzi, un tempo a prezzo fisso e come disdire.',
  },
  'fr.price.insight-fixed': {
    says: 'Se l’offerta prometteva un prezzo fisso per un tempo (prix fixe, prix bloqué), la promessa obbliga la ditta.',
    actionable: 'Confronti la fine di quel tempo con il giorno dell’aumento.',
  },
  'fr.price.option-help': {
    says: 'Lo segnali a SignalConso o a un’associazione. Dopo un reclamo scritto il mediatore del settore è gratis.',
    title: 'Farsi aiutare gratis',
    cost: 'Gratis.',
    time: 'Dopo la Sua lettera alla ditta.',
    risk: 'Nessuno.',
    bestFor: 'L’aumento sembra sbagliato o non La lasciano uscire.',
  },
  'fr.price.option-object': {
    says: 'Scriva che non accetta l’aumento e chieda la clausola e i motivi.',
    title: 'Dire di no al prezzo più alto',
    cost: 'Gratis.',
    time: 'Prima che inizi l’aumento.',
    risk: 'La ditta può disdire un contratto senza scadenza, con preavviso.',
    bestFor: 'Vuole restare al vecchio prezzo.',
  },
  'fr.price.energy-right-end': {
    says: 'Per questo cambio può disdire senza penale entro tre mesi dall’arrivo della lettera. Non se la legge stessa fissa il prezzo.',
  },
  'fr.price.energy-deadline': {
    says: 'I tre mesi decorrono dall’arrivo della lettera. Per sicurezza si conta dalla sua data.',
    action: 'Disdire per l’aumento, se vuole uscire',
    consequence: 'Può ancora cambiare fornitore, ma fino ad allora al nuovo prezzo.',
  },
  'fr.price.energy-right-told': {
    says: 'Devono avvisarLa almeno un mese prima e in modo chiaro: che cosa cambia, perché, e che può uscire.',
  },
  'fr.price.energy-right-any-time': {
    says: 'Una famiglia può cambiare luce o gas in ogni momento. Non c’è distacco, e la nuova ditta disdice il vecchio contratto.',
  },
  'fr.price.energy-step': {
    says: 'Confronti le offerte sul sito gratuito del mediatore dell’energia (comparateur.energie-info.fr). Cambiando, non disdica Lei il vecchio contratto.',
  },
  'fr.price.telecom-right': {
    says: 'Devono avvisarLa un mese prima. Può uscire gratis entro quattro mesi da quell’avviso, anche se vincolato.',
  },
  'fr.price.telecom-step': {
    says: 'Chiami il 3179 dalla Sua linea per il codice RIO. Con quello la nuova ditta tiene il numero e disdice il vecchio contratto.',
  },
  'fr.price.right-silence': {
    says: 'Il Suo silenzio di solito non è un sì a un prezzo più alto, anche se la lettera lo dice.',
  },
  'fr.price.right-clause': {
    says: 'In un contratto a tempo fisso la ditta non può cambiare il prezzo da sola. Senza scadenza deve avvisare in tempo e lasciarLa uscire.',
  },
  'fr.price.right-renewal': {
    says: 'Il contratto si rinnova da solo? Devono avvisarLa da uno a tre mesi prima. Se no, può uscire quando vuole, gratis.',
  },
  'fr.price.step-object': {
    says: 'Risponda presto: «Non accetto il prezzo più alto». Conservi la prova dell’arrivo.',
  },
  'fr.price.step-debit': {
    says: 'Hanno preso più del concordato? La banca può stornare un addebito entro otto settimane. Paghi Lei il vecchio prezzo.',
  },
}
