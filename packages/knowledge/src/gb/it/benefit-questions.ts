/** The words in Italian of the questions about benefits. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ATTENDANCE_ALLOWANCE_IT } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_IT } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_CARERS_OVERPAID_IT } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_FIT_FOR_WORK_IT } from './enquiry-fit-for-work.ts'
import { ENQUIRY_HOUSING_BENEFIT_IT } from './enquiry-housing-benefit.ts'
import { ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_IT } from './enquiry-leaving-a-job-for-benefit.ts'
import { ENQUIRY_PIP_NO_POINTS_IT } from './enquiry-pip-no-points.ts'
import { ENQUIRY_SANCTION_IT } from './enquiry-sanction.ts'
import { ENQUIRY_SPARE_ROOM_IT } from './enquiry-spare-room.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_IT } from './enquiry-universal-credit.ts'

export const BENEFIT_QUESTIONS_IT: Words = {
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_IT,
  ...ENQUIRY_CARERS_OVERPAID_IT,
  ...ENQUIRY_HOUSING_BENEFIT_IT,
  ...ENQUIRY_FIT_FOR_WORK_IT,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_IT,
  ...ENQUIRY_SANCTION_IT,
  ...ENQUIRY_SPARE_ROOM_IT,
  ...ENQUIRY_UNIVERSAL_CREDIT_IT,
  ...ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_IT,
  ...ENQUIRY_PIP_NO_POINTS_IT,
}
