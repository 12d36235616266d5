/** Questions about leave to care for a sick relative: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEAVE_IT: Words = {
  'nl.ask.care-leave': {
    says: 'Sì. Per una persona vicina malata che ha bisogno di Lei, può prendere il doppio delle ore settimanali l’anno, al 70 %. Per malattia grave o lunga sei volte, senza paga. In emergenza può andare subito per poco, pagato. Lo dica per iscritto al datore. Può rifiutare solo per motivi molto gravi, che deve indicare. Chieda poi al Juridisch Loket.',
  },
}
