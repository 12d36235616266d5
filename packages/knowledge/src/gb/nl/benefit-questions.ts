/** The words in Dutch of the questions about benefits. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ATTENDANCE_ALLOWANCE_NL } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_NL } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_CARERS_OVERPAID_NL } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_FIT_FOR_WORK_NL } from './enquiry-fit-for-work.ts'
import { ENQUIRY_HOUSING_BENEFIT_NL } from './enquiry-housing-benefit.ts'
import { ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_NL } from './enquiry-leaving-a-job-for-benefit.ts'
import { ENQUIRY_PIP_NO_POINTS_NL } from './enquiry-pip-no-points.ts'
import { ENQUIRY_SANCTION_NL } from './enquiry-sanction.ts'
import { ENQUIRY_SPARE_ROOM_NL } from './enquiry-spare-room.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_NL } from './enquiry-universal-credit.ts'

export const BENEFIT_QUESTIONS_NL: Words = {
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_NL,
  ...ENQUIRY_CARERS_OVERPAID_NL,
  ...ENQUIRY_HOUSING_BENEFIT_NL,
  ...ENQUIRY_FIT_FOR_WORK_NL,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_NL,
  ...ENQUIRY_SANCTION_NL,
  ...ENQUIRY_SPARE_ROOM_NL,
  ...ENQUIRY_UNIVERSAL_CREDIT_NL,
  ...ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_NL,
  ...ENQUIRY_PIP_NO_POINTS_NL,
}
