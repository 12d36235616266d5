/** The United Kingdom in Italian: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_IT } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_IT } from './enquiry-beliefs-debt.ts'
import { ENQUIRY_BELIEFS_HOME_AND_HEIRS_IT } from './enquiry-beliefs-home-and-heirs.ts'
import { ENQUIRY_BELIEFS_POLICE_AND_VISAS_IT } from './enquiry-beliefs-police-and-visas.ts'
import { ENQUIRY_BELIEFS_STATE_IT } from './enquiry-beliefs-state.ts'
import { ENQUIRY_BELIEFS_WORK_AND_BANK_IT } from './enquiry-beliefs-work-and-bank.ts'

export const BELIEFS_IT: Words = {
  ...ENQUIRY_BELIEFS_COURT_IT,
  ...ENQUIRY_BELIEFS_DEBT_IT,
  ...ENQUIRY_BELIEFS_WORK_AND_BANK_IT,
  ...ENQUIRY_BELIEFS_HOME_AND_HEIRS_IT,
  ...ENQUIRY_BELIEFS_POLICE_AND_VISAS_IT,
  ...ENQUIRY_BELIEFS_STATE_IT,
}
