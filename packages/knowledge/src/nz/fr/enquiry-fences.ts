/** Questions about the fence between two neighbours: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_FR: Words = {
  'nz.ask.fence': {
    says: 'Les voisins partagent par moitié une clôture suffisante, mais seulement après un avis (fencing notice). Il nomme le lieu, le type et le coût. Vous avez alors 21 jours pour vous opposer par écrit ; sinon vous devez en général la moitié. Sans avis ni accord, vous ne devez rien. Une clôture sur votre terrain sans accord peut être déplacée. Sans accord : Disputes Tribunal.',
    dependsOn: 'si vous avez reçu un avis de clôture avant les travaux',
  },
}
