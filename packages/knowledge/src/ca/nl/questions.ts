/** Canada: the rows that speak to questions alone, in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_POLICE_AND_WINTER_NL } from './enquiry-beliefs-police-and-winter.ts'
import { ENQUIRY_BENEFITS_AND_RETURNS_NL } from './enquiry-benefits-and-returns.ts'
import { ENQUIRY_BILLS_NL } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN_NL } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP_NL } from './enquiry-citizenship.ts'
import { ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_NL } from './enquiry-couples-who-part-in-quebec.ts'
import { ENQUIRY_COURT_CLAIM_NL } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REPORT_NL } from './enquiry-credit-report.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_NL } from './enquiry-doorstep-and-private-sales.ts'
import { ENQUIRY_E_TRANSFERS_NL } from './enquiry-e-transfers.ts'
import { ENQUIRY_EMPLOYMENT_INSURANCE_NL } from './enquiry-employment-insurance.ts'
import { ENQUIRY_ENTRY_DOGS_AND_TRIALS_NL } from './enquiry-entry-dogs-and-trials.ts'
import { ENQUIRY_EVICTION_NL } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_NL } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FIRED_FOR_CAUSE_NL } from './enquiry-fired-for-cause.ts'
import { ENQUIRY_FLIGHTS_NL } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_NL } from './enquiry-fraud.ts'
import { ENQUIRY_INHERITANCE_NL } from './enquiry-inheritance.ts'
import { ENQUIRY_INJURY_NL } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_LOANS_NL } from './enquiry-loans.ts'
import { ENQUIRY_LOCKED_OUT_AND_MOULD_NL } from './enquiry-locked-out-and-mould.ts'
import { ENQUIRY_NEED_TONIGHT_NL } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_NL } from './enquiry-noise.ts'
import { ENQUIRY_NOTICE_BY_PROVINCE_NL } from './enquiry-notice-by-province.ts'
import { ENQUIRY_NOTICES_TO_LEAVE_NL } from './enquiry-notices-to-leave.ts'
import { ENQUIRY_OLD_DEBTS_NL } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_OVERTIME_NL } from './enquiry-overtime.ts'
import { ENQUIRY_PAY_SEIZED_NL } from './enquiry-pay-seized.ts'
import { ENQUIRY_PAY_NL } from './enquiry-pay.ts'
import { ENQUIRY_PAYDAY_AND_DEBITS_NL } from './enquiry-payday-and-debits.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_NL } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_NL } from './enquiry-pensions-and-parental-leave.ts'
import { ENQUIRY_PICTURE_CLAIM_NL } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_AND_RECORDS_NL } from './enquiry-police-and-records.ts'
import { ENQUIRY_PURCHASE_IN_QUEBEC_NL } from './enquiry-purchase-in-quebec.ts'
import { ENQUIRY_PURCHASE_NL } from './enquiry-purchase.ts'
import { ENQUIRY_REFUSED_OR_CALLED_NL } from './enquiry-refused-or-called.ts'
import { ENQUIRY_RENT_RISE_REFUSED_NL } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_RISE_WEST_NL } from './enquiry-rent-rise-west.ts'
import { ENQUIRY_RENT_NL } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_NL } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_NL } from './enquiry-repairs.ts'
import { ENQUIRY_SAFETY_AT_HOME_NL } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL_NL } from './enquiry-school.ts'
import { ENQUIRY_SEPARATION_NL } from './enquiry-separation.ts'
import { ENQUIRY_SHARED_HOME_NL } from './enquiry-shared-home.ts'
import { ENQUIRY_SPONSOR_SPOUSE_NL } from './enquiry-sponsor-spouse.ts'
import { ENQUIRY_SPONSORS_AND_REFUSED_HOMES_NL } from './enquiry-sponsors-and-refused-homes.ts'
import { ENQUIRY_STATUS_AND_PERMITS_NL } from './enquiry-status-and-permits.ts'
import { ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_NL } from './enquiry-student-loans-and-bankruptcy.ts'
import { ENQUIRY_STUNT_DRIVING_NL } from './enquiry-stunt-driving.ts'
import { ENQUIRY_TAX_AND_BENEFITS_NL } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TIPS_AND_SICK_DAYS_NL } from './enquiry-tips-and-sick-days.ts'
import { ENQUIRY_TOWING_NL } from './enquiry-towing.ts'
import { ENQUIRY_TRADESPEOPLE_NL } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR_NL } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_NL } from './enquiry-visa-refused.ts'
import { ENQUIRY_WHO_OWES_AND_HOW_LONG_NL } from './enquiry-who-owes-and-how-long.ts'
import { ENQUIRY_WORK_NL } from './enquiry-work.ts'

export const QUESTIONS_NL: Words = {
  ...ENQUIRY_NEED_TONIGHT_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_OLD_DEBTS_NL,
  ...ENQUIRY_CREDIT_REPORT_NL,
  ...ENQUIRY_COURT_CLAIM_NL,
  ...ENQUIRY_EVICTION_NL,
  ...ENQUIRY_RENT_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_PURCHASE_NL,
  ...ENQUIRY_PURCHASE_IN_QUEBEC_NL,
  ...ENQUIRY_FRAUD_NL,
  ...ENQUIRY_PAYMENT_NOT_MINE_NL,
  ...ENQUIRY_ON_THE_ROAD_NL,
  ...ENQUIRY_TOWING_NL,
  ...ENQUIRY_TAX_AND_BENEFITS_NL,
  ...ENQUIRY_BILLS_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_LOANS_NL,
  ...ENQUIRY_USED_CAR_NL,
  ...ENQUIRY_TRADESPEOPLE_NL,
  ...ENQUIRY_FLIGHTS_NL,
  ...ENQUIRY_VISA_REFUSED_NL,
  ...ENQUIRY_INJURY_NL,
  ...ENQUIRY_PICTURE_CLAIM_NL,
  ...ENQUIRY_EMPLOYMENT_INSURANCE_NL,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_NL,
  ...ENQUIRY_RENTED_HOME_NL,
  ...ENQUIRY_REPAIRS_NL,
  ...ENQUIRY_SHARED_HOME_NL,
  ...ENQUIRY_WORK_NL,
  ...ENQUIRY_INHERITANCE_NL,
  ...ENQUIRY_CHILDREN_NL,
  ...ENQUIRY_SAFETY_AT_HOME_NL,
  ...ENQUIRY_SCHOOL_NL,
  ...ENQUIRY_PAY_NL,
  ...ENQUIRY_NOTICE_BY_PROVINCE_NL,
  ...ENQUIRY_NOISE_NL,
  ...ENQUIRY_PAY_SEIZED_NL,
  ...ENQUIRY_STATUS_AND_PERMITS_NL,
  ...ENQUIRY_CITIZENSHIP_NL,
  ...ENQUIRY_BELIEFS_POLICE_AND_WINTER_NL,
  ...ENQUIRY_NOTICES_TO_LEAVE_NL,
  ...ENQUIRY_RENT_RISE_REFUSED_NL,
  ...ENQUIRY_POLICE_AND_RECORDS_NL,
  ...ENQUIRY_SEPARATION_NL,
  ...ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_NL,
  ...ENQUIRY_BENEFITS_AND_RETURNS_NL,
  ...ENQUIRY_PAYDAY_AND_DEBITS_NL,
  ...ENQUIRY_WHO_OWES_AND_HOW_LONG_NL,
  ...ENQUIRY_OVERTIME_NL,
  ...ENQUIRY_TIPS_AND_SICK_DAYS_NL,
  ...ENQUIRY_LOCKED_OUT_AND_MOULD_NL,
  ...ENQUIRY_FIRED_FOR_CAUSE_NL,
  ...ENQUIRY_RENT_RISE_WEST_NL,
  ...ENQUIRY_E_TRANSFERS_NL,
  ...ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_NL,
  ...ENQUIRY_STUNT_DRIVING_NL,
  ...ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_NL,
  ...ENQUIRY_SPONSORS_AND_REFUSED_HOMES_NL,
  ...ENQUIRY_ENTRY_DOGS_AND_TRIALS_NL,
  ...ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_NL,
  ...ENQUIRY_REFUSED_OR_CALLED_NL,
  ...ENQUIRY_SPONSOR_SPOUSE_NL,
}
