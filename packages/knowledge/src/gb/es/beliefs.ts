/** The United Kingdom in Spanish: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT_ES } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT_ES } from './enquiry-beliefs-debt.ts'
import { ENQUIRY_BELIEFS_POLICE_AND_VISAS_ES } from './enquiry-beliefs-police-and-visas.ts'
import { ENQUIRY_BELIEFS_STATE_ES } from './enquiry-beliefs-state.ts'

export const BELIEFS_ES: Words = {
  ...ENQUIRY_BELIEFS_COURT_ES,
  ...ENQUIRY_BELIEFS_DEBT_ES,
  ...ENQUIRY_BELIEFS_POLICE_AND_VISAS_ES,
  ...ENQUIRY_BELIEFS_STATE_ES,
}
