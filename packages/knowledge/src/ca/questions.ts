/** Canada: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_POLICE_AND_WINTER } from './enquiry-beliefs-police-and-winter.ts'
import { ENQUIRY_BENEFITS_AND_RETURNS } from './enquiry-benefits-and-returns.ts'
import { ENQUIRY_BILLS } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP } from './enquiry-citizenship.ts'
import { ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC } from './enquiry-couples-who-part-in-quebec.ts'
import { ENQUIRY_COURT_CLAIM } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REPORT } from './enquiry-credit-report.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_DOORSTEP_AND_PRIVATE_SALES } from './enquiry-doorstep-and-private-sales.ts'
import { ENQUIRY_E_TRANSFERS } from './enquiry-e-transfers.ts'
import { ENQUIRY_EMPLOYMENT_INSURANCE } from './enquiry-employment-insurance.ts'
import { ENQUIRY_ENTRY_DOGS_AND_TRIALS } from './enquiry-entry-dogs-and-trials.ts'
import { ENQUIRY_EVICTION } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FIRED_FOR_CAUSE } from './enquiry-fired-for-cause.ts'
import { ENQUIRY_FLIGHTS } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_INHERITANCE } from './enquiry-inheritance.ts'
import { ENQUIRY_INJURY } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_LOANS } from './enquiry-loans.ts'
import { ENQUIRY_LOCKED_OUT_AND_MOULD } from './enquiry-locked-out-and-mould.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE } from './enquiry-noise.ts'
import { ENQUIRY_NOTICE_BY_PROVINCE } from './enquiry-notice-by-province.ts'
import { ENQUIRY_NOTICES_TO_LEAVE } from './enquiry-notices-to-leave.ts'
import { ENQUIRY_OLD_DEBTS } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_OVERTIME } from './enquiry-overtime.ts'
import { ENQUIRY_PAY_SEIZED } from './enquiry-pay-seized.ts'
import { ENQUIRY_PAY } from './enquiry-pay.ts'
import { ENQUIRY_PAYDAY_AND_DEBITS } from './enquiry-payday-and-debits.ts'
import { ENQUIRY_PAYMENT_NOT_MINE } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE } from './enquiry-pensions-and-parental-leave.ts'
import { ENQUIRY_PICTURE_CLAIM } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_AND_RECORDS } from './enquiry-police-and-records.ts'
import { ENQUIRY_PURCHASE_IN_QUEBEC } from './enquiry-purchase-in-quebec.ts'
import { ENQUIRY_PURCHASE } from './enquiry-purchase.ts'
import { ENQUIRY_REFUSED_OR_CALLED } from './enquiry-refused-or-called.ts'
import { ENQUIRY_RENT_RISE_REFUSED } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_RISE_WEST } from './enquiry-rent-rise-west.ts'
import { ENQUIRY_RENT } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS } from './enquiry-repairs.ts'
import { ENQUIRY_SAFETY_AT_HOME } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL } from './enquiry-school.ts'
import { ENQUIRY_SEPARATION } from './enquiry-separation.ts'
import { ENQUIRY_SHARED_HOME } from './enquiry-shared-home.ts'
import { ENQUIRY_SPONSOR_SPOUSE } from './enquiry-sponsor-spouse.ts'
import { ENQUIRY_SPONSORS_AND_REFUSED_HOMES } from './enquiry-sponsors-and-refused-homes.ts'
import { ENQUIRY_STATUS_AND_PERMITS } from './enquiry-status-and-permits.ts'
import { ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY } from './enquiry-student-loans-and-bankruptcy.ts'
import { ENQUIRY_STUNT_DRIVING } from './enquiry-stunt-driving.ts'
import { ENQUIRY_TAX_AND_BENEFITS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TIPS_AND_SICK_DAYS } from './enquiry-tips-and-sick-days.ts'
import { ENQUIRY_TOWING } from './enquiry-towing.ts'
import { ENQUIRY_TRADESPEOPLE } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED } from './enquiry-visa-refused.ts'
import { ENQUIRY_WHO_OWES_AND_HOW_LONG } from './enquiry-who-owes-and-how-long.ts'
import { ENQUIRY_WON_NOT_PAID } from './enquiry-won-not-paid.ts'
import { ENQUIRY_WORK } from './enquiry-work.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_OLD_DEBTS,
  ...ENQUIRY_CREDIT_REPORT,
  ...ENQUIRY_COURT_CLAIM,
  ...ENQUIRY_EVICTION,
  ...ENQUIRY_RENT,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_NOTICE_BY_PROVINCE,
  ...ENQUIRY_PURCHASE,
  ...ENQUIRY_PURCHASE_IN_QUEBEC,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_PAYMENT_NOT_MINE,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_TOWING,
  ...ENQUIRY_TAX_AND_BENEFITS,
  ...ENQUIRY_BILLS,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_RENTED_HOME,
  ...ENQUIRY_REPAIRS,
  ...ENQUIRY_SHARED_HOME,
  ...ENQUIRY_LOANS,
  ...ENQUIRY_FLIGHTS,
  ...ENQUIRY_TRADESPEOPLE,
  ...ENQUIRY_USED_CAR,
  ...ENQUIRY_PICTURE_CLAIM,
  ...ENQUIRY_VISA_REFUSED,
  ...ENQUIRY_INJURY,
  ...ENQUIRY_EMPLOYMENT_INSURANCE,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS,
  ...ENQUIRY_NOISE,
  ...ENQUIRY_WORK,
  ...ENQUIRY_PAY,
  ...ENQUIRY_INHERITANCE,
  ...ENQUIRY_CHILDREN,
  ...ENQUIRY_SAFETY_AT_HOME,
  ...ENQUIRY_SCHOOL,
  ...ENQUIRY_PAY_SEIZED,
  ...ENQUIRY_STATUS_AND_PERMITS,
  ...ENQUIRY_CITIZENSHIP,
  ...ENQUIRY_BELIEFS_POLICE_AND_WINTER,
  ...ENQUIRY_NOTICES_TO_LEAVE,
  ...ENQUIRY_RENT_RISE_REFUSED,
  ...ENQUIRY_POLICE_AND_RECORDS,
  ...ENQUIRY_SEPARATION,
  ...ENQUIRY_DOORSTEP_AND_PRIVATE_SALES,
  ...ENQUIRY_BENEFITS_AND_RETURNS,
  ...ENQUIRY_PAYDAY_AND_DEBITS,
  ...ENQUIRY_WHO_OWES_AND_HOW_LONG,
  ...ENQUIRY_OVERTIME,
  ...ENQUIRY_TIPS_AND_SICK_DAYS,
  ...ENQUIRY_LOCKED_OUT_AND_MOULD,
  ...ENQUIRY_FIRED_FOR_CAUSE,
  ...ENQUIRY_RENT_RISE_WEST,
  ...ENQUIRY_E_TRANSFERS,
  ...ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY,
  ...ENQUIRY_STUNT_DRIVING,
  ...ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE,
  ...ENQUIRY_SPONSORS_AND_REFUSED_HOMES,
  ...ENQUIRY_ENTRY_DOGS_AND_TRIALS,
  ...ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC,
  ...ENQUIRY_REFUSED_OR_CALLED,
  ...ENQUIRY_SPONSOR_SPOUSE,
  ...ENQUIRY_WON_NOT_PAID,
]
