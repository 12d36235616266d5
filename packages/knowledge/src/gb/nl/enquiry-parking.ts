/** The Dutch words of the questions about parking: every part in one. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_PARKING_APPEALS_NL } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_NL } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_NL } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_NL } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_NL } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_NL } from './enquiry-parking-who-pays.ts'

export const ENQUIRY_PARKING_NL: Words = {
  ...ENQUIRY_PARKING_WHO_PAYS_NL,
  ...ENQUIRY_PARKING_APPEALS_NL,
  ...ENQUIRY_PARKING_NOTICES_NL,
  ...ENQUIRY_PARKING_COUNCILS_NL,
  ...ENQUIRY_PARKING_CASES_NL,
  ...ENQUIRY_PARKING_GUIDANCE_NL,
}
