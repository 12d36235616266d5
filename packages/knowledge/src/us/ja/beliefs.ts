/** The United States in Japanese: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_MONEY_JA } from './enquiry-beliefs-money.ts'

export const BELIEFS_JA: Words = {
  ...ENQUIRY_BELIEFS_MONEY_JA,
}
