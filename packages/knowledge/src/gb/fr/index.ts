/** The United Kingdom in French. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { withWords } from '../../with-words.ts'
import { GB } from '../index.ts'
import { DEBT_COLLECTION_OTHER_FR } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_FR } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_FR } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { SCAM_FR } from './scam.ts'

export const GB_FR: CountryKnowledge = withWords(GB, 'fr', {
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_OTHER_FR,
  ...DEBT_COLLECTION_RIGHTS_FR,
  ...DEBT_COLLECTION_SCOTLAND_NI_FR,
  ...SCAM_FR,
})
