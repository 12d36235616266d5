/** Questions about the fee of a management company: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGEMENT_FEE_FR: Words = {
  'ie.ask.management-fee': {
    says: 'Cela dépend. Demandez le budget voté et les comptes. Si vous devez la somme, demandez à payer en plusieurs fois avant le procès.',
    dependsOn: 'si le budget a été voté',
  },
}
