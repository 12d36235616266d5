/** Questions about a dismissal for grave fault: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRAVE_FAULT_FR: Words = {
  'fr.ask-work.grave-fault': {
    says: 'L’employeur doit prouver la faute grave et agir dans les deux mois où il l’a connue. Il faut d’abord un entretien, puis une lettre motivée. Vous gardez le chômage et les congés payés restants. Si le juge ne retient pas la faute grave, vous avez aussi le préavis et l’indemnité. Vous avez douze mois pour les prud’hommes. Notez maintenant les faits, avec les noms.',
  },
}
