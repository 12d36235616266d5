/** Questions about sending back what was bought online: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_MIND_FR: Words = {
  'be.ask.withdraw-online': {
    says: 'Oui. Dès la réception, vous avez 14 jours, sans motif. Écrivez-le clairement, gardez la preuve et renvoyez l’article sous 14 jours de plus. Ce renvoi est le plus souvent à vos frais. Le prix et la livraison standard reviennent sous 14 jours, par votre moyen de paiement, pas en bon. Si on ne vous a pas informé, c’est douze mois de plus. Pas pour le sur-mesure.',
  },
}
