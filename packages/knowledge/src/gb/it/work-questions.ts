/** The words in Italian of the questions about work. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_AGENCY_PAY_IT } from './enquiry-agency-pay.ts'
import { ENQUIRY_BANK_HOLIDAYS_IT } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BOOKED_LEAVE_IT } from './enquiry-booked-leave.ts'
import { ENQUIRY_CHANGED_HOURS_IT } from './enquiry-changed-hours.ts'
import { ENQUIRY_DEDUCTIONS_IT } from './enquiry-deductions.ts'
import { ENQUIRY_DISCRIMINATION_IT } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_IT } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_IT } from './enquiry-employment-guidance.ts'
import { ENQUIRY_GRIEVANCE_IT } from './enquiry-grievance.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_IT } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_LEAVING_A_JOB_IT } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_MATERNITY_PAY_IT } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MINIMUM_WAGE_IT } from './enquiry-minimum-wage.ts'
import { ENQUIRY_NEW_EMPLOYER_IT } from './enquiry-new-employer.ts'
import { ENQUIRY_OVERPAID_WAGES_IT } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_IT } from './enquiry-p45.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_IT } from './enquiry-pension-contributions.ts'
import { ENQUIRY_REDUNDANCY_IT } from './enquiry-redundancy.ts'
import { ENQUIRY_RETURN_FROM_MATERNITY_IT } from './enquiry-return-from-maternity.ts'
import { ENQUIRY_SETTLEMENT_AND_REFERENCE_IT } from './enquiry-settlement-and-reference.ts'
import { ENQUIRY_SICKNESS_ABSENCE_IT } from './enquiry-sickness-absence.ts'
import { ENQUIRY_TERMS_CHANGED_IT } from './enquiry-terms-changed.ts'
import { ENQUIRY_TERMS_OF_WORK_IT } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRAINING_COSTS_IT } from './enquiry-training-costs.ts'
import { ENQUIRY_TRAVEL_TIME_IT } from './enquiry-travel-time.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_IT } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_IT } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_IT } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_IT } from './enquiry-work-tribunal.ts'

export const WORK_QUESTIONS_IT: Words = {
  ...ENQUIRY_WARNINGS_AT_WORK_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_SETTLEMENT_AND_REFERENCE_IT,
  ...ENQUIRY_WORK_TRIBUNAL_IT,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_IT,
  ...ENQUIRY_WAGES_IT,
  ...ENQUIRY_MINIMUM_WAGE_IT,
  ...ENQUIRY_REDUNDANCY_IT,
  ...ENQUIRY_DISCRIMINATION_IT,
  ...ENQUIRY_TERMS_OF_WORK_IT,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_IT,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_IT,
  ...ENQUIRY_TRAVEL_TIME_IT,
  ...ENQUIRY_LEAVING_A_JOB_IT,
  ...ENQUIRY_OVERPAID_WAGES_IT,
  ...ENQUIRY_BANK_HOLIDAYS_IT,
  ...ENQUIRY_TRAINING_COSTS_IT,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_IT,
  ...ENQUIRY_DEDUCTIONS_IT,
  ...ENQUIRY_MATERNITY_PAY_IT,
  ...ENQUIRY_GRIEVANCE_IT,
  ...ENQUIRY_NEW_EMPLOYER_IT,
  ...ENQUIRY_BOOKED_LEAVE_IT,
  ...ENQUIRY_SICKNESS_ABSENCE_IT,
  ...ENQUIRY_P45_IT,
  ...ENQUIRY_VEHICLE_FOR_WORK_IT,
  ...ENQUIRY_RETURN_FROM_MATERNITY_IT,
  ...ENQUIRY_CHANGED_HOURS_IT,
  ...ENQUIRY_TERMS_CHANGED_IT,
  ...ENQUIRY_AGENCY_PAY_IT,
}
