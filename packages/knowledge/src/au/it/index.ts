/** The rows of Australia in Italian. Bodies, forms and acts keep their English names as well. */
import type { Words } from '@plainletter/contracts/rule'

import { BANK_ACCOUNT_IT } from './bank-account.ts'
import { BENEFITS_IT } from './benefits.ts'
import { BILLS_IT } from './bills.ts'
import { CAR_LOAN_IT } from './car-loan.ts'
import { CARD_PAYMENTS_IT } from './card-payments.ts'
import { CEASE_AND_DESIST_IT } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_IT } from './centrelink-decision.ts'
import { CHANGES_IT } from './changes.ts'
import { CHILD_SUPPORT_IT } from './child-support.ts'
import { COMPLAINT_REFUSED_IT } from './complaint-refused.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COPYRIGHT_IT } from './copyright.ts'
import { COUNCIL_RATES_IT } from './council-rates.ts'
import { COURT_IT } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_IT } from './credit-report.ts'
import { DATA_BREACH_IT } from './data-breach.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_IT } from './deposit-deductions.ts'
import { DEPOSIT_IT } from './deposit.ts'
import { DISCIPLINE_IT } from './discipline.ts'
import { EMPLOYMENT_IT } from './employment.ts'
import { ENERGY_DEBT_IT } from './energy-debt.ts'
import { ENQUIRY_DAILY_LIFE_IT } from './enquiry-daily-life.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_IT } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_RENTED_HOME_IT } from './enquiry-rented-home.ts'
import { ENQUIRY_WORK_IT } from './enquiry-work.ts'
import { ENQUIRY_IT } from './enquiry.ts'
import { ESTATE_DEBT_IT } from './estate-debt.ts'
import { FINE_IT } from './fine.ts'
import { FLIGHTS_IT } from './flights.ts'
import { HELP_IT } from './help.ts'
import { HOUSING_IT } from './housing.ts'
import { IMMIGRATION_REFUSAL_IT } from './immigration-refusal.ts'
import { INSURANCE_IT } from './insurance.ts'
import { JURY_SERVICE_IT } from './jury-service.ts'
import { LAWYERS_BILL_IT } from './lawyers-bill.ts'
import { LIMITATION_IT } from './limitation.ts'
import { MORTGAGE_IT } from './mortgage.ts'
import { OFFICIAL_ORDERS_IT } from './official-orders.ts'
import { PARKING_IT } from './parking.ts'
import { POLICY_CANCELLED_IT } from './policy-cancelled.ts'
import { PRICE_RISE_IT } from './price-rise.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { SCAM_IT } from './scam.ts'
import { SENDERS_IT } from './senders.ts'
import { STRATA_IT } from './strata.ts'
import { TAX_IT } from './tax.ts'
import { WARNINGS_AT_WORK_IT } from './warnings-at-work.ts'

export const AU_IT: Words = {
  ...BANK_ACCOUNT_IT,
  ...BENEFITS_IT,
  ...BILLS_IT,
  ...CAR_LOAN_IT,
  ...CARD_PAYMENTS_IT,
  ...CEASE_AND_DESIST_IT,
  ...CENTRELINK_DECISION_IT,
  ...CHANGES_IT,
  ...CHILD_SUPPORT_IT,
  ...COMPLAINT_REFUSED_IT,
  ...CONSUMER_IT,
  ...COPYRIGHT_IT,
  ...COUNCIL_RATES_IT,
  ...COURT_IT,
  ...CREDIT_REPORT_IT,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_IT,
  ...DEBT_COLLECTION_IT,
  ...DEPOSIT_DEDUCTIONS_IT,
  ...DEPOSIT_IT,
  ...DISCIPLINE_IT,
  ...EMPLOYMENT_IT,
  ...ENERGY_DEBT_IT,
  ...ENQUIRY_DAILY_LIFE_IT,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_IT,
  ...ENQUIRY_RENTED_HOME_IT,
  ...ENQUIRY_WORK_IT,
  ...ENQUIRY_IT,
  ...ESTATE_DEBT_IT,
  ...FINE_IT,
  ...FLIGHTS_IT,
  ...HELP_IT,
  ...HOUSING_IT,
  ...IMMIGRATION_REFUSAL_IT,
  ...INSURANCE_IT,
  ...JURY_SERVICE_IT,
  ...LAWYERS_BILL_IT,
  ...LIMITATION_IT,
  ...MORTGAGE_IT,
  ...OFFICIAL_ORDERS_IT,
  ...PARKING_IT,
  ...POLICY_CANCELLED_IT,
  ...PRICE_RISE_IT,
  ...PUBLIC_DEBTS_IT,
  ...RENT_RISE_IT,
  ...SCAM_IT,
  ...SENDERS_IT,
  ...STRATA_IT,
  ...TAX_IT,
  ...WARNINGS_AT_WORK_IT,
}
