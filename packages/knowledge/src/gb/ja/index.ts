/** The United Kingdom in Japanese. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { withWords } from '../../with-words.ts'
import { GB } from '../index.ts'
import { BAILIFF_ACTIONS_JA } from './bailiff-actions.ts'
import { BAILIFF_CHECKS_JA } from './bailiff-checks.ts'
import { BAILIFF_FACTS_JA } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_JA } from './bailiff-later-stages.ts'
import { BAILIFF_SCOTLAND_NI_JA } from './bailiff-scotland-ni.ts'
import { DEBT_COLLECTION_OTHER_JA } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_JA } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_JA } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_JA } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_JA } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_KINDS_JA } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_JA } from './letter-before-claim.ts'
import { LIMITATION_JA } from './limitation.ts'
import { SCAM_JA } from './scam.ts'

export const GB_JA: CountryKnowledge = withWords(GB, 'ja', {
  ...BAILIFF_ACTIONS_JA,
  ...BAILIFF_CHECKS_JA,
  ...BAILIFF_FACTS_JA,
  ...BAILIFF_LATER_STAGES_JA,
  ...BAILIFF_SCOTLAND_NI_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_OTHER_JA,
  ...DEBT_COLLECTION_RIGHTS_JA,
  ...DEBT_COLLECTION_SCOTLAND_NI_JA,
  ...LETTER_BEFORE_CLAIM_JA,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_JA,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_JA,
  ...LETTER_BEFORE_CLAIM_KINDS_JA,
  ...LIMITATION_JA,
  ...SCAM_JA,
})
