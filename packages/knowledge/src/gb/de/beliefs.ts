/** The United Kingdom in German: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_DE } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_DE } from './enquiry-beliefs-debt.ts'

export const BELIEFS_DE: Words = {
  ...ENQUIRY_BELIEFS_COURT_DE,
  ...ENQUIRY_BELIEFS_DEBT_DE,
}
