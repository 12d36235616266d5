/** Questions about a lease of one year, and a landlord who wants more rent before its end: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_KEPT_IT: Words = {
  'es.ask.lease-one-year': {
    says: 'No, se è la sua casa e non un vero soggiorno breve. Può prorogare ogni anno fino a cinque, sette se il proprietario è una società, anche se la carta dice un anno o undici mesi. Il proprietario può riprenderla prima solo dopo un anno, per bisogno proprio previsto nel contratto, con due mesi di avviso. Paghi con bonifico, risponda per iscritto, non firmi nulla di nuovo.',
  },
  'es.ask.rent-rise-threat': {
    says: 'No. Nei primi cinque anni (sette se è una società) il proprietario non può mandarla via perché rifiuta un aumento. Un aumento vale solo se il contratto lo prevede: una volta l’anno, alla sua data, con l’indice ufficiale, scritto un mese prima. Non firmi nulla. Scriva che continua a pagare il canone attuale e lo paghi con bonifico. Un decreto di ottobre 2026 limita al 2 % senza nuovo accordo: chieda se vale ancora.',
  },
}
