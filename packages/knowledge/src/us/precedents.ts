/** All leading cases of the United States, by subject, the most telling first. All bind every state. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ARBITRATION_PRECEDENTS } from './precedents-arbitration.ts'
import { BANKRUPTCY_TAX_AND_FINE_PRECEDENTS } from './precedents-bankruptcy-tax-and-fines.ts'
import { BENEFIT_PRECEDENTS } from './precedents-benefits.ts'
import { COLLECTOR_PRECEDENTS } from './precedents-collectors.ts'
import { COPYRIGHT_PRECEDENTS } from './precedents-copyright.ts'
import { COURT_DEBT_PRECEDENTS } from './precedents-court-debts.ts'
import { CREDIT_PRECEDENTS } from './precedents-credit.ts'
import { HOME_PRECEDENTS } from './precedents-home.ts'
import { INSURANCE_PRECEDENTS } from './precedents-insurance.ts'
import { PAY_PRECEDENTS } from './precedents-pay.ts'
import { UNFAIR_TREATMENT_PRECEDENTS } from './precedents-unfair-treatment.ts'

export const US_PRECEDENTS: readonly Precedent[] = [
  ...COLLECTOR_PRECEDENTS,
  ...CREDIT_PRECEDENTS,
  ...COURT_DEBT_PRECEDENTS,
  ...BENEFIT_PRECEDENTS,
  ...BANKRUPTCY_TAX_AND_FINE_PRECEDENTS,
  ...HOME_PRECEDENTS,
  ...UNFAIR_TREATMENT_PRECEDENTS,
  ...PAY_PRECEDENTS,
  ...ARBITRATION_PRECEDENTS,
  ...INSURANCE_PRECEDENTS,
  ...COPYRIGHT_PRECEDENTS,
]
