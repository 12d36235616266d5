/** The United Kingdom in Spanish: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_ES } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_ES } from './enquiry-beliefs-debt.ts'
import { ENQUIRY_BELIEFS_HOME_AND_HEIRS_ES } from './enquiry-beliefs-home-and-heirs.ts'
import { ENQUIRY_BELIEFS_POLICE_AND_VISAS_ES } from './enquiry-beliefs-police-and-visas.ts'
import { ENQUIRY_BELIEFS_STATE_ES } from './enquiry-beliefs-state.ts'
import { ENQUIRY_BELIEFS_WORK_AND_BANK_ES } from './enquiry-beliefs-work-and-bank.ts'

export const BELIEFS_ES: Words = {
  ...ENQUIRY_BELIEFS_COURT_ES,
  ...ENQUIRY_BELIEFS_DEBT_ES,
  ...ENQUIRY_BELIEFS_WORK_AND_BANK_ES,
  ...ENQUIRY_BELIEFS_HOME_AND_HEIRS_ES,
  ...ENQUIRY_BELIEFS_POLICE_AND_VISAS_ES,
  ...ENQUIRY_BELIEFS_STATE_ES,
}
