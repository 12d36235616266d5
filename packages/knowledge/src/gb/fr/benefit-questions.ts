/** The words in French of the questions about benefits. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ATTENDANCE_ALLOWANCE_FR } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_FR } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_CARERS_OVERPAID_FR } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_FIT_FOR_WORK_FR } from './enquiry-fit-for-work.ts'
import { ENQUIRY_HOUSING_BENEFIT_FR } from './enquiry-housing-benefit.ts'
import { ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_FR } from './enquiry-leaving-a-job-for-benefit.ts'
import { ENQUIRY_PIP_NO_POINTS_FR } from './enquiry-pip-no-points.ts'
import { ENQUIRY_SANCTION_FR } from './enquiry-sanction.ts'
import { ENQUIRY_SPARE_ROOM_FR } from './enquiry-spare-room.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_FR } from './enquiry-universal-credit.ts'

export const BENEFIT_QUESTIONS_FR: Words = {
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_FR,
  ...ENQUIRY_CARERS_OVERPAID_FR,
  ...ENQUIRY_HOUSING_BENEFIT_FR,
  ...ENQUIRY_FIT_FOR_WORK_FR,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_FR,
  ...ENQUIRY_SANCTION_FR,
  ...ENQUIRY_SPARE_ROOM_FR,
  ...ENQUIRY_UNIVERSAL_CREDIT_FR,
  ...ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_FR,
  ...ENQUIRY_PIP_NO_POINTS_FR,
}
