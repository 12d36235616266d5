/** The words in Dutch of the questions about work. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_AGENCY_PAY_NL } from './enquiry-agency-pay.ts'
import { ENQUIRY_BANK_HOLIDAYS_NL } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BOOKED_LEAVE_NL } from './enquiry-booked-leave.ts'
import { ENQUIRY_CHANGED_HOURS_NL } from './enquiry-changed-hours.ts'
import { ENQUIRY_DEDUCTIONS_NL } from './enquiry-deductions.ts'
import { ENQUIRY_DISCRIMINATION_NL } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_NL } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_NL } from './enquiry-employment-guidance.ts'
import { ENQUIRY_GRIEVANCE_NL } from './enquiry-grievance.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_NL } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_LEAVING_A_JOB_NL } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_MATERNITY_PAY_NL } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MINIMUM_WAGE_NL } from './enquiry-minimum-wage.ts'
import { ENQUIRY_NEW_EMPLOYER_NL } from './enquiry-new-employer.ts'
import { ENQUIRY_OVERPAID_WAGES_NL } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_NL } from './enquiry-p45.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_NL } from './enquiry-pension-contributions.ts'
import { ENQUIRY_REDUNDANCY_NL } from './enquiry-redundancy.ts'
import { ENQUIRY_RETURN_FROM_MATERNITY_NL } from './enquiry-return-from-maternity.ts'
import { ENQUIRY_SETTLEMENT_AND_REFERENCE_NL } from './enquiry-settlement-and-reference.ts'
import { ENQUIRY_SICKNESS_ABSENCE_NL } from './enquiry-sickness-absence.ts'
import { ENQUIRY_TERMS_CHANGED_NL } from './enquiry-terms-changed.ts'
import { ENQUIRY_TERMS_OF_WORK_NL } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRAINING_COSTS_NL } from './enquiry-training-costs.ts'
import { ENQUIRY_TRAVEL_TIME_NL } from './enquiry-travel-time.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_NL } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_NL } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_NL } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_NL } from './enquiry-work-tribunal.ts'

export const WORK_QUESTIONS_NL: Words = {
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_NL,
  ...ENQUIRY_WARNINGS_AT_WORK_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_SETTLEMENT_AND_REFERENCE_NL,
  ...ENQUIRY_WORK_TRIBUNAL_NL,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_NL,
  ...ENQUIRY_WAGES_NL,
  ...ENQUIRY_MINIMUM_WAGE_NL,
  ...ENQUIRY_REDUNDANCY_NL,
  ...ENQUIRY_DISCRIMINATION_NL,
  ...ENQUIRY_TERMS_OF_WORK_NL,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_NL,
  ...ENQUIRY_TRAVEL_TIME_NL,
  ...ENQUIRY_LEAVING_A_JOB_NL,
  ...ENQUIRY_OVERPAID_WAGES_NL,
  ...ENQUIRY_BANK_HOLIDAYS_NL,
  ...ENQUIRY_TRAINING_COSTS_NL,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_NL,
  ...ENQUIRY_DEDUCTIONS_NL,
  ...ENQUIRY_MATERNITY_PAY_NL,
  ...ENQUIRY_GRIEVANCE_NL,
  ...ENQUIRY_NEW_EMPLOYER_NL,
  ...ENQUIRY_BOOKED_LEAVE_NL,
  ...ENQUIRY_SICKNESS_ABSENCE_NL,
  ...ENQUIRY_P45_NL,
  ...ENQUIRY_VEHICLE_FOR_WORK_NL,
  ...ENQUIRY_RETURN_FROM_MATERNITY_NL,
  ...ENQUIRY_CHANGED_HOURS_NL,
  ...ENQUIRY_TERMS_CHANGED_NL,
  ...ENQUIRY_AGENCY_PAY_NL,
}
