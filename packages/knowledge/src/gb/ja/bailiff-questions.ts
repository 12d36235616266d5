/** The United Kingdom in Japanese: rows on bailiffs that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BAILIFF_CASES_JA } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_JA } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_JA } from './enquiry-bailiffs-for-someone-else.ts'
import { ENQUIRY_DEBT_BAILIFF_JA } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_JA } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_PRIVATE_PARKING_BAILIFFS_JA } from './enquiry-private-parking-bailiffs.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_JA } from './enquiry-traffic-bailiffs.ts'

export const BAILIFF_QUESTIONS_JA: Words = {
  ...ENQUIRY_BAILIFF_CASES_JA,
  ...ENQUIRY_BAILIFF_POWERS_JA,
  ...ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_JA,
  ...ENQUIRY_DEBT_BAILIFF_JA,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_JA,
  ...ENQUIRY_PRIVATE_PARKING_BAILIFFS_JA,
  ...ENQUIRY_TRAFFIC_BAILIFFS_JA,
}
