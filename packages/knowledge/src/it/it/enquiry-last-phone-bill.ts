/** Questions about the last bill of a phone or internet firm after leaving it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PHONE_BILL_IT: Words = {
  'it.ask.last-phone-bill': {
    says: 'Non deve pagare tutto subito. Per il recesso possono chiedere solo costi reali, resi noti prima e in linea con il prezzo del contratto. Gli sconti tornano solo in parte equa, e il modem può continuare a pagarlo a rate. Reclami per iscritto, paghi la parte giusta e dica al recupero crediti che contesta il resto. Apra ConciliaWeb (Corecom): è gratis e, per una fattura contestata, obbligatorio prima del giudice.',
  },
}
