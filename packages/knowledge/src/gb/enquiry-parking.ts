/** Questions about parking: every part in one list. Rows that fit equally well keep this order. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_PARKING_APPEALS } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS } from './enquiry-parking-who-pays.ts'

export const ENQUIRY_PARKING: readonly Rule[] = [
  ...ENQUIRY_PARKING_WHO_PAYS,
  ...ENQUIRY_PARKING_APPEALS,
  ...ENQUIRY_PARKING_NOTICES,
  ...ENQUIRY_PARKING_COUNCILS,
  ...ENQUIRY_PARKING_CASES,
  ...ENQUIRY_PARKING_GUIDANCE,
]
