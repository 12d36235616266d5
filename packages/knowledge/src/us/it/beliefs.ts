/** The United States in Italian: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_FOOD_AND_RIVALS_IT } from './enquiry-beliefs-food-and-rivals.ts'
import { ENQUIRY_BELIEFS_MONEY_IT } from './enquiry-beliefs-money.ts'
import { ENQUIRY_BELIEFS_STATUS_IT } from './enquiry-beliefs-status.ts'

export const BELIEFS_IT: Words = {
  ...ENQUIRY_BELIEFS_MONEY_IT,
  ...ENQUIRY_BELIEFS_STATUS_IT,
  ...ENQUIRY_BELIEFS_FOOD_AND_RIVALS_IT,
}
