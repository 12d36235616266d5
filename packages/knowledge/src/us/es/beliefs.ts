/** The United States in Spanish: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_FOOD_AND_RIVALS_ES } from './enquiry-beliefs-food-and-rivals.ts'
import { ENQUIRY_BELIEFS_MONEY_ES } from './enquiry-beliefs-money.ts'
import { ENQUIRY_BELIEFS_STATUS_ES } from './enquiry-beliefs-status.ts'

export const BELIEFS_ES: Words = {
  ...ENQUIRY_BELIEFS_MONEY_ES,
  ...ENQUIRY_BELIEFS_STATUS_ES,
  ...ENQUIRY_BELIEFS_FOOD_AND_RIVALS_ES,
}
