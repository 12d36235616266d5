/** Questions about a parent who moves away with the child: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_FR: Words = {
  'it.ask.move-child': {
    says: 'Où vit un enfant se décide à deux, ou par le juge. Le parent qui déménage doit le dire en 30 jours, mais ne peut emmener l’enfant loin sans oui écrit ou oui du juge. Écrivez vite votre désaccord en recommandé ou PEC. Demandez au tribunal de décider d’urgence : il regarde le bien de l’enfant. Avec un faible revenu, l’avocat est gratuit.',
  },
}
