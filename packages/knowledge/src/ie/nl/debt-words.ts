/** Ireland in Dutch: debts. */
import type { Words } from '@plainletter/contracts/rule'

import { BEFORE_COURT_NL } from './before-court.ts'
import { BROADBAND_NL } from './broadband.ts'
import { CAR_LOAN_NL } from './car-loan.ts'
import { CHILD_MAINTENANCE_NL } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_NL } from './collector-conduct.ts'
import { COURT_FINES_NL } from './court-fines.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEBT_PRACTICES_NL } from './debt-practices.ts'
import { DEBT_SOLD_NL } from './debt-sold.ts'
import { DEBTOR_SUMMONS_NL } from './debtor-summons.ts'
import { ESTATE_DEBT_NL } from './estate-debt.ts'
import { FAIR_DEAL_NL } from './fair-deal.ts'
import { FINE_NL } from './fine.ts'
import { HOSPITAL_CHARGES_NL } from './hospital-charges.ts'
import { INSTALMENT_ORDER_NL } from './instalment-order.ts'
import { JURY_SERVICE_NL } from './jury-service.ts'
import { LEAVING_FEE_NL } from './leaving-fee.ts'
import { LENDER_CALLS_NL } from './lender-calls.ts'
import { LENDERS_NL } from './lenders.ts'
import { LIMITATION_NL } from './limitation.ts'
import { MANAGEMENT_COMPANY_NL } from './management-company.ts'
import { MORTGAGE_NL } from './mortgage.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { RENT_WARNING_NL } from './rent-warning.ts'
import { WELFARE_DEBT_NL } from './welfare-debt.ts'

export const DEBT_WORDS_NL: Words = {
  ...COURT_JUDGMENT_NL,
  ...LENDERS_NL,
  ...COLLECTOR_CONDUCT_NL,
  ...BEFORE_COURT_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_COLLECTION_STEPS_NL,
  ...DEBT_PRACTICES_NL,
  ...FINE_NL,
  ...HOSPITAL_CHARGES_NL,
  ...LIMITATION_NL,
  ...CAR_LOAN_NL,
  ...MORTGAGE_NL,
  ...MANAGEMENT_COMPANY_NL,
  ...FAIR_DEAL_NL,
  ...INSTALMENT_ORDER_NL,
  ...BROADBAND_NL,
  ...JURY_SERVICE_NL,
  ...ESTATE_DEBT_NL,
  ...CHILD_MAINTENANCE_NL,
  ...DEBTOR_SUMMONS_NL,
  ...DEBT_SOLD_NL,
  ...LENDER_CALLS_NL,
  ...LEAVING_FEE_NL,
  ...RENT_WARNING_NL,
  ...COURT_FINES_NL,
  ...WELFARE_DEBT_NL,
  ...PUBLIC_DEBTS_NL,
}
