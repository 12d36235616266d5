/** Questions on when somebody can become a citizen: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_FR: Words = {
  'au.ask.citizen-years': {
    says: 'Il faut le plus souvent quatre ans en Australie avec un visa valable, dont les douze derniers mois comme résident permanent. En quatre ans, douze mois d’absence au plus, et 90 jours la dernière année. S’y ajoutent le plus souvent un examen et la bonne conduite.',
  },
}
