/** Canada: the rows that speak to questions alone, in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_POLICE_AND_WINTER_IT } from './enquiry-beliefs-police-and-winter.ts'
import { ENQUIRY_BENEFITS_AND_RETURNS_IT } from './enquiry-benefits-and-returns.ts'
import { ENQUIRY_BILLS_IT } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN_IT } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP_IT } from './enquiry-citizenship.ts'
import { ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_IT } from './enquiry-couples-who-part-in-quebec.ts'
import { ENQUIRY_COURT_CLAIM_IT } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REPORT_IT } from './enquiry-credit-report.ts'
import { ENQUIRY_DEBT_IT } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_IT } from './enquiry-doorstep-and-private-sales.ts'
import { ENQUIRY_E_TRANSFERS_IT } from './enquiry-e-transfers.ts'
import { ENQUIRY_EMPLOYMENT_INSURANCE_IT } from './enquiry-employment-insurance.ts'
import { ENQUIRY_ENTRY_DOGS_AND_TRIALS_IT } from './enquiry-entry-dogs-and-trials.ts'
import { ENQUIRY_EVICTION_IT } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_IT } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FIRED_FOR_CAUSE_IT } from './enquiry-fired-for-cause.ts'
import { ENQUIRY_FLIGHTS_IT } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_IT } from './enquiry-fraud.ts'
import { ENQUIRY_INHERITANCE_IT } from './enquiry-inheritance.ts'
import { ENQUIRY_INJURY_IT } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_LOANS_IT } from './enquiry-loans.ts'
import { ENQUIRY_LOCKED_OUT_AND_MOULD_IT } from './enquiry-locked-out-and-mould.ts'
import { ENQUIRY_NEED_TONIGHT_IT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_IT } from './enquiry-noise.ts'
import { ENQUIRY_NOTICE_BY_PROVINCE_IT } from './enquiry-notice-by-province.ts'
import { ENQUIRY_NOTICES_TO_LEAVE_IT } from './enquiry-notices-to-leave.ts'
import { ENQUIRY_OLD_DEBTS_IT } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_IT } from './enquiry-on-the-road.ts'
import { ENQUIRY_OVERTIME_IT } from './enquiry-overtime.ts'
import { ENQUIRY_PAY_SEIZED_IT } from './enquiry-pay-seized.ts'
import { ENQUIRY_PAY_IT } from './enquiry-pay.ts'
import { ENQUIRY_PAYDAY_AND_DEBITS_IT } from './enquiry-payday-and-debits.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_IT } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_IT } from './enquiry-pensions-and-parental-leave.ts'
import { ENQUIRY_PICTURE_CLAIM_IT } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_AND_RECORDS_IT } from './enquiry-police-and-records.ts'
import { ENQUIRY_PURCHASE_IN_QUEBEC_IT } from './enquiry-purchase-in-quebec.ts'
import { ENQUIRY_PURCHASE_IT } from './enquiry-purchase.ts'
import { ENQUIRY_REFUSED_OR_CALLED_IT } from './enquiry-refused-or-called.ts'
import { ENQUIRY_RENT_RISE_REFUSED_IT } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_RISE_WEST_IT } from './enquiry-rent-rise-west.ts'
import { ENQUIRY_RENT_IT } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_IT } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_IT } from './enquiry-repairs.ts'
import { ENQUIRY_SAFETY_AT_HOME_IT } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL_IT } from './enquiry-school.ts'
import { ENQUIRY_SEPARATION_IT } from './enquiry-separation.ts'
import { ENQUIRY_SHARED_HOME_IT } from './enquiry-shared-home.ts'
import { ENQUIRY_SPONSOR_SPOUSE_IT } from './enquiry-sponsor-spouse.ts'
import { ENQUIRY_SPONSORS_AND_REFUSED_HOMES_IT } from './enquiry-sponsors-and-refused-homes.ts'
import { ENQUIRY_STATUS_AND_PERMITS_IT } from './enquiry-status-and-permits.ts'
import { ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_IT } from './enquiry-student-loans-and-bankruptcy.ts'
import { ENQUIRY_STUNT_DRIVING_IT } from './enquiry-stunt-driving.ts'
import { ENQUIRY_TAX_AND_BENEFITS_IT } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TIPS_AND_SICK_DAYS_IT } from './enquiry-tips-and-sick-days.ts'
import { ENQUIRY_TOWING_IT } from './enquiry-towing.ts'
import { ENQUIRY_TRADESPEOPLE_IT } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR_IT } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_IT } from './enquiry-visa-refused.ts'
import { ENQUIRY_WHO_OWES_AND_HOW_LONG_IT } from './enquiry-who-owes-and-how-long.ts'
import { ENQUIRY_WORK_IT } from './enquiry-work.ts'

export const QUESTIONS_IT: Words = {
  ...ENQUIRY_NEED_TONIGHT_IT,
  ...ENQUIRY_DEBT_IT,
  ...ENQUIRY_OLD_DEBTS_IT,
  ...ENQUIRY_CREDIT_REPORT_IT,
  ...ENQUIRY_COURT_CLAIM_IT,
  ...ENQUIRY_EVICTION_IT,
  ...ENQUIRY_RENT_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_PURCHASE_IT,
  ...ENQUIRY_PURCHASE_IN_QUEBEC_IT,
  ...ENQUIRY_FRAUD_IT,
  ...ENQUIRY_PAYMENT_NOT_MINE_IT,
  ...ENQUIRY_ON_THE_ROAD_IT,
  ...ENQUIRY_TOWING_IT,
  ...ENQUIRY_TAX_AND_BENEFITS_IT,
  ...ENQUIRY_BILLS_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_LOANS_IT,
  ...ENQUIRY_USED_CAR_IT,
  ...ENQUIRY_TRADESPEOPLE_IT,
  ...ENQUIRY_FLIGHTS_IT,
  ...ENQUIRY_VISA_REFUSED_IT,
  ...ENQUIRY_INJURY_IT,
  ...ENQUIRY_PICTURE_CLAIM_IT,
  ...ENQUIRY_EMPLOYMENT_INSURANCE_IT,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_IT,
  ...ENQUIRY_RENTED_HOME_IT,
  ...ENQUIRY_REPAIRS_IT,
  ...ENQUIRY_SHARED_HOME_IT,
  ...ENQUIRY_WORK_IT,
  ...ENQUIRY_INHERITANCE_IT,
  ...ENQUIRY_CHILDREN_IT,
  ...ENQUIRY_SAFETY_AT_HOME_IT,
  ...ENQUIRY_SCHOOL_IT,
  ...ENQUIRY_PAY_IT,
  ...ENQUIRY_NOTICE_BY_PROVINCE_IT,
  ...ENQUIRY_NOISE_IT,
  ...ENQUIRY_PAY_SEIZED_IT,
  ...ENQUIRY_STATUS_AND_PERMITS_IT,
  ...ENQUIRY_CITIZENSHIP_IT,
  ...ENQUIRY_BELIEFS_POLICE_AND_WINTER_IT,
  ...ENQUIRY_NOTICES_TO_LEAVE_IT,
  ...ENQUIRY_RENT_RISE_REFUSED_IT,
  ...ENQUIRY_POLICE_AND_RECORDS_IT,
  ...ENQUIRY_SEPARATION_IT,
  ...ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_IT,
  ...ENQUIRY_BENEFITS_AND_RETURNS_IT,
  ...ENQUIRY_PAYDAY_AND_DEBITS_IT,
  ...ENQUIRY_WHO_OWES_AND_HOW_LONG_IT,
  ...ENQUIRY_OVERTIME_IT,
  ...ENQUIRY_TIPS_AND_SICK_DAYS_IT,
  ...ENQUIRY_LOCKED_OUT_AND_MOULD_IT,
  ...ENQUIRY_FIRED_FOR_CAUSE_IT,
  ...ENQUIRY_RENT_RISE_WEST_IT,
  ...ENQUIRY_E_TRANSFERS_IT,
  ...ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_IT,
  ...ENQUIRY_STUNT_DRIVING_IT,
  ...ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_IT,
  ...ENQUIRY_SPONSORS_AND_REFUSED_HOMES_IT,
  ...ENQUIRY_ENTRY_DOGS_AND_TRIALS_IT,
  ...ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_IT,
  ...ENQUIRY_REFUSED_OR_CALLED_IT,
  ...ENQUIRY_SPONSOR_SPOUSE_IT,
}
