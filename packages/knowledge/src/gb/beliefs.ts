/** The United Kingdom: what people believe, put right; for questions alone. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_COURT } from './enquiry-beliefs-court.ts'
import { ENQUIRY_BELIEFS_DEBT } from './enquiry-beliefs-debt.ts'
import { ENQUIRY_BELIEFS_HOME_AND_HEIRS } from './enquiry-beliefs-home-and-heirs.ts'
import { ENQUIRY_BELIEFS_POLICE_AND_VISAS } from './enquiry-beliefs-police-and-visas.ts'
import { ENQUIRY_BELIEFS_STATE } from './enquiry-beliefs-state.ts'
import { ENQUIRY_BELIEFS_WORK_AND_BANK } from './enquiry-beliefs-work-and-bank.ts'

export const BELIEFS: readonly Rule[] = [
  ...ENQUIRY_BELIEFS_COURT,
  ...ENQUIRY_BELIEFS_DEBT,
  ...ENQUIRY_BELIEFS_WORK_AND_BANK,
  ...ENQUIRY_BELIEFS_HOME_AND_HEIRS,
  ...ENQUIRY_BELIEFS_POLICE_AND_VISAS,
  ...ENQUIRY_BELIEFS_STATE,
]
