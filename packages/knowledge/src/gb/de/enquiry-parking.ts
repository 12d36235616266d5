/** The German words of the questions about parking: every part in one. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_PARKING_APPEALS_DE } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_DE } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_DE } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_DE } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_DE } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_DE } from './enquiry-parking-who-pays.ts'

export const ENQUIRY_PARKING_DE: Words = {
  ...ENQUIRY_PARKING_WHO_PAYS_DE,
  ...ENQUIRY_PARKING_APPEALS_DE,
  ...ENQUIRY_PARKING_NOTICES_DE,
  ...ENQUIRY_PARKING_COUNCILS_DE,
  ...ENQUIRY_PARKING_CASES_DE,
  ...ENQUIRY_PARKING_GUIDANCE_DE,
}
