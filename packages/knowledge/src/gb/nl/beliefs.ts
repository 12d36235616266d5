/** The United Kingdom in Dutch: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_NL } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_NL } from './enquiry-beliefs-debt.ts'
import { ENQUIRY_BELIEFS_HOME_AND_HEIRS_NL } from './enquiry-beliefs-home-and-heirs.ts'
import { ENQUIRY_BELIEFS_POLICE_AND_VISAS_NL } from './enquiry-beliefs-police-and-visas.ts'
import { ENQUIRY_BELIEFS_STATE_NL } from './enquiry-beliefs-state.ts'
import { ENQUIRY_BELIEFS_WORK_AND_BANK_NL } from './enquiry-beliefs-work-and-bank.ts'

export const BELIEFS_NL: Words = {
  ...ENQUIRY_BELIEFS_COURT_NL,
  ...ENQUIRY_BELIEFS_DEBT_NL,
  ...ENQUIRY_BELIEFS_WORK_AND_BANK_NL,
  ...ENQUIRY_BELIEFS_HOME_AND_HEIRS_NL,
  ...ENQUIRY_BELIEFS_POLICE_AND_VISAS_NL,
  ...ENQUIRY_BELIEFS_STATE_NL,
}
