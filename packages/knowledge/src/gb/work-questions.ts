/** Questions about work, joined. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_AGENCY_PAY } from './enquiry-agency-pay.ts'
import { ENQUIRY_BANK_HOLIDAYS } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BOOKED_LEAVE } from './enquiry-booked-leave.ts'
import { ENQUIRY_CHANGED_HOURS } from './enquiry-changed-hours.ts'
import { ENQUIRY_DEDUCTIONS } from './enquiry-deductions.ts'
import { ENQUIRY_DISCRIMINATION } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE } from './enquiry-employment-guidance.ts'
import { ENQUIRY_GRIEVANCE } from './enquiry-grievance.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_LEAVING_A_JOB } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_MATERNITY_PAY } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MINIMUM_WAGE } from './enquiry-minimum-wage.ts'
import { ENQUIRY_NEW_EMPLOYER } from './enquiry-new-employer.ts'
import { ENQUIRY_OVERPAID_WAGES } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45 } from './enquiry-p45.ts'
import { ENQUIRY_PAY_NORTHERN_IRELAND } from './enquiry-pay-northern-ireland.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS } from './enquiry-pension-contributions.ts'
import { ENQUIRY_REDUNDANCY } from './enquiry-redundancy.ts'
import { ENQUIRY_RETURN_FROM_MATERNITY } from './enquiry-return-from-maternity.ts'
import { ENQUIRY_SETTLEMENT_AND_REFERENCE } from './enquiry-settlement-and-reference.ts'
import { ENQUIRY_SICKNESS_ABSENCE } from './enquiry-sickness-absence.ts'
import { ENQUIRY_TERMS_CHANGED } from './enquiry-terms-changed.ts'
import { ENQUIRY_TERMS_OF_WORK } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRAINING_COSTS } from './enquiry-training-costs.ts'
import { ENQUIRY_TRAVEL_TIME } from './enquiry-travel-time.ts'
import { ENQUIRY_VEHICLE_FOR_WORK } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL } from './enquiry-work-tribunal.ts'

export const WORK_QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_SETTLEMENT_AND_REFERENCE,
  ...ENQUIRY_WARNINGS_AT_WORK,
  ...ENQUIRY_WORK_TRIBUNAL,
  ...ENQUIRY_WAGES,
  ...ENQUIRY_MINIMUM_WAGE,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY,
  ...ENQUIRY_REDUNDANCY,
  ...ENQUIRY_DISCRIMINATION,
  ...ENQUIRY_TERMS_OF_WORK,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE,
  ...ENQUIRY_PENSION_CONTRIBUTIONS,
  ...ENQUIRY_TRAVEL_TIME,
  ...ENQUIRY_LEAVING_A_JOB,
  ...ENQUIRY_OVERPAID_WAGES,
  ...ENQUIRY_BANK_HOLIDAYS,
  ...ENQUIRY_TRAINING_COSTS,
  ...ENQUIRY_DISMISSED_AFTER_YEARS,
  ...ENQUIRY_DEDUCTIONS,
  ...ENQUIRY_MATERNITY_PAY,
  ...ENQUIRY_GRIEVANCE,
  ...ENQUIRY_NEW_EMPLOYER,
  ...ENQUIRY_BOOKED_LEAVE,
  ...ENQUIRY_SICKNESS_ABSENCE,
  ...ENQUIRY_P45,
  ...ENQUIRY_VEHICLE_FOR_WORK,
  ...ENQUIRY_RETURN_FROM_MATERNITY,
  ...ENQUIRY_PAY_NORTHERN_IRELAND,
  ...ENQUIRY_CHANGED_HOURS,
  ...ENQUIRY_TERMS_CHANGED,
  ...ENQUIRY_AGENCY_PAY,
]
