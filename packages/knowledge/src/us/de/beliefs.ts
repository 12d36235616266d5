/** The United States in German: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_MONEY_DE } from './enquiry-beliefs-money.ts'

export const BELIEFS_DE: Words = {
  ...ENQUIRY_BELIEFS_MONEY_DE,
}
