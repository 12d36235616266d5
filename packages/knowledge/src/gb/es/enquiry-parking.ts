/** The Spanish words of the questions about parking: every part in one. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_PARKING_APPEALS_ES } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_ES } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_ES } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_ES } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_ES } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_ES } from './enquiry-parking-who-pays.ts'

export const ENQUIRY_PARKING_ES: Words = {
  ...ENQUIRY_PARKING_WHO_PAYS_ES,
  ...ENQUIRY_PARKING_APPEALS_ES,
  ...ENQUIRY_PARKING_NOTICES_ES,
  ...ENQUIRY_PARKING_COUNCILS_ES,
  ...ENQUIRY_PARKING_CASES_ES,
  ...ENQUIRY_PARKING_GUIDANCE_ES,
}
