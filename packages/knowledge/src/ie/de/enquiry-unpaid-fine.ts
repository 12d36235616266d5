/** Questions about an unpaid fine: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_FINE_DE: Words = {
  'ie.ask.unpaid-fine': {
    says: 'Gehen Sie am Tag zum Gericht und bringen Sie eine Aufstellung Ihres Geldes mit. Der Richter kann es vom Lohn nehmen, bei einer Strafe über €500 Sachen holen lassen oder gemeinnützige Arbeit geben. Gefängnis kommt zuletzt. Eine Strafe von über €100 kann in Raten über 12 Monate gezahlt werden.',
  },
}
