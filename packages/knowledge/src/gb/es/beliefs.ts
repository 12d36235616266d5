/** The United Kingdom in Spanish: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_ES } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_ES } from './enquiry-beliefs-debt.ts'

export const BELIEFS_ES: Words = {
  ...ENQUIRY_BELIEFS_COURT_ES,
  ...ENQUIRY_BELIEFS_DEBT_ES,
}
