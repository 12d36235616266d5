/** The words in German of the questions about work. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_AGENCY_PAY_DE } from './enquiry-agency-pay.ts'
import { ENQUIRY_BANK_HOLIDAYS_DE } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BOOKED_LEAVE_DE } from './enquiry-booked-leave.ts'
import { ENQUIRY_CHANGED_HOURS_DE } from './enquiry-changed-hours.ts'
import { ENQUIRY_DEDUCTIONS_DE } from './enquiry-deductions.ts'
import { ENQUIRY_DISCRIMINATION_DE } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_DE } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_DE } from './enquiry-employment-guidance.ts'
import { ENQUIRY_GRIEVANCE_DE } from './enquiry-grievance.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_DE } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_LEAVING_A_JOB_DE } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_MATERNITY_PAY_DE } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MINIMUM_WAGE_DE } from './enquiry-minimum-wage.ts'
import { ENQUIRY_NEW_EMPLOYER_DE } from './enquiry-new-employer.ts'
import { ENQUIRY_OVERPAID_WAGES_DE } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_DE } from './enquiry-p45.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_DE } from './enquiry-pension-contributions.ts'
import { ENQUIRY_REDUNDANCY_DE } from './enquiry-redundancy.ts'
import { ENQUIRY_RETURN_FROM_MATERNITY_DE } from './enquiry-return-from-maternity.ts'
import { ENQUIRY_SETTLEMENT_AND_REFERENCE_DE } from './enquiry-settlement-and-reference.ts'
import { ENQUIRY_SICKNESS_ABSENCE_DE } from './enquiry-sickness-absence.ts'
import { ENQUIRY_TERMS_CHANGED_DE } from './enquiry-terms-changed.ts'
import { ENQUIRY_TERMS_OF_WORK_DE } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRAINING_COSTS_DE } from './enquiry-training-costs.ts'
import { ENQUIRY_TRAVEL_TIME_DE } from './enquiry-travel-time.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_DE } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_DE } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_DE } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_DE } from './enquiry-work-tribunal.ts'

export const WORK_QUESTIONS_DE: Words = {
  ...ENQUIRY_WARNINGS_AT_WORK_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_SETTLEMENT_AND_REFERENCE_DE,
  ...ENQUIRY_WORK_TRIBUNAL_DE,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_DE,
  ...ENQUIRY_WAGES_DE,
  ...ENQUIRY_MINIMUM_WAGE_DE,
  ...ENQUIRY_REDUNDANCY_DE,
  ...ENQUIRY_DISCRIMINATION_DE,
  ...ENQUIRY_TERMS_OF_WORK_DE,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_DE,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_DE,
  ...ENQUIRY_TRAVEL_TIME_DE,
  ...ENQUIRY_LEAVING_A_JOB_DE,
  ...ENQUIRY_OVERPAID_WAGES_DE,
  ...ENQUIRY_BANK_HOLIDAYS_DE,
  ...ENQUIRY_TRAINING_COSTS_DE,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_DE,
  ...ENQUIRY_DEDUCTIONS_DE,
  ...ENQUIRY_MATERNITY_PAY_DE,
  ...ENQUIRY_GRIEVANCE_DE,
  ...ENQUIRY_NEW_EMPLOYER_DE,
  ...ENQUIRY_BOOKED_LEAVE_DE,
  ...ENQUIRY_SICKNESS_ABSENCE_DE,
  ...ENQUIRY_P45_DE,
  ...ENQUIRY_VEHICLE_FOR_WORK_DE,
  ...ENQUIRY_RETURN_FROM_MATERNITY_DE,
  ...ENQUIRY_CHANGED_HOURS_DE,
  ...ENQUIRY_TERMS_CHANGED_DE,
  ...ENQUIRY_AGENCY_PAY_DE,
}
