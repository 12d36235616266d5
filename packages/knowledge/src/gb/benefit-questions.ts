/** Questions about benefits, joined. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_ATTENDANCE_ALLOWANCE } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_CARERS_OVERPAID } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_FIT_FOR_WORK } from './enquiry-fit-for-work.ts'
import { ENQUIRY_HOUSING_BENEFIT } from './enquiry-housing-benefit.ts'
import { ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT } from './enquiry-leaving-a-job-for-benefit.ts'
import { ENQUIRY_PIP_NO_POINTS } from './enquiry-pip-no-points.ts'
import { ENQUIRY_SANCTION } from './enquiry-sanction.ts'
import { ENQUIRY_SPARE_ROOM } from './enquiry-spare-room.ts'
import { ENQUIRY_UNIVERSAL_CREDIT } from './enquiry-universal-credit.ts'

export const BENEFIT_QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_ATTENDANCE_ALLOWANCE,
  ...ENQUIRY_CARERS_OVERPAID,
  ...ENQUIRY_HOUSING_BENEFIT,
  ...ENQUIRY_FIT_FOR_WORK,
  ...ENQUIRY_SANCTION,
  ...ENQUIRY_SPARE_ROOM,
  ...ENQUIRY_UNIVERSAL_CREDIT,
  ...ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT,
  ...ENQUIRY_PIP_NO_POINTS,
]
