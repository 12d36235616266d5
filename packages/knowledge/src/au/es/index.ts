/** The rows of Australia in Spanish. Bodies, acts and forms keep their English name as well. */
import type { Words } from '@plainletter/contracts/rule'

import { BANK_ACCOUNT_ES } from './bank-account.ts'
import { BENEFITS_ES } from './benefits.ts'
import { BILLS_ES } from './bills.ts'
import { CAR_LOAN_ES } from './car-loan.ts'
import { CARD_PAYMENTS_ES } from './card-payments.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_ES } from './centrelink-decision.ts'
import { CHANGES_ES } from './changes.ts'
import { CHILD_SUPPORT_ES } from './child-support.ts'
import { COMPLAINT_REFUSED_ES } from './complaint-refused.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COPYRIGHT_ES } from './copyright.ts'
import { COUNCIL_RATES_ES } from './council-rates.ts'
import { COURT_ES } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_ES } from './credit-report.ts'
import { DATA_BREACH_ES } from './data-breach.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_ES } from './deposit-deductions.ts'
import { DEPOSIT_ES } from './deposit.ts'
import { DISCIPLINE_ES } from './discipline.ts'
import { EMPLOYMENT_ES } from './employment.ts'
import { ENERGY_DEBT_ES } from './energy-debt.ts'
import { ENQUIRY_DAILY_LIFE_ES } from './enquiry-daily-life.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_ES } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_RENTED_HOME_ES } from './enquiry-rented-home.ts'
import { ENQUIRY_WORK_ES } from './enquiry-work.ts'
import { ENQUIRY_ES } from './enquiry.ts'
import { ESTATE_DEBT_ES } from './estate-debt.ts'
import { FINE_ES } from './fine.ts'
import { FLIGHTS_ES } from './flights.ts'
import { HELP_ES } from './help.ts'
import { HOUSING_ES } from './housing.ts'
import { IMMIGRATION_REFUSAL_ES } from './immigration-refusal.ts'
import { INSURANCE_ES } from './insurance.ts'
import { JURY_SERVICE_ES } from './jury-service.ts'
import { LAWYERS_BILL_ES } from './lawyers-bill.ts'
import { LIMITATION_ES } from './limitation.ts'
import { MORTGAGE_ES } from './mortgage.ts'
import { OFFICIAL_ORDERS_ES } from './official-orders.ts'
import { PARKING_ES } from './parking.ts'
import { POLICY_CANCELLED_ES } from './policy-cancelled.ts'
import { PRICE_RISE_ES } from './price-rise.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { SCAM_ES } from './scam.ts'
import { SENDERS_ES } from './senders.ts'
import { STRATA_ES } from './strata.ts'
import { TAX_ES } from './tax.ts'
import { WARNINGS_AT_WORK_ES } from './warnings-at-work.ts'

export const AU_ES: Words = {
  ...BANK_ACCOUNT_ES,
  ...BENEFITS_ES,
  ...BILLS_ES,
  ...CAR_LOAN_ES,
  ...CARD_PAYMENTS_ES,
  ...CEASE_AND_DESIST_ES,
  ...CENTRELINK_DECISION_ES,
  ...CHANGES_ES,
  ...CHILD_SUPPORT_ES,
  ...COMPLAINT_REFUSED_ES,
  ...CONSUMER_ES,
  ...COPYRIGHT_ES,
  ...COUNCIL_RATES_ES,
  ...COURT_ES,
  ...CREDIT_REPORT_ES,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_ES,
  ...DEBT_COLLECTION_ES,
  ...DEPOSIT_ES,
  ...DEPOSIT_DEDUCTIONS_ES,
  ...DISCIPLINE_ES,
  ...EMPLOYMENT_ES,
  ...ENERGY_DEBT_ES,
  ...ENQUIRY_ES,
  ...ENQUIRY_DAILY_LIFE_ES,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_ES,
  ...ENQUIRY_RENTED_HOME_ES,
  ...ENQUIRY_WORK_ES,
  ...ESTATE_DEBT_ES,
  ...FINE_ES,
  ...FLIGHTS_ES,
  ...HELP_ES,
  ...HOUSING_ES,
  ...IMMIGRATION_REFUSAL_ES,
  ...INSURANCE_ES,
  ...JURY_SERVICE_ES,
  ...LAWYERS_BILL_ES,
  ...LIMITATION_ES,
  ...MORTGAGE_ES,
  ...OFFICIAL_ORDERS_ES,
  ...PARKING_ES,
  ...POLICY_CANCELLED_ES,
  ...PRICE_RISE_ES,
  ...PUBLIC_DEBTS_ES,
  ...RENT_RISE_ES,
  ...SCAM_ES,
  ...SENDERS_ES,
  ...STRATA_ES,
  ...TAX_ES,
  ...WARNINGS_AT_WORK_ES,
}
