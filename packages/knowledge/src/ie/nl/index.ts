/** Ireland in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { BANK_ACCOUNT_NL } from './bank-account.ts'
import { BENEFITS_NL } from './benefits.ts'
import { BILLS_NL } from './bills.ts'
import { CAR_LOAN_NL } from './car-loan.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CHANGES_NL } from './changes.ts'
import { CHILD_MAINTENANCE_NL } from './child-maintenance.ts'
import { COMPLAINT_REFUSED_NL } from './complaint-refused.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COPYRIGHT_NL } from './copyright.ts'
import { COUNCIL_ORDERS_NL } from './council-orders.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEBT_PRACTICES_NL } from './debt-practices.ts'
import { DEBT_SOLD_NL } from './debt-sold.ts'
import { DEBTOR_SUMMONS_NL } from './debtor-summons.ts'
import { DEPOSIT_DEDUCTIONS_NL } from './deposit-deductions.ts'
import { DEPOSIT_NL } from './deposit.ts'
import { DISCIPLINE_NL } from './discipline.ts'
import { EMPLOYMENT_NL } from './employment.ts'
import { ENQUIRY_BOUNDARY_NL } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_NL } from './enquiry-buying.ts'
import { ENQUIRY_CAR_VALUE_NL } from './enquiry-car-value.ts'
import { ENQUIRY_DAILY_LIFE_NL } from './enquiry-daily-life.ts'
import { ENQUIRY_DATA_COPY_NL } from './enquiry-data-copy.ts'
import { ENQUIRY_DRIVEWAY_NL } from './enquiry-driveway.ts'
import { ENQUIRY_ENERGY_NL } from './enquiry-energy.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_NL } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_HOSPITAL_BILL_NL } from './enquiry-hospital-bill.ts'
import { ENQUIRY_INJURY_NL } from './enquiry-injury.ts'
import { ENQUIRY_JUDGMENT_NL } from './enquiry-judgment.ts'
import { ENQUIRY_MUSIC_LICENCE_NL } from './enquiry-music-licence.ts'
import { ENQUIRY_NO_INSURANCE_NL } from './enquiry-no-insurance.ts'
import { ENQUIRY_RENTED_HOME_NL } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_NL } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SPEEDING_NL } from './enquiry-speeding.ts'
import { ENQUIRY_TRADE_DEBT_NL } from './enquiry-trade-debt.ts'
import { ENQUIRY_UNPAID_FINE_NL } from './enquiry-unpaid-fine.ts'
import { ENQUIRY_VISA_REFUSED_NL } from './enquiry-visa-refused.ts'
import { ENQUIRY_WELFARE_NL } from './enquiry-welfare.ts'
import { ENQUIRY_WORK_WARNING_NL } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_NL } from './enquiry-work.ts'
import { ENQUIRY_NL } from './enquiry.ts'
import { ESTATE_DEBT_NL } from './estate-debt.ts'
import { FAMILY_AND_SCHOOL_NL } from './family-and-school.ts'
import { FINE_NL } from './fine.ts'
import { FLIGHTS_NL } from './flights.ts'
import { GARDA_NOTICES_NL } from './garda-notices.ts'
import { HELP_NL } from './help.ts'
import { HOSPITAL_CHARGES_NL } from './hospital-charges.ts'
import { HOUSING_NL } from './housing.ts'
import { IMMIGRATION_REFUSAL_NL } from './immigration-refusal.ts'
import { INSURANCE_NL } from './insurance.ts'
import { INVOICE_NL } from './invoice.ts'
import { JURY_SERVICE_NL } from './jury-service.ts'
import { LEAVING_FEE_NL } from './leaving-fee.ts'
import { LENDER_CALLS_NL } from './lender-calls.ts'
import { LIMITATION_NL } from './limitation.ts'
import { MANAGEMENT_COMPANY_NL } from './management-company.ts'
import { MORTGAGE_NL } from './mortgage.ts'
import { PARKING_NL } from './parking.ts'
import { POLICY_CANCELLED_NL } from './policy-cancelled.ts'
import { PRICE_RISE_NL } from './price-rise.ts'
import { PUBLIC_BODIES_AND_DATA_NL } from './public-bodies-and-data.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { RENT_WARNING_NL } from './rent-warning.ts'
import { REVENUE_SHERIFF_NL } from './revenue-sheriff.ts'
import { ROAD_AND_NEIGHBOURS_NL } from './road-and-neighbours.ts'
import { SCAM_NL } from './scam.ts'
import { SENDERS_NL } from './senders.ts'
import { SERVICE_CHARGE_NL } from './service-charge.ts'
import { TAX_NL } from './tax.ts'
import { TV_LICENCE_NL } from './tv-licence.ts'
import { WARNINGS_AT_WORK_NL } from './warnings-at-work.ts'
import { WELFARE_DECISION_NL } from './welfare-decision.ts'
import { WORK_TRAVEL_AND_CARE_NL } from './work-travel-and-care.ts'

export const IE_NL: Words = {
  ...BENEFITS_NL,
  ...BILLS_NL,
  ...CHANGES_NL,
  ...CONSUMER_NL,
  ...COURT_CLAIM_NL,
  ...COURT_JUDGMENT_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_PRACTICES_NL,
  ...EMPLOYMENT_NL,
  ...ENQUIRY_NL,
  ...ENQUIRY_DAILY_LIFE_NL,
  ...FINE_NL,
  ...FLIGHTS_NL,
  ...HELP_NL,
  ...HOSPITAL_CHARGES_NL,
  ...BANK_ACCOUNT_NL,
  ...DEPOSIT_NL,
  ...DISCIPLINE_NL,
  ...HOUSING_NL,
  ...INSURANCE_NL,
  ...LIMITATION_NL,
  ...PARKING_NL,
  ...RENT_RISE_NL,
  ...SCAM_NL,
  ...SENDERS_NL,
  ...TAX_NL,
  ...TV_LICENCE_NL,
  ...ENQUIRY_RENTED_HOME_NL,
  ...INVOICE_NL,
  ...CAR_LOAN_NL,
  ...MORTGAGE_NL,
  ...DATA_BREACH_NL,
  ...MANAGEMENT_COMPANY_NL,
  ...COPYRIGHT_NL,
  ...CEASE_AND_DESIST_NL,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_NL,
  ...ENQUIRY_WORK_NL,
  ...FAMILY_AND_SCHOOL_NL,
  ...ROAD_AND_NEIGHBOURS_NL,
  ...WORK_TRAVEL_AND_CARE_NL,
  ...WARNINGS_AT_WORK_NL,
  ...GARDA_NOTICES_NL,
  ...COMPLAINT_REFUSED_NL,
  ...PUBLIC_BODIES_AND_DATA_NL,
  ...PRICE_RISE_NL,
  ...POLICY_CANCELLED_NL,
  ...SERVICE_CHARGE_NL,
  ...WELFARE_DECISION_NL,
  ...JURY_SERVICE_NL,
  ...COUNCIL_ORDERS_NL,
  ...ESTATE_DEBT_NL,
  ...IMMIGRATION_REFUSAL_NL,
  ...DEPOSIT_DEDUCTIONS_NL,
  ...CHILD_MAINTENANCE_NL,
  ...ENQUIRY_TRADE_DEBT_NL,
  ...ENQUIRY_WELFARE_NL,
  ...ENQUIRY_SPEEDING_NL,
  ...ENQUIRY_BUYING_NL,
  ...DEBTOR_SUMMONS_NL,
  ...DEBT_SOLD_NL,
  ...LENDER_CALLS_NL,
  ...ENQUIRY_JUDGMENT_NL,
  ...ENQUIRY_UNPAID_FINE_NL,
  ...ENQUIRY_ENERGY_NL,
  ...ENQUIRY_DRIVEWAY_NL,
  ...ENQUIRY_VISA_REFUSED_NL,
  ...ENQUIRY_DATA_COPY_NL,
  ...ENQUIRY_NO_INSURANCE_NL,
  ...ENQUIRY_MUSIC_LICENCE_NL,
  ...ENQUIRY_HOSPITAL_BILL_NL,
  ...ENQUIRY_WORK_WARNING_NL,
  ...ENQUIRY_BOUNDARY_NL,
  ...LEAVING_FEE_NL,
  ...ENQUIRY_SAFETY_AT_HOME_NL,
  ...ENQUIRY_INJURY_NL,
  ...ENQUIRY_CAR_VALUE_NL,
  ...RENT_WARNING_NL,
  ...REVENUE_SHERIFF_NL,
  ...PUBLIC_DEBTS_NL,
}
