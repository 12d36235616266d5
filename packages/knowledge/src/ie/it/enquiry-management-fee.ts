/** Questions about the fee of a management company: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGEMENT_FEE_IT: Words = {
  'ie.ask.management-fee': {
    says: 'Dipende. Chieda il bilancio approvato e i conti. Se lo deve, chieda di pagare a rate prima della causa.',
    dependsOn: 'se il bilancio è stato approvato',
  },
}
