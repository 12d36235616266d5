/** Ireland in German. */
import type { Words } from '@plainletter/contracts/rule'

import { BANK_ACCOUNT_DE } from './bank-account.ts'
import { BENEFITS_DE } from './benefits.ts'
import { BILLS_DE } from './bills.ts'
import { CAR_LOAN_DE } from './car-loan.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { CHANGES_DE } from './changes.ts'
import { CHILD_MAINTENANCE_DE } from './child-maintenance.ts'
import { COMPLAINT_REFUSED_DE } from './complaint-refused.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COPYRIGHT_DE } from './copyright.ts'
import { COUNCIL_ORDERS_DE } from './council-orders.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_PRACTICES_DE } from './debt-practices.ts'
import { DEBT_SOLD_DE } from './debt-sold.ts'
import { DEBTOR_SUMMONS_DE } from './debtor-summons.ts'
import { DEPOSIT_DEDUCTIONS_DE } from './deposit-deductions.ts'
import { DEPOSIT_DE } from './deposit.ts'
import { DISCIPLINE_DE } from './discipline.ts'
import { EMPLOYMENT_DE } from './employment.ts'
import { ENQUIRY_BOUNDARY_DE } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_DE } from './enquiry-buying.ts'
import { ENQUIRY_CAR_VALUE_DE } from './enquiry-car-value.ts'
import { ENQUIRY_DAILY_LIFE_DE } from './enquiry-daily-life.ts'
import { ENQUIRY_DATA_COPY_DE } from './enquiry-data-copy.ts'
import { ENQUIRY_DRIVEWAY_DE } from './enquiry-driveway.ts'
import { ENQUIRY_ENERGY_DE } from './enquiry-energy.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_DE } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_HOSPITAL_BILL_DE } from './enquiry-hospital-bill.ts'
import { ENQUIRY_INJURY_DE } from './enquiry-injury.ts'
import { ENQUIRY_JUDGMENT_DE } from './enquiry-judgment.ts'
import { ENQUIRY_MUSIC_LICENCE_DE } from './enquiry-music-licence.ts'
import { ENQUIRY_NO_INSURANCE_DE } from './enquiry-no-insurance.ts'
import { ENQUIRY_RENTED_HOME_DE } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_DE } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SPEEDING_DE } from './enquiry-speeding.ts'
import { ENQUIRY_TRADE_DEBT_DE } from './enquiry-trade-debt.ts'
import { ENQUIRY_UNPAID_FINE_DE } from './enquiry-unpaid-fine.ts'
import { ENQUIRY_VISA_REFUSED_DE } from './enquiry-visa-refused.ts'
import { ENQUIRY_WELFARE_DE } from './enquiry-welfare.ts'
import { ENQUIRY_WORK_WARNING_DE } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_DE } from './enquiry-work.ts'
import { ENQUIRY_DE } from './enquiry.ts'
import { ESTATE_DEBT_DE } from './estate-debt.ts'
import { FAMILY_AND_SCHOOL_DE } from './family-and-school.ts'
import { FINE_DE } from './fine.ts'
import { FLIGHTS_DE } from './flights.ts'
import { GARDA_NOTICES_DE } from './garda-notices.ts'
import { HELP_DE } from './help.ts'
import { HOSPITAL_CHARGES_DE } from './hospital-charges.ts'
import { HOUSING_DE } from './housing.ts'
import { IMMIGRATION_REFUSAL_DE } from './immigration-refusal.ts'
import { INSURANCE_DE } from './insurance.ts'
import { INVOICE_DE } from './invoice.ts'
import { JURY_SERVICE_DE } from './jury-service.ts'
import { LEAVING_FEE_DE } from './leaving-fee.ts'
import { LENDER_CALLS_DE } from './lender-calls.ts'
import { LIMITATION_DE } from './limitation.ts'
import { MANAGEMENT_COMPANY_DE } from './management-company.ts'
import { MORTGAGE_DE } from './mortgage.ts'
import { PARKING_DE } from './parking.ts'
import { POLICY_CANCELLED_DE } from './policy-cancelled.ts'
import { PRICE_RISE_DE } from './price-rise.ts'
import { PUBLIC_BODIES_AND_DATA_DE } from './public-bodies-and-data.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { RENT_WARNING_DE } from './rent-warning.ts'
import { REVENUE_SHERIFF_DE } from './revenue-sheriff.ts'
import { ROAD_AND_NEIGHBOURS_DE } from './road-and-neighbours.ts'
import { SCAM_DE } from './scam.ts'
import { SENDERS_DE } from './senders.ts'
import { SERVICE_CHARGE_DE } from './service-charge.ts'
import { TAX_DE } from './tax.ts'
import { TV_LICENCE_DE } from './tv-licence.ts'
import { WARNINGS_AT_WORK_DE } from './warnings-at-work.ts'
import { WELFARE_DECISION_DE } from './welfare-decision.ts'
import { WORK_TRAVEL_AND_CARE_DE } from './work-travel-and-care.ts'

