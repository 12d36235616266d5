/** The Dutch words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_NL: Words = {
  'ie.ask.old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter. Een betaling of getekend briefje laat het opnieuw beginnen. Een vonnis geldt twaalf jaar.',
    dependsOn: 'de dag waarop u het laatst betaalde of schreef dat u het schuldig bent',
  },
}
