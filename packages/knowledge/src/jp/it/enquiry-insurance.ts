/** Questions about an insurer that refuses: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'jp.ask.insurer-refuses': {
    says: 'Chieda per iscritto su quale clausola si basano e mandi prove. Devono pagare in un tempo giusto. Poi aiuta gratis un ente: そんぽADRセンター per i danni, 生命保険相談所 per vita e salute. I diritti finiscono di solito dopo tre anni. Non accetti in fretta una piccola somma.',
  },
}
