/** Questions about late and cancelled flights: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_FR: Words = {
  'be.ask.flight': {
    says: 'Demandez à la compagnie une aide, un remboursement ou un autre vol, et la somme fixe de la règle européenne. Elle ne la doit pas pour une cause inévitable, comme une tempête.',
    dependsOn: 'la cause, la durée du retard et la distance',
  },
}