export const IE_DE: Words = {
  ...BENEFITS_DE,
  ...BILLS_DE,
  ...CHANGES_DE,
  ...CONSUMER_DE,
  ...COURT_CLAIM_DE,
  ...COURT_JUDGMENT_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_PRACTICES_DE,
  ...EMPLOYMENT_DE,
  ...ENQUIRY_DE,
  ...ENQUIRY_DAILY_LIFE_DE,
  ...FINE_DE,
  ...FLIGHTS_DE,
  ...HELP_DE,
  ...HOSPITAL_CHARGES_DE,
  ...BANK_ACCOUNT_DE,
  ...DEPOSIT_DE,
  ...DISCIPLINE_DE,
  ...HOUSING_DE,
  ...INSURANCE_DE,
  ...LIMITATION_DE,
  ...PARKING_DE,
  ...RENT_RISE_DE,
  ...SCAM_DE,
  ...SENDERS_DE,
  ...TAX_DE,
  ...TV_LICENCE_DE,
  ...ENQUIRY_RENTED_HOME_DE,
  ...INVOICE_DE,
  ...CAR_LOAN_DE,
  ...MORTGAGE_DE,
  ...DATA_BREACH_DE,
  ...MANAGEMENT_COMPANY_DE,
  ...COPYRIGHT_DE,
  ...CEASE_AND_DESIST_DE,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_DE,
  ...ENQUIRY_WORK_DE,
  ...FAMILY_AND_SCHOOL_DE,
  ...ROAD_AND_NEIGHBOURS_DE,
  ...WORK_TRAVEL_AND_CARE_DE,
  ...WARNINGS_AT_WORK_DE,
  ...GARDA_NOTICES_DE,
  ...COMPLAINT_REFUSED_DE,
  ...PUBLIC_BODIES_AND_DATA_DE,
  ...PRICE_RISE_DE,
  ...POLICY_CANCELLED_DE,
  ...SERVICE_CHARGE_DE,
  ...WELFARE_DECISION_DE,
  ...JURY_SERVICE_DE,
  ...COUNCIL_ORDERS_DE,
  ...ESTATE_DEBT_DE,
  ...IMMIGRATION_REFUSAL_DE,
  ...DEPOSIT_DEDUCTIONS_DE,
  ...CHILD_MAINTENANCE_DE,
  ...ENQUIRY_TRADE_DEBT_DE,
  ...ENQUIRY_WELFARE_DE,
  ...ENQUIRY_SPEEDING_DE,
  ...ENQUIRY_BUYING_DE,
  ...DEBTOR_SUMMONS_DE,
  ...DEBT_SOLD_DE,
  ...LENDER_CALLS_DE,
  ...ENQUIRY_JUDGMENT_DE,
  ...ENQUIRY_UNPAID_FINE_DE,
  ...ENQUIRY_ENERGY_DE,
  ...ENQUIRY_DRIVEWAY_DE,
  ...ENQUIRY_VISA_REFUSED_DE,
  ...ENQUIRY_DATA_COPY_DE,
  ...ENQUIRY_NO_INSURANCE_DE,
  ...ENQUIRY_MUSIC_LICENCE_DE,
  ...ENQUIRY_HOSPITAL_BILL_DE,
  ...ENQUIRY_WORK_WARNING_DE,
  ...ENQUIRY_BOUNDARY_DE,
  ...LEAVING_FEE_DE,
  ...ENQUIRY_SAFETY_AT_HOME_DE,
  ...ENQUIRY_INJURY_DE,
  ...ENQUIRY_CAR_VALUE_DE,
  ...RENT_WARNING_DE,
  ...REVENUE_SHERIFF_DE,
  ...PUBLIC_DEBTS_DE,
}
