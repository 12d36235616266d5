/** The rows of Australia in Japanese. Bodies, forms and acts keep their English names as well. */
import type { Words } from '@plainletter/contracts/rule'

import { BANK_ACCOUNT_JA } from './bank-account.ts'
import { BENEFITS_JA } from './benefits.ts'
import { BILLS_JA } from './bills.ts'
import { CAR_LOAN_JA } from './car-loan.ts'
import { CARD_PAYMENTS_JA } from './card-payments.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_JA } from './centrelink-decision.ts'
import { CHANGES_JA } from './changes.ts'
import { CHILD_SUPPORT_JA } from './child-support.ts'
import { COMPLAINT_REFUSED_JA } from './complaint-refused.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { COUNCIL_RATES_JA } from './council-rates.ts'
import { COURT_JA } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_JA } from './credit-report.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_JA } from './deposit-deductions.ts'
import { DEPOSIT_JA } from './deposit.ts'
import { DISCIPLINE_JA } from './discipline.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENERGY_DEBT_JA } from './energy-debt.ts'
import { ENQUIRY_DAILY_LIFE_JA } from './enquiry-daily-life.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_JA } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_RENTED_HOME_JA } from './enquiry-rented-home.ts'
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
import { LAWYERS_BILL_JA } from './lawyers-bill.ts'
import { LIMITATION_JA } from './limitation.ts'
import { MORTGAGE_JA } from './mortgage.ts'
import { OFFICIAL_ORDERS_JA } from './official-orders.ts'
import { PARKING_JA } from './parking.ts'
import { POLICY_CANCELLED_JA } from './policy-cancelled.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { SCAM_JA } from './scam.ts'
import { SENDERS_JA } from './senders.ts'
import { STRATA_JA } from './strata.ts'
import { TAX_JA } from './tax.ts'
import { WARNINGS_AT_WORK_JA } from './warnings-at-work.ts'

export const AU_JA: Words = {
  ...BANK_ACCOUNT_JA,
  ...BENEFITS_JA,
  ...BILLS_JA,
  ...CAR_LOAN_JA,
  ...CARD_PAYMENTS_JA,
  ...CEASE_AND_DESIST_JA,
  ...CENTRELINK_DECISION_JA,
  ...CHANGES_JA,
  ...CHILD_SUPPORT_JA,
  ...COMPLAINT_REFUSED_JA,
  ...CONSUMER_JA,
  ...COPYRIGHT_JA,
  ...COUNCIL_RATES_JA,
  ...COURT_JA,
  ...CREDIT_REPORT_JA,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_JA,
  ...DEBT_COLLECTION_JA,
  ...DEPOSIT_DEDUCTIONS_JA,
  ...DEPOSIT_JA,
  ...DISCIPLINE_JA,
  ...EMPLOYMENT_JA,
  ...ENERGY_DEBT_JA,
  ...ENQUIRY_DAILY_LIFE_JA,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_JA,
  ...ENQUIRY_RENTED_HOME_JA,
  ...ENQUIRY_WORK_JA,
  ...ENQUIRY_JA,
  ...ESTATE_DEBT_JA,
  ...FINE_JA,
  ...FLIGHTS_JA,
  ...HELP_JA,
  ...HOUSING_JA,
  ...IMMIGRATION_REFUSAL_JA,
  ...INSURANCE_JA,
  ...JURY_SERVICE_JA,
  ...LAWYERS_BILL_JA,
  ...LIMITATION_JA,
  ...MORTGAGE_JA,
  ...OFFICIAL_ORDERS_JA,
  ...PARKING_JA,
  ...POLICY_CANCELLED_JA,
  ...PRICE_RISE_JA,
  ...PUBLIC_DEBTS_JA,
  ...RENT_RISE_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...STRATA_JA,
  ...TAX_JA,
  ...WARNINGS_AT_WORK_JA,
}
