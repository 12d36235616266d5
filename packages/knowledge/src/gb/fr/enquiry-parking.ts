/** The French words of the questions about parking: every part in one. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_PARKING_APPEALS_FR } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_FR } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_FR } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_FR } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_FR } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_FR } from './enquiry-parking-who-pays.ts'

export const ENQUIRY_PARKING_FR: Words = {
  ...ENQUIRY_PARKING_WHO_PAYS_FR,
  ...ENQUIRY_PARKING_APPEALS_FR,
  ...ENQUIRY_PARKING_NOTICES_FR,
  ...ENQUIRY_PARKING_COUNCILS_FR,
  ...ENQUIRY_PARKING_CASES_FR,
  ...ENQUIRY_PARKING_GUIDANCE_FR,
}
