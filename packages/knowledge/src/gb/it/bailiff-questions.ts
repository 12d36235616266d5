/** The United Kingdom in Italian: rows on bailiffs that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BAILIFF_CASES_IT } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_IT } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_IT } from './enquiry-bailiffs-for-someone-else.ts'
import { ENQUIRY_DEBT_BAILIFF_IT } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_IT } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_PRIVATE_PARKING_BAILIFFS_IT } from './enquiry-private-parking-bailiffs.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_IT } from './enquiry-traffic-bailiffs.ts'

export const BAILIFF_QUESTIONS_IT: Words = {
  ...ENQUIRY_BAILIFF_CASES_IT,
  ...ENQUIRY_BAILIFF_POWERS_IT,
  ...ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_IT,
  ...ENQUIRY_DEBT_BAILIFF_IT,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_IT,
  ...ENQUIRY_PRIVATE_PARKING_BAILIFFS_IT,
  ...ENQUIRY_TRAFFIC_BAILIFFS_IT,
}
