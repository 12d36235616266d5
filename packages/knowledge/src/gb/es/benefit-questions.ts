/** The words in Spanish of the questions about benefits. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ATTENDANCE_ALLOWANCE_ES } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_ES } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_CARERS_OVERPAID_ES } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_FIT_FOR_WORK_ES } from './enquiry-fit-for-work.ts'
import { ENQUIRY_HOUSING_BENEFIT_ES } from './enquiry-housing-benefit.ts'
import { ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_ES } from './enquiry-leaving-a-job-for-benefit.ts'
import { ENQUIRY_PIP_NO_POINTS_ES } from './enquiry-pip-no-points.ts'
import { ENQUIRY_SANCTION_ES } from './enquiry-sanction.ts'
import { ENQUIRY_SPARE_ROOM_ES } from './enquiry-spare-room.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_ES } from './enquiry-universal-credit.ts'

export const BENEFIT_QUESTIONS_ES: Words = {
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_ES,
  ...ENQUIRY_CARERS_OVERPAID_ES,
  ...ENQUIRY_HOUSING_BENEFIT_ES,
  ...ENQUIRY_FIT_FOR_WORK_ES,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_ES,
  ...ENQUIRY_SANCTION_ES,
  ...ENQUIRY_SPARE_ROOM_ES,
  ...ENQUIRY_UNIVERSAL_CREDIT_ES,
  ...ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_ES,
  ...ENQUIRY_PIP_NO_POINTS_ES,
}
