/** Questions about flights: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_FR: Words = {
  'nz.ask.flight': {
    says: 'Cela dépend. Si la compagnie était en faute, vous pouvez demander vos frais, et un service doit être fait avec soin. Demandez par écrit un remboursement ou un autre vol.',
    dependsOn: 'pourquoi le vol a été annulé',
  },
}
