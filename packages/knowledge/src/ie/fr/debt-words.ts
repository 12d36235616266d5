/** Ireland in French: debts. */
import type { Words } from '@plainletter/contracts/rule'

import { BEFORE_COURT_FR } from './before-court.ts'
import { BROADBAND_FR } from './broadband.ts'
import { CAR_LOAN_FR } from './car-loan.ts'
import { CHILD_MAINTENANCE_FR } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_FR } from './collector-conduct.ts'
import { COURT_FINES_FR } from './court-fines.ts'
import { COURT_JUDGMENT_FR } from './court-judgment.ts'
import { DEBT_COLLECTION_STEPS_FR } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEBT_PRACTICES_FR } from './debt-practices.ts'
import { DEBT_SOLD_FR } from './debt-sold.ts'
import { DEBTOR_SUMMONS_FR } from './debtor-summons.ts'
import { ESTATE_DEBT_FR } from './estate-debt.ts'
import { FAIR_DEAL_FR } from './fair-deal.ts'
import { FINE_FR } from './fine.ts'
import { HOSPITAL_CHARGES_FR } from './hospital-charges.ts'
import { INSTALMENT_ORDER_FR } from './instalment-order.ts'
import { JURY_SERVICE_FR } from './jury-service.ts'
import { LEAVING_FEE_FR } from './leaving-fee.ts'
import { LENDER_CALLS_FR } from './lender-calls.ts'
import { LENDERS_FR } from './lenders.ts'
import { LIMITATION_FR } from './limitation.ts'
import { MANAGEMENT_COMPANY_FR } from './management-company.ts'
import { MORTGAGE_FR } from './mortgage.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { RENT_WARNING_FR } from './rent-warning.ts'
import { WELFARE_DEBT_FR } from './welfare-debt.ts'

export const DEBT_WORDS_FR: Words = {
  ...COURT_JUDGMENT_FR,
  ...LENDERS_FR,
  ...COLLECTOR_CONDUCT_FR,
  ...BEFORE_COURT_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_STEPS_FR,
  ...DEBT_PRACTICES_FR,
  ...FINE_FR,
  ...HOSPITAL_CHARGES_FR,
  ...LIMITATION_FR,
  ...CAR_LOAN_FR,
  ...MORTGAGE_FR,
  ...MANAGEMENT_COMPANY_FR,
  ...FAIR_DEAL_FR,
  ...INSTALMENT_ORDER_FR,
  ...BROADBAND_FR,
  ...JURY_SERVICE_FR,
  ...ESTATE_DEBT_FR,
  ...CHILD_MAINTENANCE_FR,
  ...DEBTOR_SUMMONS_FR,
  ...DEBT_SOLD_FR,
  ...LENDER_CALLS_FR,
  ...LEAVING_FEE_FR,
  ...RENT_WARNING_FR,
  ...COURT_FINES_FR,
  ...WELFARE_DEBT_FR,
  ...PUBLIC_DEBTS_FR,
}
