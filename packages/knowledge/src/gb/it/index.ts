/** The United Kingdom in Italian. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { withWords } from '../../with-words.ts'
import { GB } from '../index.ts'
import { DEBT_COLLECTION_OTHER_IT } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_IT } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_IT } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_IT } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_IT } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_KINDS_IT } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_IT } from './letter-before-claim.ts'
import { SCAM_IT } from './scam.ts'

export const GB_IT: CountryKnowledge = withWords(GB, 'it', {
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_OTHER_IT,
  ...DEBT_COLLECTION_RIGHTS_IT,
  ...DEBT_COLLECTION_SCOTLAND_NI_IT,
  ...LETTER_BEFORE_CLAIM_IT,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_IT,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_IT,
  ...LETTER_BEFORE_CLAIM_KINDS_IT,
  ...SCAM_IT,
})
