/** Ireland in German: debts. */
import type { Words } from '@plainletter/contracts/rule'

import { BEFORE_COURT_DE } from './before-court.ts'
import { BROADBAND_DE } from './broadband.ts'
import { CAR_LOAN_DE } from './car-loan.ts'
import { CHILD_MAINTENANCE_DE } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_DE } from './collector-conduct.ts'
import { COURT_FINES_DE } from './court-fines.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_PRACTICES_DE } from './debt-practices.ts'
import { DEBT_SOLD_DE } from './debt-sold.ts'
import { DEBTOR_SUMMONS_DE } from './debtor-summons.ts'
import { ESTATE_DEBT_DE } from './estate-debt.ts'
import { FAIR_DEAL_DE } from './fair-deal.ts'
import { FINE_DE } from './fine.ts'
import { HOSPITAL_CHARGES_DE } from './hospital-charges.ts'
import { INSTALMENT_ORDER_DE } from './instalment-order.ts'
import { JURY_SERVICE_DE } from './jury-service.ts'
import { LEAVING_FEE_DE } from './leaving-fee.ts'
import { LENDER_CALLS_DE } from './lender-calls.ts'
import { LENDERS_DE } from './lenders.ts'
import { LIMITATION_DE } from './limitation.ts'
import { MANAGEMENT_COMPANY_DE } from './management-company.ts'
import { MORTGAGE_DE } from './mortgage.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { RENT_WARNING_DE } from './rent-warning.ts'
import { WELFARE_DEBT_DE } from './welfare-debt.ts'

export const DEBT_WORDS_DE: Words = {
  ...COURT_JUDGMENT_DE,
  ...LENDERS_DE,
  ...COLLECTOR_CONDUCT_DE,
  ...BEFORE_COURT_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...DEBT_PRACTICES_DE,
  ...FINE_DE,
  ...HOSPITAL_CHARGES_DE,
  ...LIMITATION_DE,
  ...CAR_LOAN_DE,
  ...MORTGAGE_DE,
  ...MANAGEMENT_COMPANY_DE,
  ...FAIR_DEAL_DE,
  ...INSTALMENT_ORDER_DE,
  ...BROADBAND_DE,
  ...JURY_SERVICE_DE,
  ...ESTATE_DEBT_DE,
  ...CHILD_MAINTENANCE_DE,
  ...DEBTOR_SUMMONS_DE,
  ...DEBT_SOLD_DE,
  ...LENDER_CALLS_DE,
  ...LEAVING_FEE_DE,
  ...RENT_WARNING_DE,
  ...COURT_FINES_DE,
  ...WELFARE_DEBT_DE,
  ...PUBLIC_DEBTS_DE,
}
