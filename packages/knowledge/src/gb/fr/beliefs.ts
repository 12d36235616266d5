/** The United Kingdom in French: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_FR } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_FR } from './enquiry-beliefs-debt.ts'

export const BELIEFS_FR: Words = {
  ...ENQUIRY_BELIEFS_COURT_FR,
  ...ENQUIRY_BELIEFS_DEBT_FR,
}
