/** The United States in Dutch: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_FOOD_AND_RIVALS_NL } from './enquiry-beliefs-food-and-rivals.ts'
import { ENQUIRY_BELIEFS_MONEY_NL } from './enquiry-beliefs-money.ts'
import { ENQUIRY_BELIEFS_STATUS_NL } from './enquiry-beliefs-status.ts'

export const BELIEFS_NL: Words = {
  ...ENQUIRY_BELIEFS_MONEY_NL,
  ...ENQUIRY_BELIEFS_STATUS_NL,
  ...ENQUIRY_BELIEFS_FOOD_AND_RIVALS_NL,
}
