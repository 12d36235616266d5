/** Questions about a visa that was refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_FR: Words = {
  'au.ask.visa-refused': {
    says: 'Cherchez le dernier jour dans la lettre. En Australie, vous avez le plus souvent 28 jours pour l’Administrative Review Tribunal; ce délai ne se prolonge pas. Voyez maintenant un agent agréé ou un avocat.',
  },
  'au.ask.citizen-years': {
    says: 'Il faut le plus souvent quatre ans en Australie avec un visa valable, dont les douze derniers mois comme résident permanent. En quatre ans, douze mois d’absence au plus, et 90 jours la dernière année. S’y ajoutent le plus souvent un examen et la bonne conduite.',
  },
}
