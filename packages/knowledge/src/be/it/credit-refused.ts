/** Letters of a lender who refuses a loan: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_IT: Words = {
  'be.credit.refused-want': {
    says: 'Un creditore rifiuta la Sua richiesta di prestito.',
  },
  'be.credit.refused-right': {
    says: 'Il creditore deve dirLe subito e gratis quale archivio ha consultato e che cosa ha trovato. Per il rifiuto non può chiedere nulla.',
  },
  'be.credit.refused-step': {
    says: 'Chieda gratis alla Banca nazionale che cosa il suo archivio (Centrale des crédits) contiene su di Lei. Faccia correggere i dati sbagliati.',
  },
}
