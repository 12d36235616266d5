/** Questions about a job offer that is taken back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_OFFER_IT: Words = {
  'jp.ask.job-offer': {
    says: 'Un’offerta accettata è già un contratto. Si annulla solo per un motivo giusto che non potevano sapere prima. Chieda il motivo per iscritto e scriva che vuole iniziare. Può chiedere il posto o denaro. Se studia, avvisi scuola e Hello Work.',
  },
}
