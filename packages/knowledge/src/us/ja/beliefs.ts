/** The United States in Japanese: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_FOOD_AND_RIVALS_JA } from './enquiry-beliefs-food-and-rivals.ts'
import { ENQUIRY_BELIEFS_MONEY_JA } from './enquiry-beliefs-money.ts'
import { ENQUIRY_BELIEFS_STATUS_JA } from './enquiry-beliefs-status.ts'

export const BELIEFS_JA: Words = {
  ...ENQUIRY_BELIEFS_MONEY_JA,
  ...ENQUIRY_BELIEFS_STATUS_JA,
  ...ENQUIRY_BELIEFS_FOOD_AND_RIVALS_JA,
}
