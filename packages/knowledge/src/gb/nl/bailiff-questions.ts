/** The United Kingdom in Dutch: rows on bailiffs that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BAILIFF_CASES_NL } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_NL } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_NL } from './enquiry-bailiffs-for-someone-else.ts'
import { ENQUIRY_DEBT_BAILIFF_NL } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_NL } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_PRIVATE_PARKING_BAILIFFS_NL } from './enquiry-private-parking-bailiffs.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_NL } from './enquiry-traffic-bailiffs.ts'

export const BAILIFF_QUESTIONS_NL: Words = {
  ...ENQUIRY_BAILIFF_CASES_NL,
  ...ENQUIRY_BAILIFF_POWERS_NL,
  ...ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_NL,
  ...ENQUIRY_DEBT_BAILIFF_NL,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_NL,
  ...ENQUIRY_PRIVATE_PARKING_BAILIFFS_NL,
  ...ENQUIRY_TRAFFIC_BAILIFFS_NL,
}
