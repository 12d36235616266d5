/** The United States in German: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_FOOD_AND_RIVALS_DE } from './enquiry-beliefs-food-and-rivals.ts'
import { ENQUIRY_BELIEFS_MONEY_DE } from './enquiry-beliefs-money.ts'
import { ENQUIRY_BELIEFS_STATUS_DE } from './enquiry-beliefs-status.ts'

export const BELIEFS_DE: Words = {
  ...ENQUIRY_BELIEFS_MONEY_DE,
  ...ENQUIRY_BELIEFS_STATUS_DE,
  ...ENQUIRY_BELIEFS_FOOD_AND_RIVALS_DE,
}
