/** Ireland in Italian: debts. */
import type { Words } from '@plainletter/contracts/rule'

import { BEFORE_COURT_IT } from './before-court.ts'
import { BROADBAND_IT } from './broadband.ts'
import { CAR_LOAN_IT } from './car-loan.ts'
import { CHILD_MAINTENANCE_IT } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_IT } from './collector-conduct.ts'
import { COURT_FINES_IT } from './court-fines.ts'
import { COURT_JUDGMENT_IT } from './court-judgment.ts'
import { DEBT_COLLECTION_STEPS_IT } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEBT_PRACTICES_IT } from './debt-practices.ts'
import { DEBT_SOLD_IT } from './debt-sold.ts'
import { DEBTOR_SUMMONS_IT } from './debtor-summons.ts'
import { ESTATE_DEBT_IT } from './estate-debt.ts'
import { FAIR_DEAL_IT } from './fair-deal.ts'
import { FINE_IT } from './fine.ts'
import { HOSPITAL_CHARGES_IT } from './hospital-charges.ts'
import { INSTALMENT_ORDER_IT } from './instalment-order.ts'
import { JURY_SERVICE_IT } from './jury-service.ts'
import { LEAVING_FEE_IT } from './leaving-fee.ts'
import { LENDER_CALLS_IT } from './lender-calls.ts'
import { LENDERS_IT } from './lenders.ts'
import { LIMITATION_IT } from './limitation.ts'
import { MANAGEMENT_COMPANY_IT } from './management-company.ts'
import { MORTGAGE_IT } from './mortgage.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { RENT_WARNING_IT } from './rent-warning.ts'
import { WELFARE_DEBT_IT } from './welfare-debt.ts'

export const DEBT_WORDS_IT: Words = {
  ...COURT_JUDGMENT_IT,
  ...LENDERS_IT,
  ...COLLECTOR_CONDUCT_IT,
  ...BEFORE_COURT_IT,
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_STEPS_IT,
  ...DEBT_PRACTICES_IT,
  ...FINE_IT,
  ...HOSPITAL_CHARGES_IT,
  ...LIMITATION_IT,
  ...CAR_LOAN_IT,
  ...MORTGAGE_IT,
  ...MANAGEMENT_COMPANY_IT,
  ...FAIR_DEAL_IT,
  ...INSTALMENT_ORDER_IT,
  ...BROADBAND_IT,
  ...JURY_SERVICE_IT,
  ...ESTATE_DEBT_IT,
  ...CHILD_MAINTENANCE_IT,
  ...DEBTOR_SUMMONS_IT,
  ...DEBT_SOLD_IT,
  ...LENDER_CALLS_IT,
  ...LEAVING_FEE_IT,
  ...RENT_WARNING_IT,
  ...COURT_FINES_IT,
  ...WELFARE_DEBT_IT,
  ...PUBLIC_DEBTS_IT,
}
