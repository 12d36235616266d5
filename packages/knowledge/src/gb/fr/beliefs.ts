/** The United Kingdom in French: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_FR } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_FR } from './enquiry-beliefs-debt.ts'
import { ENQUIRY_BELIEFS_HOME_AND_HEIRS_FR } from './enquiry-beliefs-home-and-heirs.ts'
import { ENQUIRY_BELIEFS_POLICE_AND_VISAS_FR } from './enquiry-beliefs-police-and-visas.ts'
import { ENQUIRY_BELIEFS_STATE_FR } from './enquiry-beliefs-state.ts'
import { ENQUIRY_BELIEFS_WORK_AND_BANK_FR } from './enquiry-beliefs-work-and-bank.ts'

export const BELIEFS_FR: Words = {
  ...ENQUIRY_BELIEFS_COURT_FR,
  ...ENQUIRY_BELIEFS_DEBT_FR,
  ...ENQUIRY_BELIEFS_WORK_AND_BANK_FR,
  ...ENQUIRY_BELIEFS_HOME_AND_HEIRS_FR,
  ...ENQUIRY_BELIEFS_POLICE_AND_VISAS_FR,
  ...ENQUIRY_BELIEFS_STATE_FR,
}
