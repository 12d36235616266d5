/** The United Kingdom in French: rows on bailiffs that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BAILIFF_CASES_FR } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_FR } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_FR } from './enquiry-bailiffs-for-someone-else.ts'
import { ENQUIRY_DEBT_BAILIFF_FR } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_FR } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_PRIVATE_PARKING_BAILIFFS_FR } from './enquiry-private-parking-bailiffs.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_FR } from './enquiry-traffic-bailiffs.ts'

export const BAILIFF_QUESTIONS_FR: Words = {
  ...ENQUIRY_BAILIFF_CASES_FR,
  ...ENQUIRY_BAILIFF_POWERS_FR,
  ...ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_FR,
  ...ENQUIRY_DEBT_BAILIFF_FR,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_FR,
  ...ENQUIRY_PRIVATE_PARKING_BAILIFFS_FR,
  ...ENQUIRY_TRAFFIC_BAILIFFS_FR,
}
