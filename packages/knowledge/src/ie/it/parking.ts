/** The Italian words of Ireland: parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_IT: Words = {
  'ie.parking.want': {
    says: 'Una ganascia (clamp) o un addebito su terreno privato ha regole proprie.',
  },
  'ie.parking.reality': {
    says: 'Una ditta privata non può multarla. Può mettere una ganascia (clamp) dove i cartelli lo dicono, e Lei può fare ricorso.',
  },
  'ie.parking.who': {
    says: 'Una ditta di parcheggi o di ganasce (clamping firm) è privata. La National Transport Authority (NTA) fissa le sue regole.',
  },
  'ie.parking.rights': {
    says: 'Può fare ricorso alla ditta di parcheggi, e poi alla NTA.',
  },
  'ie.parking.not-yet': {
    says: 'Una lettera di un parcheggio privato non porta punti (penalty points).',
  },
  'ie.parking.right-appeal': {
    says: 'Può contestare una ganascia (clamp) alla ditta di parcheggi entro 60 giorni. La ditta ha 21 giorni per decidere.',
  },
  'ie.parking.right-second': {
    says: 'Se dice no, può andare alla NTA entro 30 giorni da quella risposta.',
  },
  'ie.parking.right-refund': {
    says: 'Se vince il ricorso, devono ridarle il costo dello sblocco.',
  },
  'ie.parking.first': {
    says: 'Ha 60 giorni dalla ganascia (clamp) per fare ricorso. Contiamo dalla data dell’avviso.',
    action: 'Fare ricorso alla ditta di parcheggi',
    consequence: 'Allora perde anche il ricorso alla NTA.',
  },
  'ie.parking.step-photo': {
    says: 'Faccia foto dell’auto, dei cartelli e del biglietto.',
  },
  'ie.parking.step-appeal': {
    says: 'Mandi il ricorso per iscritto con le prove.',
  },
  'ie.parking.step-who': {
    says: 'Guardi chi l’ha mandato. Un avviso del comune (council) è una multa pubblica con date proprie.',
  },
  'ie.parking.opt-appeal': {
    title: 'Fare ricorso',
    says: 'Prima alla ditta, poi alla NTA.',
    cost: 'Gratis.',
    time: '60 giorni, poi 30 giorni.',
    risk: 'Basso.',
    bestFor: 'Aveva pagato, o i cartelli non erano chiari.',
  },
  'ie.parking.opt-pay': {
    title: 'Pagare',
    says: 'Paghi per liberare l’auto, e faccia comunque ricorso.',
    cost: 'L’addebito.',
    time: 'Ora.',
    risk: 'Nessuno.',
    bestFor: 'La Sua auto ha la ganascia (clamp).',
  },
  'ie.parking.right-signs': {
    says: 'I cartelli devono dire che si usano le ganasce e quanto costa. Su terreno privato la legge limita il prezzo per liberare l’auto.',
  },
  'ie.parking.right-two-appeals': {
    says: 'Può fare ricorso alla società del parcheggio entro 60 giorni, anche se ha già pagato. Se dice di no, si rivolga alla NTA entro 30 giorni.',
  },
  'ie.parking.right-fair-terms': {
    says: 'Una somma su suolo privato si basa su un contratto. Un cartello poco chiaro, o una somma troppo alta, può non vincolarLa.',
  },
}
