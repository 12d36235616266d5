/** Questions about a package holiday that was changed, cancelled or went badly: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_FR: Words = {
  'gb.ask-travel.package': {
    says: "Si un élément principal change beaucoup, comme l'hôtel ou les dates, ou si le prix monte de plus de 8%, vous pouvez annuler et tout récupérer en 14 jours. Répondez à la date fixée. Si c'était mauvais sur place, signalez-le aussitôt et demandez ensuite une baisse de prix.",
  },
}
