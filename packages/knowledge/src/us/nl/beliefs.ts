/** The United States in Dutch: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_MONEY_NL } from './enquiry-beliefs-money.ts'

export const BELIEFS_NL: Words = {
  ...ENQUIRY_BELIEFS_MONEY_NL,
}
