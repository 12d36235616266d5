/** Questions about pay for work on call: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_CALL_PAY_FR: Words = {
  'ch.ask.on-call-pay': {
    says: 'Oui. Si vous travailliez régulièrement sur appel, la firme ne peut supprimer vos heures du jour au lendemain. Elle doit donner congé, et pendant le préavis vous avez le salaire moyen des derniers mois. Préavis : un mois la première année, deux jusqu’à la neuvième, puis trois, pour une fin de mois. Écrivez que vous êtes prêt et réclamez. La conciliation est gratuite jusqu’à 30 000 francs.',
  },
}
