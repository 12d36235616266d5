/** Questions about debt: every part in one list. Rows that fit equally well keep this order. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_BAILIFF_CASES } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BELIEFS } from './enquiry-beliefs.ts'
import { ENQUIRY_BAILIFF } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_DEBT_CASES } from './enquiry-debt-cases.ts'
import { ENQUIRY_DEBT_COLLECTORS } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT } from './enquiry-debt-ways-out.ts'

export const ENQUIRY_DEBT: readonly Rule[] = [
  ...ENQUIRY_DEBT_DOOR,
  ...ENQUIRY_DEBT_PEOPLE,
  ...ENQUIRY_DEBT_COURT,
  ...ENQUIRY_DEBT_COLLECTORS,
  ...ENQUIRY_DEBT_WAYS_OUT,
  ...ENQUIRY_DEBT_MONEY,
  ...ENQUIRY_DEBT_CASES,
  ...ENQUIRY_BAILIFF,
  ...ENQUIRY_BAILIFF_CASES,
  ...ENQUIRY_BELIEFS,
  ...ENQUIRY_DEBT_GUIDANCE,
]
