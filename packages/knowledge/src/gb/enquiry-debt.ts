/** Questions about debt: every part in one list. Rows that fit equally well keep this order. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_BAILIFF_CASES } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_COUNCIL_TAX } from './enquiry-council-tax.ts'
import { ENQUIRY_CREDIT_AGREEMENT } from './enquiry-credit-agreement.ts'
import { ENQUIRY_BAILIFF } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_DEBT_CLAIMS } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_FREE_TV_LICENCE } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_INSOLVENCY } from './enquiry-insolvency.ts'
import { ENQUIRY_OLD_DEBT } from './enquiry-old-debt.ts'
import { ENQUIRY_TV_LICENCE_CALLERS } from './enquiry-tv-licence-callers.ts'

export const ENQUIRY_DEBT: readonly Rule[] = [
  ...ENQUIRY_DEBT_DOOR,
  ...ENQUIRY_DEBT_PEOPLE,
  ...ENQUIRY_DEBT_COURT,
  ...ENQUIRY_DEBT_COLLECTORS,
  ...ENQUIRY_DEBT_WAYS_OUT,
  ...ENQUIRY_DEBT_MONEY,
  ...ENQUIRY_OLD_DEBT,
  ...ENQUIRY_DEBT_CLAIMS,
  ...ENQUIRY_INSOLVENCY,
  ...ENQUIRY_BAILIFF,
  ...ENQUIRY_BAILIFF_CASES,
  ...ENQUIRY_TV_LICENCE_CALLERS,
  ...ENQUIRY_BAILIFF_POWERS,
  ...ENQUIRY_COUNCIL_TAX,
  ...ENQUIRY_BENEFIT_DEDUCTIONS,
  ...ENQUIRY_CREDIT_AGREEMENT,
  ...ENQUIRY_FREE_TV_LICENCE,
  ...ENQUIRY_DEBT_GUIDANCE,
]
