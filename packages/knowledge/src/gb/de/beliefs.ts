/** The United Kingdom in German: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_DE } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_DE } from './enquiry-beliefs-debt.ts'
import { ENQUIRY_BELIEFS_HOME_AND_HEIRS_DE } from './enquiry-beliefs-home-and-heirs.ts'
import { ENQUIRY_BELIEFS_POLICE_AND_VISAS_DE } from './enquiry-beliefs-police-and-visas.ts'
import { ENQUIRY_BELIEFS_STATE_DE } from './enquiry-beliefs-state.ts'
import { ENQUIRY_BELIEFS_WORK_AND_BANK_DE } from './enquiry-beliefs-work-and-bank.ts'

export const BELIEFS_DE: Words = {
  ...ENQUIRY_BELIEFS_COURT_DE,
  ...ENQUIRY_BELIEFS_DEBT_DE,
  ...ENQUIRY_BELIEFS_WORK_AND_BANK_DE,
  ...ENQUIRY_BELIEFS_HOME_AND_HEIRS_DE,
  ...ENQUIRY_BELIEFS_POLICE_AND_VISAS_DE,
  ...ENQUIRY_BELIEFS_STATE_DE,
}
