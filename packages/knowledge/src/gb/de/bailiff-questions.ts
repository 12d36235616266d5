/** The United Kingdom in German: rows on bailiffs that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BAILIFF_CASES_DE } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_DE } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_DE } from './enquiry-bailiffs-for-someone-else.ts'
import { ENQUIRY_DEBT_BAILIFF_DE } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_DE } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_PRIVATE_PARKING_BAILIFFS_DE } from './enquiry-private-parking-bailiffs.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_DE } from './enquiry-traffic-bailiffs.ts'

export const BAILIFF_QUESTIONS_DE: Words = {
  ...ENQUIRY_BAILIFF_CASES_DE,
  ...ENQUIRY_BAILIFF_POWERS_DE,
  ...ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_DE,
  ...ENQUIRY_DEBT_BAILIFF_DE,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_DE,
  ...ENQUIRY_PRIVATE_PARKING_BAILIFFS_DE,
  ...ENQUIRY_TRAFFIC_BAILIFFS_DE,
}
