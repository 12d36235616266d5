/** The Dutch words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NL: Words = {
  'be.ask.deposit': {
    dependsOn: 'uw gewest',
    says: 'Ze staat op een geblokkeerde rekening op uw naam. Meestal hoogstens twee maanden, in Vlaanderen drie. Ze komt vrij met beider akkoord of via de rechter.',
  },
}
