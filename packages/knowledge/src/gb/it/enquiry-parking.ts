/** The Italian words of the questions about parking: every part in one. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_PARKING_APPEALS_IT } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_IT } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_IT } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_IT } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_IT } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_IT } from './enquiry-parking-who-pays.ts'

export const ENQUIRY_PARKING_IT: Words = {
  ...ENQUIRY_PARKING_WHO_PAYS_IT,
  ...ENQUIRY_PARKING_APPEALS_IT,
  ...ENQUIRY_PARKING_NOTICES_IT,
  ...ENQUIRY_PARKING_COUNCILS_IT,
  ...ENQUIRY_PARKING_CASES_IT,
  ...ENQUIRY_PARKING_GUIDANCE_IT,
}
