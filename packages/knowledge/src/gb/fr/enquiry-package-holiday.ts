/** Questions about a package holiday that was changed, cancelled or went badly: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_FR: Words = {
  'gb.ask-travel.package': {
    says: "Si un élément principal change beaucoup, comme l'hôtel ou les dates, ou si le prix monte de plus de 8%, vous pouvez annuler et tout récupérer en 14 jours. Répondez à la date fixée. Si c'était mauvais sur place, signalez-le aussitôt et demandez ensuite une baisse de prix.",
  },
  'gb.ask-travel.company-bust': {
    says: 'Un forfait est protégé : l’entreprise devait garantir votre argent. Cherchez un ATOL certificate dans vos papiers. Avec lui, réclamez à la Civil Aviation Authority ; la liste et le formulaire sont sur son site. Sans vol, cherchez ABTA ou un assureur. Hôtel seul ou vol seul ? Demandez à votre carte : à crédit, au-delà de £100, elle est responsable aussi. Gardez les reçus.',
  },
}
