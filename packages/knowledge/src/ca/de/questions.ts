/** Canada: the rows that speak to questions alone, in German. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_POLICE_AND_WINTER_DE } from './enquiry-beliefs-police-and-winter.ts'
import { ENQUIRY_BENEFITS_AND_RETURNS_DE } from './enquiry-benefits-and-returns.ts'
import { ENQUIRY_BILLS_WORDS } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN_DE } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP_DE } from './enquiry-citizenship.ts'
import { ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_DE } from './enquiry-couples-who-part-in-quebec.ts'
import { ENQUIRY_COURT_CLAIM_WORDS } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REPORT_WORDS } from './enquiry-credit-report.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_DE } from './enquiry-doorstep-and-private-sales.ts'
import { ENQUIRY_E_TRANSFERS_DE } from './enquiry-e-transfers.ts'
import { ENQUIRY_EMPLOYMENT_INSURANCE_WORDS } from './enquiry-employment-insurance.ts'
import { ENQUIRY_ENTRY_DOGS_AND_TRIALS_DE } from './enquiry-entry-dogs-and-trials.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_WORDS } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FIRED_FOR_CAUSE_DE } from './enquiry-fired-for-cause.ts'
import { ENQUIRY_FLIGHTS_WORDS } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_INHERITANCE_DE } from './enquiry-inheritance.ts'
import { ENQUIRY_INJURY_WORDS } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_LOANS_WORDS } from './enquiry-loans.ts'
import { ENQUIRY_LOCKED_OUT_AND_MOULD_DE } from './enquiry-locked-out-and-mould.ts'
import { ENQUIRY_NEED_TONIGHT_DE } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_DE } from './enquiry-noise.ts'
import { ENQUIRY_NOTICE_BY_PROVINCE_DE } from './enquiry-notice-by-province.ts'
import { ENQUIRY_NOTICES_TO_LEAVE_DE } from './enquiry-notices-to-leave.ts'
import { ENQUIRY_OLD_DEBTS_WORDS } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_OVERTIME_DE } from './enquiry-overtime.ts'
import { ENQUIRY_PAY_SEIZED_DE } from './enquiry-pay-seized.ts'
import { ENQUIRY_PAY_DE } from './enquiry-pay.ts'
import { ENQUIRY_PAYDAY_AND_DEBITS_DE } from './enquiry-payday-and-debits.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_WORDS } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_DE } from './enquiry-pensions-and-parental-leave.ts'
import { ENQUIRY_PICTURE_CLAIM_WORDS } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_AND_RECORDS_DE } from './enquiry-police-and-records.ts'
import { ENQUIRY_PURCHASE_IN_QUEBEC_WORDS } from './enquiry-purchase-in-quebec.ts'
import { ENQUIRY_PURCHASE_WORDS } from './enquiry-purchase.ts'
import { ENQUIRY_REFUSED_OR_CALLED_DE } from './enquiry-refused-or-called.ts'
import { ENQUIRY_RENT_RISE_REFUSED_DE } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_RISE_WEST_DE } from './enquiry-rent-rise-west.ts'
import { ENQUIRY_RENT_WORDS } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_WORDS } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_WORDS } from './enquiry-repairs.ts'
import { ENQUIRY_SAFETY_AT_HOME_DE } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL_DE } from './enquiry-school.ts'
import { ENQUIRY_SEPARATION_DE } from './enquiry-separation.ts'
import { ENQUIRY_SHARED_HOME_WORDS } from './enquiry-shared-home.ts'
import { ENQUIRY_SPONSOR_SPOUSE_DE } from './enquiry-sponsor-spouse.ts'
import { ENQUIRY_SPONSORS_AND_REFUSED_HOMES_DE } from './enquiry-sponsors-and-refused-homes.ts'
import { ENQUIRY_STATUS_AND_PERMITS_DE } from './enquiry-status-and-permits.ts'
import { ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_DE } from './enquiry-student-loans-and-bankruptcy.ts'
import { ENQUIRY_STUNT_DRIVING_DE } from './enquiry-stunt-driving.ts'
import { ENQUIRY_TAX_AND_BENEFITS_WORDS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TIPS_AND_SICK_DAYS_DE } from './enquiry-tips-and-sick-days.ts'
import { ENQUIRY_TOWING_DE } from './enquiry-towing.ts'
import { ENQUIRY_TRADESPEOPLE_WORDS } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR_WORDS } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_WORDS } from './enquiry-visa-refused.ts'
import { ENQUIRY_WHO_OWES_AND_HOW_LONG_DE } from './enquiry-who-owes-and-how-long.ts'
import { ENQUIRY_WORK_WORDS } from './enquiry-work.ts'

export const QUESTIONS_DE: Words = {
  ...ENQUIRY_NEED_TONIGHT_DE,
  ...ENQUIRY_SHARED_HOME_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_OLD_DEBTS_WORDS,
  ...ENQUIRY_CREDIT_REPORT_WORDS,
  ...ENQUIRY_COURT_CLAIM_WORDS,
  ...ENQUIRY_EVICTION_WORDS,
  ...ENQUIRY_RENT_WORDS,
  ...ENQUIRY_DISMISSAL_WORDS,
  ...ENQUIRY_PURCHASE_WORDS,
  ...ENQUIRY_PURCHASE_IN_QUEBEC_WORDS,
  ...ENQUIRY_FRAUD_WORDS,
  ...ENQUIRY_PAYMENT_NOT_MINE_WORDS,
  ...ENQUIRY_ON_THE_ROAD_WORDS,
  ...ENQUIRY_TOWING_DE,
  ...ENQUIRY_TAX_AND_BENEFITS_WORDS,
  ...ENQUIRY_BILLS_WORDS,
  ...ENQUIRY_INSURANCE_WORDS,
  ...ENQUIRY_LOANS_WORDS,
  ...ENQUIRY_USED_CAR_WORDS,
  ...ENQUIRY_TRADESPEOPLE_WORDS,
  ...ENQUIRY_FLIGHTS_WORDS,
  ...ENQUIRY_VISA_REFUSED_WORDS,
  ...ENQUIRY_INJURY_WORDS,
  ...ENQUIRY_PICTURE_CLAIM_WORDS,
  ...ENQUIRY_EMPLOYMENT_INSURANCE_WORDS,
  ...ENQUIRY_RENTED_HOME_WORDS,
  ...ENQUIRY_REPAIRS_WORDS,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_WORDS,
  ...ENQUIRY_WORK_WORDS,
  ...ENQUIRY_INHERITANCE_DE,
  ...ENQUIRY_CHILDREN_DE,
  ...ENQUIRY_SAFETY_AT_HOME_DE,
  ...ENQUIRY_SCHOOL_DE,
  ...ENQUIRY_PAY_DE,
  ...ENQUIRY_NOTICE_BY_PROVINCE_DE,
  ...ENQUIRY_NOISE_DE,
  ...ENQUIRY_PAY_SEIZED_DE,
  ...ENQUIRY_STATUS_AND_PERMITS_DE,
  ...ENQUIRY_CITIZENSHIP_DE,
  ...ENQUIRY_BELIEFS_POLICE_AND_WINTER_DE,
  ...ENQUIRY_NOTICES_TO_LEAVE_DE,
  ...ENQUIRY_RENT_RISE_REFUSED_DE,
  ...ENQUIRY_POLICE_AND_RECORDS_DE,
  ...ENQUIRY_SEPARATION_DE,
  ...ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_DE,
  ...ENQUIRY_BENEFITS_AND_RETURNS_DE,
  ...ENQUIRY_PAYDAY_AND_DEBITS_DE,
  ...ENQUIRY_WHO_OWES_AND_HOW_LONG_DE,
  ...ENQUIRY_OVERTIME_DE,
  ...ENQUIRY_TIPS_AND_SICK_DAYS_DE,
  ...ENQUIRY_LOCKED_OUT_AND_MOULD_DE,
  ...ENQUIRY_FIRED_FOR_CAUSE_DE,
  ...ENQUIRY_RENT_RISE_WEST_DE,
  ...ENQUIRY_E_TRANSFERS_DE,
  ...ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_DE,
  ...ENQUIRY_STUNT_DRIVING_DE,
  ...ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_DE,
  ...ENQUIRY_SPONSORS_AND_REFUSED_HOMES_DE,
  ...ENQUIRY_ENTRY_DOGS_AND_TRIALS_DE,
  ...ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_DE,
  ...ENQUIRY_REFUSED_OR_CALLED_DE,
  ...ENQUIRY_SPONSOR_SPOUSE_DE,
}
