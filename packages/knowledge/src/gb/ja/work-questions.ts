/** The words in Japanese of the questions about work. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_AGENCY_PAY_JA } from './enquiry-agency-pay.ts'
import { ENQUIRY_BANK_HOLIDAYS_JA } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BOOKED_LEAVE_JA } from './enquiry-booked-leave.ts'
import { ENQUIRY_CHANGED_HOURS_JA } from './enquiry-changed-hours.ts'
import { ENQUIRY_DEDUCTIONS_JA } from './enquiry-deductions.ts'
import { ENQUIRY_DISCRIMINATION_JA } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_JA } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_JA } from './enquiry-employment-guidance.ts'
import { ENQUIRY_GRIEVANCE_JA } from './enquiry-grievance.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_JA } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_LEAVING_A_JOB_JA } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_MATERNITY_PAY_JA } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MINIMUM_WAGE_JA } from './enquiry-minimum-wage.ts'
import { ENQUIRY_NEW_EMPLOYER_JA } from './enquiry-new-employer.ts'
import { ENQUIRY_OVERPAID_WAGES_JA } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_JA } from './enquiry-p45.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_JA } from './enquiry-pension-contributions.ts'
import { ENQUIRY_REDUNDANCY_JA } from './enquiry-redundancy.ts'
import { ENQUIRY_RETURN_FROM_MATERNITY_JA } from './enquiry-return-from-maternity.ts'
import { ENQUIRY_SETTLEMENT_AND_REFERENCE_JA } from './enquiry-settlement-and-reference.ts'
import { ENQUIRY_SICKNESS_ABSENCE_JA } from './enquiry-sickness-absence.ts'
import { ENQUIRY_TERMS_CHANGED_JA } from './enquiry-terms-changed.ts'
import { ENQUIRY_TERMS_OF_WORK_JA } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRAINING_COSTS_JA } from './enquiry-training-costs.ts'
import { ENQUIRY_TRAVEL_TIME_JA } from './enquiry-travel-time.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_JA } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_JA } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_JA } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_JA } from './enquiry-work-tribunal.ts'

export const WORK_QUESTIONS_JA: Words = {
  ...ENQUIRY_WARNINGS_AT_WORK_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_SETTLEMENT_AND_REFERENCE_JA,
  ...ENQUIRY_WORK_TRIBUNAL_JA,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_JA,
  ...ENQUIRY_WAGES_JA,
  ...ENQUIRY_MINIMUM_WAGE_JA,
  ...ENQUIRY_REDUNDANCY_JA,
  ...ENQUIRY_DISCRIMINATION_JA,
  ...ENQUIRY_TERMS_OF_WORK_JA,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_JA,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_JA,
  ...ENQUIRY_TRAVEL_TIME_JA,
  ...ENQUIRY_LEAVING_A_JOB_JA,
  ...ENQUIRY_OVERPAID_WAGES_JA,
  ...ENQUIRY_BANK_HOLIDAYS_JA,
  ...ENQUIRY_TRAINING_COSTS_JA,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_JA,
  ...ENQUIRY_DEDUCTIONS_JA,
  ...ENQUIRY_MATERNITY_PAY_JA,
  ...ENQUIRY_GRIEVANCE_JA,
  ...ENQUIRY_NEW_EMPLOYER_JA,
  ...ENQUIRY_BOOKED_LEAVE_JA,
  ...ENQUIRY_SICKNESS_ABSENCE_JA,
  ...ENQUIRY_P45_JA,
  ...ENQUIRY_VEHICLE_FOR_WORK_JA,
  ...ENQUIRY_RETURN_FROM_MATERNITY_JA,
  ...ENQUIRY_CHANGED_HOURS_JA,
  ...ENQUIRY_TERMS_CHANGED_JA,
  ...ENQUIRY_AGENCY_PAY_JA,
}
