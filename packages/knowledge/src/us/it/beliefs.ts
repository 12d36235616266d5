/** The United States in Italian: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_MONEY_IT } from './enquiry-beliefs-money.ts'

export const BELIEFS_IT: Words = {
  ...ENQUIRY_BELIEFS_MONEY_IT,
}
