/** The United Kingdom in Japanese: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_JA } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_JA } from './enquiry-beliefs-debt.ts'

export const BELIEFS_JA: Words = {
  ...ENQUIRY_BELIEFS_COURT_JA,
  ...ENQUIRY_BELIEFS_DEBT_JA,
}
