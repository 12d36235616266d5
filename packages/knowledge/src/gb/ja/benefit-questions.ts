/** The words in Japanese of the questions about benefits. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ATTENDANCE_ALLOWANCE_JA } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_JA } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_CARERS_OVERPAID_JA } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_FIT_FOR_WORK_JA } from './enquiry-fit-for-work.ts'
import { ENQUIRY_HOUSING_BENEFIT_JA } from './enquiry-housing-benefit.ts'
import { ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_JA } from './enquiry-leaving-a-job-for-benefit.ts'
import { ENQUIRY_PIP_NO_POINTS_JA } from './enquiry-pip-no-points.ts'
import { ENQUIRY_SANCTION_JA } from './enquiry-sanction.ts'
import { ENQUIRY_SPARE_ROOM_JA } from './enquiry-spare-room.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_JA } from './enquiry-universal-credit.ts'

export const BENEFIT_QUESTIONS_JA: Words = {
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_JA,
  ...ENQUIRY_CARERS_OVERPAID_JA,
  ...ENQUIRY_HOUSING_BENEFIT_JA,
  ...ENQUIRY_FIT_FOR_WORK_JA,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_JA,
  ...ENQUIRY_SANCTION_JA,
  ...ENQUIRY_SPARE_ROOM_JA,
  ...ENQUIRY_UNIVERSAL_CREDIT_JA,
  ...ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_JA,
  ...ENQUIRY_PIP_NO_POINTS_JA,
}
