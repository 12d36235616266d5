/** The United States in French: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_FOOD_AND_RIVALS_FR } from './enquiry-beliefs-food-and-rivals.ts'
import { ENQUIRY_BELIEFS_MONEY_FR } from './enquiry-beliefs-money.ts'
import { ENQUIRY_BELIEFS_STATUS_FR } from './enquiry-beliefs-status.ts'

export const BELIEFS_FR: Words = {
  ...ENQUIRY_BELIEFS_MONEY_FR,
  ...ENQUIRY_BELIEFS_STATUS_FR,
  ...ENQUIRY_BELIEFS_FOOD_AND_RIVALS_FR,
}
