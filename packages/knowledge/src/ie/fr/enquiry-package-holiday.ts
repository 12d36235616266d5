/** Questions about a package holiday that was changed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_FR: Words = {
  'ie.ask.package-changed': {
    says: 'Oui. Si l’organisateur change beaucoup avant le départ, comme la catégorie d’hôtel ou les dates, vous pouvez annuler sans frais. De même pour plus de 8 % de hausse. Tout doit être rendu sous 14 jours. Répondez avant le jour fixé. Si c’était mauvais sur place, signalez-le aussitôt et demandez ensuite une réduction. Puis la small claims procedure.',
  },
}
