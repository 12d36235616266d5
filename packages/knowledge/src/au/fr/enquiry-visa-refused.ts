/** Questions about a visa that was refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_FR: Words = {
  'au.ask.visa-refused': {
    says: 'Cherchez le dernier jour dans la lettre. En Australie, vous avez le plus souvent 28 jours pour l’Administrative Review Tribunal; ce délai ne se prolonge pas. Voyez maintenant un agent agréé ou un avocat.',
  },
}
