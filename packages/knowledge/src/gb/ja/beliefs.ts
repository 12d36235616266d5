/** The United Kingdom in Japanese: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_JA } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_JA } from './enquiry-beliefs-debt.ts'
import { ENQUIRY_BELIEFS_HOME_AND_HEIRS_JA } from './enquiry-beliefs-home-and-heirs.ts'
import { ENQUIRY_BELIEFS_POLICE_AND_VISAS_JA } from './enquiry-beliefs-police-and-visas.ts'
import { ENQUIRY_BELIEFS_STATE_JA } from './enquiry-beliefs-state.ts'
import { ENQUIRY_BELIEFS_WORK_AND_BANK_JA } from './enquiry-beliefs-work-and-bank.ts'

export const BELIEFS_JA: Words = {
  ...ENQUIRY_BELIEFS_COURT_JA,
  ...ENQUIRY_BELIEFS_DEBT_JA,
  ...ENQUIRY_BELIEFS_WORK_AND_BANK_JA,
  ...ENQUIRY_BELIEFS_HOME_AND_HEIRS_JA,
  ...ENQUIRY_BELIEFS_POLICE_AND_VISAS_JA,
  ...ENQUIRY_BELIEFS_STATE_JA,
}
