/** Energy firms that raise a price: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGYS_FR: Words = {
  'de.price.energy-right-end': {
    says: 'Vous pouvez résilier au jour de la hausse, sans frais ni préavis, même pendant la durée minimale. Pas si seule la TVA change.',
  },
  'de.price.energy-right-told': {
    says: 'Un foyer doit être prévenu au moins un mois avant, clairement : ancien prix, nouveau prix, raison et droit de résilier.',
  },
  'de.price.energy-right-basic': {
    says: 'Dans la fourniture de base (Grundversorgung), on doit écrire six semaines avant. Vous pouvez partir à tout moment avec deux semaines de préavis.',
  },
  'de.price.energy-safe': {
    says: 'En changeant, vous ne restez jamais sans courant ni gaz. En cas de souci, le fournisseur de base (Grundversorger) prend le relais.',
  },
  'de.price.energy-step-switch': {
    says: 'Comparez les offres maintenant. Pour partir, envoyez vous-même la résiliation par écrit, pour qu’elle arrive avant le jour de la hausse.',
  },
  'de.price.energy-option-leave': {
    says: 'Nommez le droit spécial de résilier (Sonderkündigungsrecht) et le jour de la hausse.',
    title: 'Résilier et changer de fournisseur',
    cost: 'Gratuit.',
    time: 'Avant le début de la hausse.',
    risk: 'Vérifiez d’abord que le nouveau prix est plus bas.',
    bestFor: 'Un autre est moins cher.',
  },
}
