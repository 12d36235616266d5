/** Questions about the end of a short lease: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_LEASE_END_IT: Words = {
  'be.ask.short-lease-end': {
    says: 'No, se il proprietario non ha dato disdetta almeno tre mesi prima della fine. Allora un contratto fino a tre anni diventa di nove dall’inizio, alle stesse condizioni. Resta e paga lo stesso. Solo un giudice può farla uscire. Contratti fino a sei mesi e camere per studenti hanno altre regole. Può andare via secondo le regole dei nove anni.',
  },
}
