/** The United States: what people believe, put right; for questions alone. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_FOOD_AND_RIVALS } from './enquiry-beliefs-food-and-rivals.ts'
import { ENQUIRY_BELIEFS_MONEY } from './enquiry-beliefs-money.ts'
import { ENQUIRY_BELIEFS_STATUS } from './enquiry-beliefs-status.ts'

export const BELIEFS: readonly Rule[] = [
  ...ENQUIRY_BELIEFS_MONEY,
  ...ENQUIRY_BELIEFS_STATUS,
  ...ENQUIRY_BELIEFS_FOOD_AND_RIVALS,
]
