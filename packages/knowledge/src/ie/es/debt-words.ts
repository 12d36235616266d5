/** Ireland in Spanish: debts. */
import type { Words } from '@plainletter/contracts/rule'

import { BEFORE_COURT_ES } from './before-court.ts'
import { BROADBAND_ES } from './broadband.ts'
import { CAR_LOAN_ES } from './car-loan.ts'
import { CHILD_MAINTENANCE_ES } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_ES } from './collector-conduct.ts'
import { COURT_FINES_ES } from './court-fines.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEBT_PRACTICES_ES } from './debt-practices.ts'
import { DEBT_SOLD_ES } from './debt-sold.ts'
import { DEBTOR_SUMMONS_ES } from './debtor-summons.ts'
import { ESTATE_DEBT_ES } from './estate-debt.ts'
import { FAIR_DEAL_ES } from './fair-deal.ts'
import { FINE_ES } from './fine.ts'
import { HOSPITAL_CHARGES_ES } from './hospital-charges.ts'
import { INSTALMENT_ORDER_ES } from './instalment-order.ts'
import { JURY_SERVICE_ES } from './jury-service.ts'
import { LEAVING_FEE_ES } from './leaving-fee.ts'
import { LENDER_CALLS_ES } from './lender-calls.ts'
import { LENDERS_ES } from './lenders.ts'
import { LIMITATION_ES } from './limitation.ts'
import { MANAGEMENT_COMPANY_ES } from './management-company.ts'
import { MORTGAGE_ES } from './mortgage.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { RENT_WARNING_ES } from './rent-warning.ts'
import { WELFARE_DEBT_ES } from './welfare-debt.ts'

export const DEBT_WORDS_ES: Words = {
  ...COURT_JUDGMENT_ES,
  ...LENDERS_ES,
  ...COLLECTOR_CONDUCT_ES,
  ...BEFORE_COURT_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_STEPS_ES,
  ...DEBT_PRACTICES_ES,
  ...FINE_ES,
  ...HOSPITAL_CHARGES_ES,
  ...LIMITATION_ES,
  ...CAR_LOAN_ES,
  ...MORTGAGE_ES,
  ...MANAGEMENT_COMPANY_ES,
  ...FAIR_DEAL_ES,
  ...INSTALMENT_ORDER_ES,
  ...BROADBAND_ES,
  ...JURY_SERVICE_ES,
  ...ESTATE_DEBT_ES,
  ...CHILD_MAINTENANCE_ES,
  ...DEBTOR_SUMMONS_ES,
  ...DEBT_SOLD_ES,
  ...LENDER_CALLS_ES,
  ...LEAVING_FEE_ES,
  ...RENT_WARNING_ES,
  ...COURT_FINES_ES,
  ...WELFARE_DEBT_ES,
  ...PUBLIC_DEBTS_ES,
}
