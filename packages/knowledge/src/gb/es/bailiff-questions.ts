/** The United Kingdom in Spanish: rows on bailiffs that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BAILIFF_CASES_ES } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_ES } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_ES } from './enquiry-bailiffs-for-someone-else.ts'
import { ENQUIRY_DEBT_BAILIFF_ES } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_ES } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_PRIVATE_PARKING_BAILIFFS_ES } from './enquiry-private-parking-bailiffs.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_ES } from './enquiry-traffic-bailiffs.ts'

export const BAILIFF_QUESTIONS_ES: Words = {
  ...ENQUIRY_BAILIFF_CASES_ES,
  ...ENQUIRY_BAILIFF_POWERS_ES,
  ...ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_ES,
  ...ENQUIRY_DEBT_BAILIFF_ES,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_ES,
  ...ENQUIRY_PRIVATE_PARKING_BAILIFFS_ES,
  ...ENQUIRY_TRAFFIC_BAILIFFS_ES,
}
