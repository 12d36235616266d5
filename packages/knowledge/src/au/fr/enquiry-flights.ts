/** Questions about flights: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_FR: Words = {
  'au.ask.flight': {
    says: 'Cela dépend. Un vol doit être assuré avec soin et dans un temps raisonnable. Demandez à la compagnie un remboursement ou un autre vol, et regardez ses propres règles.',
    dependsOn: 'pourquoi le vol a été annulé',
  },
}
