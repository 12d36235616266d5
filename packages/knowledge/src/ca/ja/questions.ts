/** Canada: the rows that speak to questions alone, in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_POLICE_AND_WINTER_JA } from './enquiry-beliefs-police-and-winter.ts'
import { ENQUIRY_BENEFITS_AND_RETURNS_JA } from './enquiry-benefits-and-returns.ts'
import { ENQUIRY_BILLS_JA } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN_JA } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP_JA } from './enquiry-citizenship.ts'
import { ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_JA } from './enquiry-couples-who-part-in-quebec.ts'
import { ENQUIRY_COURT_CLAIM_JA } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REPORT_JA } from './enquiry-credit-report.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_JA } from './enquiry-doorstep-and-private-sales.ts'
import { ENQUIRY_E_TRANSFERS_JA } from './enquiry-e-transfers.ts'
import { ENQUIRY_EMPLOYMENT_INSURANCE_JA } from './enquiry-employment-insurance.ts'
import { ENQUIRY_ENTRY_DOGS_AND_TRIALS_JA } from './enquiry-entry-dogs-and-trials.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_JA } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FIRED_FOR_CAUSE_JA } from './enquiry-fired-for-cause.ts'
import { ENQUIRY_FLIGHTS_JA } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_INHERITANCE_JA } from './enquiry-inheritance.ts'
import { ENQUIRY_INJURY_JA } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_LOANS_JA } from './enquiry-loans.ts'
import { ENQUIRY_LOCKED_OUT_AND_MOULD_JA } from './enquiry-locked-out-and-mould.ts'
import { ENQUIRY_NEED_TONIGHT_JA } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_JA } from './enquiry-noise.ts'
import { ENQUIRY_NOTICE_BY_PROVINCE_JA } from './enquiry-notice-by-province.ts'
import { ENQUIRY_NOTICES_TO_LEAVE_JA } from './enquiry-notices-to-leave.ts'
import { ENQUIRY_OLD_DEBTS_JA } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_OVERTIME_JA } from './enquiry-overtime.ts'
import { ENQUIRY_PAY_SEIZED_JA } from './enquiry-pay-seized.ts'
import { ENQUIRY_PAY_JA } from './enquiry-pay.ts'
import { ENQUIRY_PAYDAY_AND_DEBITS_JA } from './enquiry-payday-and-debits.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_JA } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_JA } from './enquiry-pensions-and-parental-leave.ts'
import { ENQUIRY_PICTURE_CLAIM_JA } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_AND_RECORDS_JA } from './enquiry-police-and-records.ts'
import { ENQUIRY_PURCHASE_IN_QUEBEC_JA } from './enquiry-purchase-in-quebec.ts'
import { ENQUIRY_PURCHASE_JA } from './enquiry-purchase.ts'
import { ENQUIRY_REFUSED_OR_CALLED_JA } from './enquiry-refused-or-called.ts'
import { ENQUIRY_RENT_RISE_REFUSED_JA } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_RISE_WEST_JA } from './enquiry-rent-rise-west.ts'
import { ENQUIRY_RENT_JA } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_JA } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_JA } from './enquiry-repairs.ts'
import { ENQUIRY_SAFETY_AT_HOME_JA } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL_JA } from './enquiry-school.ts'
import { ENQUIRY_SEPARATION_JA } from './enquiry-separation.ts'
import { ENQUIRY_SHARED_HOME_JA } from './enquiry-shared-home.ts'
import { ENQUIRY_SPONSOR_SPOUSE_JA } from './enquiry-sponsor-spouse.ts'
import { ENQUIRY_SPONSORS_AND_REFUSED_HOMES_JA } from './enquiry-sponsors-and-refused-homes.ts'
import { ENQUIRY_STATUS_AND_PERMITS_JA } from './enquiry-status-and-permits.ts'
import { ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_JA } from './enquiry-student-loans-and-bankruptcy.ts'
import { ENQUIRY_STUNT_DRIVING_JA } from './enquiry-stunt-driving.ts'
import { ENQUIRY_TAX_AND_BENEFITS_JA } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TIPS_AND_SICK_DAYS_JA } from './enquiry-tips-and-sick-days.ts'
import { ENQUIRY_TOWING_JA } from './enquiry-towing.ts'
import { ENQUIRY_TRADESPEOPLE_JA } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR_JA } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_JA } from './enquiry-visa-refused.ts'
import { ENQUIRY_WHO_OWES_AND_HOW_LONG_JA } from './enquiry-who-owes-and-how-long.ts'
import { ENQUIRY_WORK_JA } from './enquiry-work.ts'

export const QUESTIONS_JA: Words = {
  ...ENQUIRY_NEED_TONIGHT_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_OLD_DEBTS_JA,
  ...ENQUIRY_CREDIT_REPORT_JA,
  ...ENQUIRY_COURT_CLAIM_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_RENT_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_PURCHASE_JA,
  ...ENQUIRY_PURCHASE_IN_QUEBEC_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_PAYMENT_NOT_MINE_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_TOWING_JA,
  ...ENQUIRY_TAX_AND_BENEFITS_JA,
  ...ENQUIRY_BILLS_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_LOANS_JA,
  ...ENQUIRY_USED_CAR_JA,
  ...ENQUIRY_TRADESPEOPLE_JA,
  ...ENQUIRY_FLIGHTS_JA,
  ...ENQUIRY_VISA_REFUSED_JA,
  ...ENQUIRY_INJURY_JA,
  ...ENQUIRY_PICTURE_CLAIM_JA,
  ...ENQUIRY_EMPLOYMENT_INSURANCE_JA,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_JA,
  ...ENQUIRY_RENTED_HOME_JA,
  ...ENQUIRY_REPAIRS_JA,
  ...ENQUIRY_SHARED_HOME_JA,
  ...ENQUIRY_WORK_JA,
  ...ENQUIRY_INHERITANCE_JA,
  ...ENQUIRY_CHILDREN_JA,
  ...ENQUIRY_SAFETY_AT_HOME_JA,
  ...ENQUIRY_SCHOOL_JA,
  ...ENQUIRY_PAY_JA,
  ...ENQUIRY_NOTICE_BY_PROVINCE_JA,
  ...ENQUIRY_NOISE_JA,
  ...ENQUIRY_PAY_SEIZED_JA,
  ...ENQUIRY_STATUS_AND_PERMITS_JA,
  ...ENQUIRY_CITIZENSHIP_JA,
  ...ENQUIRY_BELIEFS_POLICE_AND_WINTER_JA,
  ...ENQUIRY_NOTICES_TO_LEAVE_JA,
  ...ENQUIRY_RENT_RISE_REFUSED_JA,
  ...ENQUIRY_POLICE_AND_RECORDS_JA,
  ...ENQUIRY_SEPARATION_JA,
  ...ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_JA,
  ...ENQUIRY_BENEFITS_AND_RETURNS_JA,
  ...ENQUIRY_PAYDAY_AND_DEBITS_JA,
  ...ENQUIRY_WHO_OWES_AND_HOW_LONG_JA,
  ...ENQUIRY_OVERTIME_JA,
  ...ENQUIRY_TIPS_AND_SICK_DAYS_JA,
  ...ENQUIRY_LOCKED_OUT_AND_MOULD_JA,
  ...ENQUIRY_FIRED_FOR_CAUSE_JA,
  ...ENQUIRY_RENT_RISE_WEST_JA,
  ...ENQUIRY_E_TRANSFERS_JA,
  ...ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_JA,
  ...ENQUIRY_STUNT_DRIVING_JA,
  ...ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_JA,
  ...ENQUIRY_SPONSORS_AND_REFUSED_HOMES_JA,
  ...ENQUIRY_ENTRY_DOGS_AND_TRIALS_JA,
  ...ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_JA,
  ...ENQUIRY_REFUSED_OR_CALLED_JA,
  ...ENQUIRY_SPONSOR_SPOUSE_JA,
}
