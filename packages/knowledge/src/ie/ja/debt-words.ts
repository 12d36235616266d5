/** Ireland in Japanese: debts. */
import type { Words } from '@plainletter/contracts/rule'

import { BEFORE_COURT_JA } from './before-court.ts'
import { BROADBAND_JA } from './broadband.ts'
import { CAR_LOAN_JA } from './car-loan.ts'
import { CHILD_MAINTENANCE_JA } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_JA } from './collector-conduct.ts'
import { COURT_FINES_JA } from './court-fines.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEBT_PRACTICES_JA } from './debt-practices.ts'
import { DEBT_SOLD_JA } from './debt-sold.ts'
import { DEBTOR_SUMMONS_JA } from './debtor-summons.ts'
import { ESTATE_DEBT_JA } from './estate-debt.ts'
import { FAIR_DEAL_JA } from './fair-deal.ts'
import { FINE_JA } from './fine.ts'
import { HOSPITAL_CHARGES_JA } from './hospital-charges.ts'
import { INSTALMENT_ORDER_JA } from './instalment-order.ts'
import { JURY_SERVICE_JA } from './jury-service.ts'
import { LEAVING_FEE_JA } from './leaving-fee.ts'
import { LENDER_CALLS_JA } from './lender-calls.ts'
import { LENDERS_JA } from './lenders.ts'
import { LIMITATION_JA } from './limitation.ts'
import { MANAGEMENT_COMPANY_JA } from './management-company.ts'
import { MORTGAGE_JA } from './mortgage.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { RENT_WARNING_JA } from './rent-warning.ts'
import { WELFARE_DEBT_JA } from './welfare-debt.ts'

export const DEBT_WORDS_JA: Words = {
  ...COURT_JUDGMENT_JA,
  ...LENDERS_JA,
  ...COLLECTOR_CONDUCT_JA,
  ...BEFORE_COURT_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DEBT_PRACTICES_JA,
  ...FINE_JA,
  ...HOSPITAL_CHARGES_JA,
  ...LIMITATION_JA,
  ...CAR_LOAN_JA,
  ...MORTGAGE_JA,
  ...MANAGEMENT_COMPANY_JA,
  ...FAIR_DEAL_JA,
  ...INSTALMENT_ORDER_JA,
  ...BROADBAND_JA,
  ...JURY_SERVICE_JA,
  ...ESTATE_DEBT_JA,
  ...CHILD_MAINTENANCE_JA,
  ...DEBTOR_SUMMONS_JA,
  ...DEBT_SOLD_JA,
  ...LENDER_CALLS_JA,
  ...LEAVING_FEE_JA,
  ...RENT_WARNING_JA,
  ...COURT_FINES_JA,
  ...WELFARE_DEBT_JA,
  ...PUBLIC_DEBTS_JA,
}
