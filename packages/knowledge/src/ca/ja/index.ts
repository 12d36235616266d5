/** The rows of Canada in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { BANK_ACCOUNT_JA } from './bank-account.ts'
import { BENEFIT_DECISION_JA } from './benefit-decision.ts'
import { BENEFITS_JA } from './benefits.ts'
import { BILLS_JA } from './bills.ts'
import { CAR_LOAN_JA } from './car-loan.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHANGES_JA } from './changes.ts'
import { CHILD_MAINTENANCE_JA } from './child-maintenance.ts'
import { COMPLAINT_REFUSED_JA } from './complaint-refused.ts'
import { CONDOMINIUM_JA } from './condominium.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { COURT_JA } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEPOSIT_JA } from './deposit.ts'
import { DISCIPLINE_JA } from './discipline.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENQUIRY_DAILY_LIFE_JA } from './enquiry-daily-life.ts'
import { ENQUIRY_EMPLOYMENT_INSURANCE_JA } from './enquiry-employment-insurance.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_JA } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_RENTED_HOME_JA } from './enquiry-rented-home.ts'
import { ENQUIRY_SHARED_HOME_JA } from './enquiry-shared-home.ts'
import { ENQUIRY_WORK_JA } from './enquiry-work.ts'
import { ENQUIRY_JA } from './enquiry.ts'
import { ESTATE_DEBT_JA } from './estate-debt.ts'
import { FINE_JA } from './fine.ts'
import { FLIGHTS_JA } from './flights.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_JA } from './housing.ts'
import { IMMIGRATION_REFUSAL_JA } from './immigration-refusal.ts'
import { INSURANCE_JA } from './insurance.ts'
import { JURY_SERVICE_JA } from './jury-service.ts'
import { LAYOFF_JA } from './layoff.ts'
import { LIMITATION_JA } from './limitation.ts'
import { MORTGAGE_JA } from './mortgage.ts'
import { PARKING_JA } from './parking.ts'
import { POLICY_CANCELLED_JA } from './policy-cancelled.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { SCAM_JA } from './scam.ts'
import { SENDERS_JA } from './senders.ts'
import { TAX_JA } from './tax.ts'
import { WARNINGS_AT_WORK_JA } from './warnings-at-work.ts'

export const CA_JA: Words = {
  ...BANK_ACCOUNT_JA,
  ...BENEFIT_DECISION_JA,
  ...BENEFITS_JA,
  ...BILLS_JA,
  ...CAR_LOAN_JA,
  ...CEASE_AND_DESIST_JA,
  ...CHANGES_JA,
  ...CHILD_MAINTENANCE_JA,
  ...COMPLAINT_REFUSED_JA,
  ...CONDOMINIUM_JA,
  ...CONSUMER_JA,
  ...COPYRIGHT_JA,
  ...COURT_JA,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_JA,
  ...DEBT_COLLECTION_JA,
  ...DEPOSIT_JA,
  ...DISCIPLINE_JA,
  ...EMPLOYMENT_JA,
  ...ENQUIRY_JA,
  ...ENQUIRY_DAILY_LIFE_JA,
  ...ENQUIRY_EMPLOYMENT_INSURANCE_JA,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_JA,
  ...ENQUIRY_RENTED_HOME_JA,
  ...ENQUIRY_SHARED_HOME_JA,
  ...ENQUIRY_WORK_JA,
  ...ESTATE_DEBT_JA,
  ...FINE_JA,
  ...FLIGHTS_JA,
  ...HELP_JA,
  ...HOUSING_JA,
  ...IMMIGRATION_REFUSAL_JA,
  ...INSURANCE_JA,
  ...JURY_SERVICE_JA,
  ...LAYOFF_JA,
  ...LIMITATION_JA,
  ...MORTGAGE_JA,
  ...PARKING_JA,
  ...POLICY_CANCELLED_JA,
  ...PRICE_RISE_JA,
  ...RENT_RISE_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...TAX_JA,
  ...WARNINGS_AT_WORK_JA,
  ...PUBLIC_DEBTS_JA,
}
