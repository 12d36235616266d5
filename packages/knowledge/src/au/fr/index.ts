/** The rows of Australia in French. Bodies, acts and forms keep their English name as well. */
import type { Words } from '@plainletter/contracts/rule'

import { BANK_ACCOUNT_FR } from './bank-account.ts'
import { BENEFITS_FR } from './benefits.ts'
import { BILLS_FR } from './bills.ts'
import { CAR_LOAN_FR } from './car-loan.ts'
import { CARD_PAYMENTS_FR } from './card-payments.ts'
import { CEASE_AND_DESIST_FR } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_FR } from './centrelink-decision.ts'
import { CHANGES_FR } from './changes.ts'
import { CHILD_SUPPORT_FR } from './child-support.ts'
import { COMPLAINT_REFUSED_FR } from './complaint-refused.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COPYRIGHT_FR } from './copyright.ts'
import { COUNCIL_RATES_FR } from './council-rates.ts'
import { COURT_FR } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_FR } from './credit-report.ts'
import { DATA_BREACH_FR } from './data-breach.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_FR } from './deposit-deductions.ts'
import { DEPOSIT_FR } from './deposit.ts'
import { DISCIPLINE_FR } from './discipline.ts'
import { EMPLOYMENT_FR } from './employment.ts'
import { ENERGY_DEBT_FR } from './energy-debt.ts'
import { ENQUIRY_DAILY_LIFE_FR } from './enquiry-daily-life.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_FR } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_RENTED_HOME_FR } from './enquiry-rented-home.ts'
import { ENQUIRY_WORK_FR } from './enquiry-work.ts'
import { ENQUIRY_FR } from './enquiry.ts'
import { ESTATE_DEBT_FR } from './estate-debt.ts'
import { FINE_FR } from './fine.ts'
import { FLIGHTS_FR } from './flights.ts'
import { HELP_FR } from './help.ts'
import { HOUSING_FR } from './housing.ts'
import { IMMIGRATION_REFUSAL_FR } from './immigration-refusal.ts'
import { INSURANCE_FR } from './insurance.ts'
import { JURY_SERVICE_FR } from './jury-service.ts'
import { LAWYERS_BILL_FR } from './lawyers-bill.ts'
import { LIMITATION_FR } from './limitation.ts'
import { MORTGAGE_FR } from './mortgage.ts'
import { OFFICIAL_ORDERS_FR } from './official-orders.ts'
import { PARKING_FR } from './parking.ts'
import { POLICY_CANCELLED_FR } from './policy-cancelled.ts'
import { PRICE_RISE_FR } from './price-rise.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { SCAM_FR } from './scam.ts'
import { SENDERS_FR } from './senders.ts'
import { STRATA_FR } from './strata.ts'
import { TAX_FR } from './tax.ts'
import { WARNINGS_AT_WORK_FR } from './warnings-at-work.ts'

export const AU_FR: Words = {
  ...BANK_ACCOUNT_FR,
  ...BENEFITS_FR,
  ...BILLS_FR,
  ...CAR_LOAN_FR,
  ...CARD_PAYMENTS_FR,
  ...CEASE_AND_DESIST_FR,
  ...CENTRELINK_DECISION_FR,
  ...CHANGES_FR,
  ...CHILD_SUPPORT_FR,
  ...COMPLAINT_REFUSED_FR,
  ...CONSUMER_FR,
  ...COPYRIGHT_FR,
  ...COUNCIL_RATES_FR,
  ...COURT_FR,
  ...CREDIT_REPORT_FR,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_FR,
  ...DEBT_COLLECTION_FR,
  ...DEPOSIT_FR,
  ...DEPOSIT_DEDUCTIONS_FR,
  ...DISCIPLINE_FR,
  ...EMPLOYMENT_FR,
  ...ENERGY_DEBT_FR,
  ...ENQUIRY_FR,
  ...ENQUIRY_DAILY_LIFE_FR,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_FR,
  ...ENQUIRY_RENTED_HOME_FR,
  ...ENQUIRY_WORK_FR,
  ...ESTATE_DEBT_FR,
  ...FINE_FR,
  ...FLIGHTS_FR,
  ...HELP_FR,
  ...HOUSING_FR,
  ...IMMIGRATION_REFUSAL_FR,
  ...INSURANCE_FR,
  ...JURY_SERVICE_FR,
  ...LAWYERS_BILL_FR,
  ...LIMITATION_FR,
  ...MORTGAGE_FR,
  ...OFFICIAL_ORDERS_FR,
  ...PARKING_FR,
  ...POLICY_CANCELLED_FR,
  ...PRICE_RISE_FR,
  ...PUBLIC_DEBTS_FR,
  ...RENT_RISE_FR,
  ...SCAM_FR,
  ...SENDERS_FR,
  ...STRATA_FR,
  ...TAX_FR,
  ...WARNINGS_AT_WORK_FR,
}
