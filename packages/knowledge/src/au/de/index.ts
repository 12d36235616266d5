/** The rows of Australia in German. Bodies, acts and forms keep their English name as well. */
import type { Words } from '@plainletter/contracts/rule'

import { BANK_ACCOUNT_DE } from './bank-account.ts'
import { BENEFITS_DE } from './benefits.ts'
import { BILLS_DE } from './bills.ts'
import { CAR_LOAN_DE } from './car-loan.ts'
import { CARD_PAYMENTS_DE } from './card-payments.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_DE } from './centrelink-decision.ts'
import { CHANGES_DE } from './changes.ts'
import { CHILD_SUPPORT_DE } from './child-support.ts'
import { COMPLAINT_REFUSED_DE } from './complaint-refused.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COPYRIGHT_DE } from './copyright.ts'
import { COUNCIL_RATES_DE } from './council-rates.ts'
import { COURT_DE } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_DE } from './credit-report.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_DE } from './deposit-deductions.ts'
import { DEPOSIT_DE } from './deposit.ts'
import { DISCIPLINE_DE } from './discipline.ts'
import { EMPLOYMENT_DE } from './employment.ts'
import { ENERGY_DEBT_DE } from './energy-debt.ts'
import { ENQUIRY_DAILY_LIFE_DE } from './enquiry-daily-life.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_DE } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_RENTED_HOME_DE } from './enquiry-rented-home.ts'
import { ENQUIRY_WORK_DE } from './enquiry-work.ts'
import { ENQUIRY_DE } from './enquiry.ts'
import { ESTATE_DEBT_DE } from './estate-debt.ts'
import { FINE_DE } from './fine.ts'
import { FLIGHTS_DE } from './flights.ts'
import { HELP_DE } from './help.ts'
import { HOUSING_DE } from './housing.ts'
import { IMMIGRATION_REFUSAL_DE } from './immigration-refusal.ts'
import { INSURANCE_DE } from './insurance.ts'
import { JURY_SERVICE_DE } from './jury-service.ts'
import { LAWYERS_BILL_DE } from './lawyers-bill.ts'
import { LIMITATION_DE } from './limitation.ts'
import { MORTGAGE_DE } from './mortgage.ts'
import { OFFICIAL_ORDERS_DE } from './official-orders.ts'
import { PARKING_DE } from './parking.ts'
import { POLICY_CANCELLED_DE } from './policy-cancelled.ts'
import { PRICE_RISE_DE } from './price-rise.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { SCAM_DE } from './scam.ts'
import { SENDERS_DE } from './senders.ts'
import { STRATA_DE } from './strata.ts'
import { TAX_DE } from './tax.ts'
import { WARNINGS_AT_WORK_DE } from './warnings-at-work.ts'

export const AU_DE: Words = {
  ...BANK_ACCOUNT_DE,
  ...BENEFITS_DE,
  ...BILLS_DE,
  ...CAR_LOAN_DE,
  ...CARD_PAYMENTS_DE,
  ...CEASE_AND_DESIST_DE,
  ...CENTRELINK_DECISION_DE,
  ...CHANGES_DE,
  ...CHILD_SUPPORT_DE,
  ...COMPLAINT_REFUSED_DE,
  ...CONSUMER_DE,
  ...COPYRIGHT_DE,
  ...COUNCIL_RATES_DE,
  ...COURT_DE,
  ...CREDIT_REPORT_DE,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_DE,
  ...DEBT_COLLECTION_DE,
  ...DEPOSIT_DE,
  ...DEPOSIT_DEDUCTIONS_DE,
  ...DISCIPLINE_DE,
  ...EMPLOYMENT_DE,
  ...ENERGY_DEBT_DE,
  ...ENQUIRY_DE,
  ...ENQUIRY_DAILY_LIFE_DE,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_DE,
  ...ENQUIRY_RENTED_HOME_DE,
  ...ENQUIRY_WORK_DE,
  ...ESTATE_DEBT_DE,
  ...FINE_DE,
  ...FLIGHTS_DE,
  ...HELP_DE,
  ...HOUSING_DE,
  ...IMMIGRATION_REFUSAL_DE,
  ...INSURANCE_DE,
  ...JURY_SERVICE_DE,
  ...LAWYERS_BILL_DE,
  ...LIMITATION_DE,
  ...MORTGAGE_DE,
  ...OFFICIAL_ORDERS_DE,
  ...PARKING_DE,
  ...POLICY_CANCELLED_DE,
  ...PRICE_RISE_DE,
  ...PUBLIC_DEBTS_DE,
  ...RENT_RISE_DE,
  ...SCAM_DE,
  ...SENDERS_DE,
  ...STRATA_DE,
  ...TAX_DE,
  ...WARNINGS_AT_WORK_DE,
}
