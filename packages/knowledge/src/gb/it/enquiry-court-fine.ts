/** Questions about a court fine that cannot be paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_FINE_IT: Words = {
  'gb.ask-court-fine.cannot-pay': {
    says: 'Chiami oggi il fines team della lettera, prima di saltare un pagamento, e chieda rate più piccole o tempo. Mandi il bilancio. Se salta: spese, trattenute su paga o sussidi, o agenti che per una multa penale possono forzare l’ingresso. Prigione solo per chi può e rifiuta; prima un giudice guarda i suoi mezzi. Vada a ogni udienza.',
  },
}
