/** The French words of the rows in ../enquiry-payday-and-debits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYDAY_AND_DEBITS_FR: Words = {
  'ca.fact.stop-debits': {
    says: 'Vous pouvez annuler un débit préautorisé à tout moment, quoi que dise le prêt. Écrivez au prêteur et donnez copie à votre banque. Demandez-lui d’arrêter les paiements. Si un débit passe encore, la banque doit le rembourser si vous le signalez dans les 90 jours. La dette reste : proposez un plan.',
  },
  'ca.fact.payday-loans': {
    says: 'On ne peut pas vous emprisonner pour cela. Ne prenez pas un nouveau prêt pour payer l’ancien. Un prêt sur salaire coûte au plus 14 $ par 100 $, et l’intérêt de retard est limité. Arrêtez les débits à la banque et offrez une petite somme. Un conseiller sans but lucratif ou un syndic autorisé en insolvabilité peut tout réunir.',
  },
}
