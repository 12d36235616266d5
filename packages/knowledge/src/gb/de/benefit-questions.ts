/** The words in German of the questions about benefits. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ATTENDANCE_ALLOWANCE_DE } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_DE } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_CARERS_OVERPAID_DE } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_FIT_FOR_WORK_DE } from './enquiry-fit-for-work.ts'
import { ENQUIRY_HOUSING_BENEFIT_DE } from './enquiry-housing-benefit.ts'
import { ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_DE } from './enquiry-leaving-a-job-for-benefit.ts'
import { ENQUIRY_PIP_NO_POINTS_DE } from './enquiry-pip-no-points.ts'
import { ENQUIRY_SANCTION_DE } from './enquiry-sanction.ts'
import { ENQUIRY_SPARE_ROOM_DE } from './enquiry-spare-room.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_DE } from './enquiry-universal-credit.ts'

export const BENEFIT_QUESTIONS_DE: Words = {
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_DE,
  ...ENQUIRY_CARERS_OVERPAID_DE,
  ...ENQUIRY_HOUSING_BENEFIT_DE,
  ...ENQUIRY_FIT_FOR_WORK_DE,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_DE,
  ...ENQUIRY_SANCTION_DE,
  ...ENQUIRY_SPARE_ROOM_DE,
  ...ENQUIRY_UNIVERSAL_CREDIT_DE,
  ...ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_DE,
  ...ENQUIRY_PIP_NO_POINTS_DE,
}
