/** The words in Spanish of the questions about work. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_AGENCY_PAY_ES } from './enquiry-agency-pay.ts'
import { ENQUIRY_BANK_HOLIDAYS_ES } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BOOKED_LEAVE_ES } from './enquiry-booked-leave.ts'
import { ENQUIRY_CHANGED_HOURS_ES } from './enquiry-changed-hours.ts'
import { ENQUIRY_DEDUCTIONS_ES } from './enquiry-deductions.ts'
import { ENQUIRY_DISCRIMINATION_ES } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_ES } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_ES } from './enquiry-employment-guidance.ts'
import { ENQUIRY_GRIEVANCE_ES } from './enquiry-grievance.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_ES } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_LEAVING_A_JOB_ES } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_MATERNITY_PAY_ES } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MINIMUM_WAGE_ES } from './enquiry-minimum-wage.ts'
import { ENQUIRY_NEW_EMPLOYER_ES } from './enquiry-new-employer.ts'
import { ENQUIRY_OVERPAID_WAGES_ES } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_ES } from './enquiry-p45.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_ES } from './enquiry-pension-contributions.ts'
import { ENQUIRY_REDUNDANCY_ES } from './enquiry-redundancy.ts'
import { ENQUIRY_RETURN_FROM_MATERNITY_ES } from './enquiry-return-from-maternity.ts'
import { ENQUIRY_SETTLEMENT_AND_REFERENCE_ES } from './enquiry-settlement-and-reference.ts'
import { ENQUIRY_SICKNESS_ABSENCE_ES } from './enquiry-sickness-absence.ts'
import { ENQUIRY_TERMS_CHANGED_ES } from './enquiry-terms-changed.ts'
import { ENQUIRY_TERMS_OF_WORK_ES } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRAINING_COSTS_ES } from './enquiry-training-costs.ts'
import { ENQUIRY_TRAVEL_TIME_ES } from './enquiry-travel-time.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_ES } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_ES } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_ES } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_ES } from './enquiry-work-tribunal.ts'

export const WORK_QUESTIONS_ES: Words = {
  ...ENQUIRY_WARNINGS_AT_WORK_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_SETTLEMENT_AND_REFERENCE_ES,
  ...ENQUIRY_WORK_TRIBUNAL_ES,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_ES,
  ...ENQUIRY_WAGES_ES,
  ...ENQUIRY_MINIMUM_WAGE_ES,
  ...ENQUIRY_REDUNDANCY_ES,
  ...ENQUIRY_DISCRIMINATION_ES,
  ...ENQUIRY_TERMS_OF_WORK_ES,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_ES,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_ES,
  ...ENQUIRY_TRAVEL_TIME_ES,
  ...ENQUIRY_LEAVING_A_JOB_ES,
  ...ENQUIRY_OVERPAID_WAGES_ES,
  ...ENQUIRY_BANK_HOLIDAYS_ES,
  ...ENQUIRY_TRAINING_COSTS_ES,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_ES,
  ...ENQUIRY_DEDUCTIONS_ES,
  ...ENQUIRY_MATERNITY_PAY_ES,
  ...ENQUIRY_GRIEVANCE_ES,
  ...ENQUIRY_NEW_EMPLOYER_ES,
  ...ENQUIRY_BOOKED_LEAVE_ES,
  ...ENQUIRY_SICKNESS_ABSENCE_ES,
  ...ENQUIRY_P45_ES,
  ...ENQUIRY_VEHICLE_FOR_WORK_ES,
  ...ENQUIRY_RETURN_FROM_MATERNITY_ES,
  ...ENQUIRY_CHANGED_HOURS_ES,
  ...ENQUIRY_TERMS_CHANGED_ES,
  ...ENQUIRY_AGENCY_PAY_ES,
}
