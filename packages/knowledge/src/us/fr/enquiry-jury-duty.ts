/** Questions about a call to serve on a jury: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_FR: Words = {
  'us.ask-life.jury': {
    says: 'Répondez au plus tard à la date indiquée. Vous pouvez le plus souvent repousser une fois, ou demander d’être dispensé pour difficultés ou pour soins à quelqu’un. Votre employeur ne peut pas vous renvoyer parce que vous y allez.',
  },
}
