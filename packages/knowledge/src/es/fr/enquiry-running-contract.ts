/** Questions about contracts that run on: electricity, phone and gym: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_FR: Words = {
  'es.ask.telecom-leave': {
    says: 'Vous pouvez partir à tout moment. Si vous aviez accepté de rester, la pénalité doit baisser avec le temps restant.',
    dependsOn: 'si vous aviez accepté de rester',
  },
  'es.ask.gym-health': {
    says: 'La salle ne peut pas gêner votre départ ni facturer ce qu’elle ne fournit pas. Résiliez par écrit, avec le certificat et la date. La pénalité doit baisser avec le temps restant. Faites ensuite bloquer le prélèvement.',
  },
}
