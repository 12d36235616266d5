/** The Japanese words of the questions about parking: every part in one. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_PARKING_APPEALS_JA } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_JA } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_JA } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_JA } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_JA } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_JA } from './enquiry-parking-who-pays.ts'

export const ENQUIRY_PARKING_JA: Words = {
  ...ENQUIRY_PARKING_WHO_PAYS_JA,
  ...ENQUIRY_PARKING_APPEALS_JA,
  ...ENQUIRY_PARKING_NOTICES_JA,
  ...ENQUIRY_PARKING_COUNCILS_JA,
  ...ENQUIRY_PARKING_CASES_JA,
  ...ENQUIRY_PARKING_GUIDANCE_JA,
}
