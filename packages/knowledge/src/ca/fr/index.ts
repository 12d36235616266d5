/** The rows of Canada in French. Bodies and forms of provinces that work in English keep their English name as well. */
import type { Words } from '@plainletter/contracts/rule'

import { BANK_ACCOUNT_FR } from './bank-account.ts'
import { BENEFIT_DECISION_FR } from './benefit-decision.ts'
import { BENEFITS_WORDS } from './benefits.ts'
import { BILLS_WORDS } from './bills.ts'
import { CAR_LOAN_WORDS } from './car-loan.ts'
import { CEASE_AND_DESIST_WORDS } from './cease-and-desist.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_MAINTENANCE_FR } from './child-maintenance.ts'
import { COMPLAINT_REFUSED_FR } from './complaint-refused.ts'
import { CONDOMINIUM_WORDS } from './condominium.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COPYRIGHT_WORDS } from './copyright.ts'
import { COURT_WORDS } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { DATA_BREACH_WORDS } from './data-breach.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEPOSIT_WORDS } from './deposit.ts'
import { DISCIPLINE_WORDS } from './discipline.ts'
import { EMPLOYMENT_WORDS } from './employment.ts'
import { ENQUIRY_DAILY_LIFE_WORDS } from './enquiry-daily-life.ts'
import { ENQUIRY_EMPLOYMENT_INSURANCE_WORDS } from './enquiry-employment-insurance.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_WORDS } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_RENTED_HOME_WORDS } from './enquiry-rented-home.ts'
import { ENQUIRY_SHARED_HOME_WORDS } from './enquiry-shared-home.ts'
import { ENQUIRY_WORK_WORDS } from './enquiry-work.ts'
import { ENQUIRY_WORDS } from './enquiry.ts'
import { ESTATE_DEBT_FR } from './estate-debt.ts'
import { FINE_WORDS } from './fine.ts'
import { FLIGHTS_WORDS } from './flights.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { IMMIGRATION_REFUSAL_FR } from './immigration-refusal.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { JURY_SERVICE_FR } from './jury-service.ts'
import { LAYOFF_WORDS } from './layoff.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { MORTGAGE_WORDS } from './mortgage.ts'
import { PARKING_WORDS } from './parking.ts'
import { POLICY_CANCELLED_FR } from './policy-cancelled.ts'
import { PRICE_RISE_FR } from './price-rise.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { SCAM_WORDS } from './scam.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TAX_WORDS } from './tax.ts'
import { WARNINGS_AT_WORK_FR } from './warnings-at-work.ts'

export const CA_IN_FRENCH: Words = {
  ...RENT_RISE_WORDS,
  ...ENQUIRY_SHARED_HOME_WORDS,
  ...CHANGES_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...LIMITATION_WORDS,
  ...COURT_WORDS,
  ...LAYOFF_WORDS,
  ...DEPOSIT_WORDS,
  ...DISCIPLINE_WORDS,
  ...HOUSING_WORDS,
  ...EMPLOYMENT_WORDS,
  ...ENQUIRY_WORDS,
  ...ENQUIRY_DAILY_LIFE_WORDS,
  ...FLIGHTS_WORDS,
  ...HELP_WORDS,
  ...SENDERS_WORDS,
  ...TAX_WORDS,
  ...BENEFITS_WORDS,
  ...FINE_WORDS,
  ...PARKING_WORDS,
  ...BILLS_WORDS,
  ...SCAM_WORDS,
  ...COPYRIGHT_WORDS,
  ...CONSUMER_WORDS,
  ...INSURANCE_WORDS,
  ...ENQUIRY_EMPLOYMENT_INSURANCE_WORDS,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_WORDS,
  ...MORTGAGE_WORDS,
  ...CAR_LOAN_WORDS,
  ...CONDOMINIUM_WORDS,
  ...ENQUIRY_RENTED_HOME_WORDS,
  ...CEASE_AND_DESIST_WORDS,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_WORDS,
  ...ENQUIRY_WORK_WORDS,
  ...WARNINGS_AT_WORK_FR,
  ...COMPLAINT_REFUSED_FR,
  ...PRICE_RISE_FR,
  ...POLICY_CANCELLED_FR,
  ...BENEFIT_DECISION_FR,
  ...IMMIGRATION_REFUSAL_FR,
  ...JURY_SERVICE_FR,
  ...CHILD_MAINTENANCE_FR,
  ...ESTATE_DEBT_FR,
  ...BANK_ACCOUNT_FR,
  ...PUBLIC_DEBTS_FR,
}
