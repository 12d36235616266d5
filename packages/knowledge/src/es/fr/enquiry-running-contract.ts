/** Questions about contracts that run on: electricity, phone and gym: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_FR: Words = {
  'es.ask.light-cut': {
    says: 'Pas tout de suite. Chez vous, il faut une mise en demeure et deux mois, ou quatre avec le bono social. Demandez un plan et allez aux services sociaux.',
    dependsOn: 'si vous avez le bono social et qui vit avec vous',
  },
  'es.ask.telecom-leave': {
    says: 'Vous pouvez partir à tout moment. Si vous aviez accepté de rester, la pénalité doit baisser avec le temps restant.',
    dependsOn: 'si vous aviez accepté de rester',
  },
  'es.ask.gym-health': {
    says: 'La salle ne peut pas gêner votre départ ni facturer ce qu’elle ne fournit pas. Résiliez par écrit, avec le certificat et la date. La pénalité doit baisser avec le temps restant. Faites ensuite bloquer le prélèvement.',
  },
  'es.ask.door-contract': {
    says: 'Écrivez maintenant que vous annulez, avec preuve de réception. Après une visite non demandée vous avez 30 jours calendaires, sinon 14 par téléphone ou à la porte, sans motif ni frais. Si on ne vous l’a pas dit, vous avez un an de plus. Contestez ce que vous n’avez pas signé et allez à l’OMIC.',
  },
}
