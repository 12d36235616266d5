/** The United Kingdom in Italian: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_IT } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_IT } from './enquiry-beliefs-debt.ts'

export const BELIEFS_IT: Words = {
  ...ENQUIRY_BELIEFS_COURT_IT,
  ...ENQUIRY_BELIEFS_DEBT_IT,
}
