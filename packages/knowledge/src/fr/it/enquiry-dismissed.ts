/** Questions about a dismissal in general: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_IT: Words = {
  'fr.ask-work.dismissed': {
    says: 'Serve un motivo vero e serio, prima un colloquio e una lettera con i motivi. Ha dodici mesi per andare al tribunale del lavoro.',
    dependsOn: 'il motivo e i passi fatti',
  },
}
