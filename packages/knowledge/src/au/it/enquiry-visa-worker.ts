/** Questions of workers on a visa who are paid too little: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_IT: Words = {
  'au.ask.migrant-pay': {
    says: 'Ha gli stessi diritti di paga di tutti qui, anche se pagato in contanti e anche se ha lavorato più ore di quelle del visto. Solo il governo può annullare un visto, non un capo. Da luglio 2024 usare il Suo visto per sfruttarLa è reato. Annoti le ore e tenga i messaggi. Chiami il Fair Work Ombudsman (13 13 94) e chieda come è protetto il Suo visto. Può chiedere sei anni indietro.',
  },
}
