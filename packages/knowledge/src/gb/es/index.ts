/** The United Kingdom in Spanish. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { withWords } from '../../with-words.ts'
import { GB } from '../index.ts'
import { DEBT_COLLECTION_OTHER_ES } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_ES } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_ES } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { ENQUIRY_DEBT_GUIDANCE_ES } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { SCAM_ES } from './scam.ts'
import { UTILITY_BILL_ES } from './utility-bill.ts'

export const GB_ES: CountryKnowledge = withWords(GB, 'es', {
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_OTHER_ES,
  ...DEBT_COLLECTION_RIGHTS_ES,
  ...DEBT_COLLECTION_SCOTLAND_NI_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_DEBT_GUIDANCE_ES,
  ...SCAM_ES,
  ...UTILITY_BILL_ES,
})
