/** Questions about a landlord who ends the lease: form, time and what to do. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'de.ask-home.landlord-period': {
    says: 'Lei come inquilino: tre mesi. Il locatore: tre, dopo cinque anni sei, dopo otto anni nove, e solo con un motivo.',
    dependsOn: 'chi dà la disdetta e da quanto vive lì',
  },
  'de.ask-home.email-notice': {
    says: "No. Una disdetta per un'abitazione richiede carta e firma a mano, dal locatore e da Lei.",
  },
  'de.ask-home.notice-received': {
    says: 'Stia calmo: solo un tribunale può mandarla via. Controlli carta, firma e motivo. Mancano due affitti? Paghi subito tutto; può annullare la disdetta immediata. Altrimenti si opponga per durezza per iscritto fino a due mesi prima della fine. Vada presto a un Mieterverein o da un avvocato.',
  },
}
