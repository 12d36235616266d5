/** The words in French of the questions about work. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_AGENCY_PAY_FR } from './enquiry-agency-pay.ts'
import { ENQUIRY_BANK_HOLIDAYS_FR } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BOOKED_LEAVE_FR } from './enquiry-booked-leave.ts'
import { ENQUIRY_CHANGED_HOURS_FR } from './enquiry-changed-hours.ts'
import { ENQUIRY_DEDUCTIONS_FR } from './enquiry-deductions.ts'
import { ENQUIRY_DISCRIMINATION_FR } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_FR } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_FR } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_FR } from './enquiry-employment-guidance.ts'
import { ENQUIRY_GRIEVANCE_FR } from './enquiry-grievance.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_FR } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_LEAVING_A_JOB_FR } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_MATERNITY_PAY_FR } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MINIMUM_WAGE_FR } from './enquiry-minimum-wage.ts'
import { ENQUIRY_NEW_EMPLOYER_FR } from './enquiry-new-employer.ts'
import { ENQUIRY_OVERPAID_WAGES_FR } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_FR } from './enquiry-p45.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_FR } from './enquiry-pension-contributions.ts'
import { ENQUIRY_REDUNDANCY_FR } from './enquiry-redundancy.ts'
import { ENQUIRY_RETURN_FROM_MATERNITY_FR } from './enquiry-return-from-maternity.ts'
import { ENQUIRY_SETTLEMENT_AND_REFERENCE_FR } from './enquiry-settlement-and-reference.ts'
import { ENQUIRY_SICKNESS_ABSENCE_FR } from './enquiry-sickness-absence.ts'
import { ENQUIRY_TERMS_CHANGED_FR } from './enquiry-terms-changed.ts'
import { ENQUIRY_TERMS_OF_WORK_FR } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRAINING_COSTS_FR } from './enquiry-training-costs.ts'
import { ENQUIRY_TRAVEL_TIME_FR } from './enquiry-travel-time.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_FR } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_FR } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_FR } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_FR } from './enquiry-work-tribunal.ts'

export const WORK_QUESTIONS_FR: Words = {
  ...ENQUIRY_WARNINGS_AT_WORK_FR,
  ...ENQUIRY_DISMISSAL_FR,
  ...ENQUIRY_SETTLEMENT_AND_REFERENCE_FR,
  ...ENQUIRY_WORK_TRIBUNAL_FR,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_FR,
  ...ENQUIRY_WAGES_FR,
  ...ENQUIRY_MINIMUM_WAGE_FR,
  ...ENQUIRY_REDUNDANCY_FR,
  ...ENQUIRY_DISCRIMINATION_FR,
  ...ENQUIRY_TERMS_OF_WORK_FR,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_FR,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_FR,
  ...ENQUIRY_TRAVEL_TIME_FR,
  ...ENQUIRY_LEAVING_A_JOB_FR,
  ...ENQUIRY_OVERPAID_WAGES_FR,
  ...ENQUIRY_BANK_HOLIDAYS_FR,
  ...ENQUIRY_TRAINING_COSTS_FR,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_FR,
  ...ENQUIRY_DEDUCTIONS_FR,
  ...ENQUIRY_MATERNITY_PAY_FR,
  ...ENQUIRY_GRIEVANCE_FR,
  ...ENQUIRY_NEW_EMPLOYER_FR,
  ...ENQUIRY_BOOKED_LEAVE_FR,
  ...ENQUIRY_SICKNESS_ABSENCE_FR,
  ...ENQUIRY_P45_FR,
  ...ENQUIRY_VEHICLE_FOR_WORK_FR,
  ...ENQUIRY_RETURN_FROM_MATERNITY_FR,
  ...ENQUIRY_CHANGED_HOURS_FR,
  ...ENQUIRY_TERMS_CHANGED_FR,
  ...ENQUIRY_AGENCY_PAY_FR,
}
