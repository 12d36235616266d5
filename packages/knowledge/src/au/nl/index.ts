/** The rows of Australia in Dutch. Bodies, forms and acts keep their English names as well. */
import type { Words } from '@plainletter/contracts/rule'

import { BANK_ACCOUNT_NL } from './bank-account.ts'
import { BENEFITS_NL } from './benefits.ts'
import { BILLS_NL } from './bills.ts'
import { CAR_LOAN_NL } from './car-loan.ts'
import { CARD_PAYMENTS_NL } from './card-payments.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_NL } from './centrelink-decision.ts'
import { CHANGES_NL } from './changes.ts'
import { CHILD_SUPPORT_NL } from './child-support.ts'
import { COMPLAINT_REFUSED_NL } from './complaint-refused.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COPYRIGHT_NL } from './copyright.ts'
import { COUNCIL_RATES_NL } from './council-rates.ts'
import { COURT_NL } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_NL } from './credit-report.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_NL } from './deposit-deductions.ts'
import { DEPOSIT_NL } from './deposit.ts'
import { DISCIPLINE_NL } from './discipline.ts'
import { EMPLOYMENT_NL } from './employment.ts'
import { ENERGY_DEBT_NL } from './energy-debt.ts'
import { ENQUIRY_DAILY_LIFE_NL } from './enquiry-daily-life.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_NL } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_RENTED_HOME_NL } from './enquiry-rented-home.ts'
import { ENQUIRY_WORK_NL } from './enquiry-work.ts'
import { ENQUIRY_NL } from './enquiry.ts'
import { ESTATE_DEBT_NL } from './estate-debt.ts'
import { FINE_NL } from './fine.ts'
import { FLIGHTS_NL } from './flights.ts'
import { HELP_NL } from './help.ts'
import { HOUSING_NL } from './housing.ts'
import { IMMIGRATION_REFUSAL_NL } from './immigration-refusal.ts'
import { INSURANCE_NL } from './insurance.ts'
import { JURY_SERVICE_NL } from './jury-service.ts'
import { LAWYERS_BILL_NL } from './lawyers-bill.ts'
import { LIMITATION_NL } from './limitation.ts'
import { MORTGAGE_NL } from './mortgage.ts'
import { OFFICIAL_ORDERS_NL } from './official-orders.ts'
import { PARKING_NL } from './parking.ts'
import { POLICY_CANCELLED_NL } from './policy-cancelled.ts'
import { PRICE_RISE_NL } from './price-rise.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { SCAM_NL } from './scam.ts'
import { SENDERS_NL } from './senders.ts'
import { STRATA_NL } from './strata.ts'
import { TAX_NL } from './tax.ts'
import { WARNINGS_AT_WORK_NL } from './warnings-at-work.ts'

export const AU_NL: Words = {
  ...BANK_ACCOUNT_NL,
  ...BENEFITS_NL,
  ...BILLS_NL,
  ...CAR_LOAN_NL,
  ...CARD_PAYMENTS_NL,
  ...CEASE_AND_DESIST_NL,
  ...CENTRELINK_DECISION_NL,
  ...CHANGES_NL,
  ...CHILD_SUPPORT_NL,
  ...COMPLAINT_REFUSED_NL,
  ...CONSUMER_NL,
  ...COPYRIGHT_NL,
  ...COUNCIL_RATES_NL,
  ...COURT_NL,
  ...CREDIT_REPORT_NL,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_NL,
  ...DEBT_COLLECTION_NL,
  ...DEPOSIT_DEDUCTIONS_NL,
  ...DEPOSIT_NL,
  ...DISCIPLINE_NL,
  ...EMPLOYMENT_NL,
  ...ENERGY_DEBT_NL,
  ...ENQUIRY_DAILY_LIFE_NL,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_NL,
  ...ENQUIRY_RENTED_HOME_NL,
  ...ENQUIRY_WORK_NL,
  ...ENQUIRY_NL,
  ...ESTATE_DEBT_NL,
  ...FINE_NL,
  ...FLIGHTS_NL,
  ...HELP_NL,
  ...HOUSING_NL,
  ...IMMIGRATION_REFUSAL_NL,
  ...INSURANCE_NL,
  ...JURY_SERVICE_NL,
  ...LAWYERS_BILL_NL,
  ...LIMITATION_NL,
  ...MORTGAGE_NL,
  ...OFFICIAL_ORDERS_NL,
  ...PARKING_NL,
  ...POLICY_CANCELLED_NL,
  ...PRICE_RISE_NL,
  ...PUBLIC_DEBTS_NL,
  ...RENT_RISE_NL,
  ...SCAM_NL,
  ...SENDERS_NL,
  ...STRATA_NL,
  ...TAX_NL,
  ...WARNINGS_AT_WORK_NL,
}
