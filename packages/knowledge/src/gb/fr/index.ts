/** The United Kingdom in French. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { withWords } from '../../with-words.ts'
import { GB } from '../index.ts'
import { BAILIFF_ACTIONS_FR } from './bailiff-actions.ts'
import { BAILIFF_CHECKS_FR } from './bailiff-checks.ts'
import { BAILIFF_FACTS_FR } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_FR } from './bailiff-later-stages.ts'
import { BAILIFF_SCOTLAND_NI_FR } from './bailiff-scotland-ni.ts'
import { COUNCIL_TAX_BILL_FR } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_FR } from './council-tax-facts.ts'
import { DEBT_COLLECTION_OTHER_FR } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_FR } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_FR } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_FR } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_FR } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_KINDS_FR } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_FR } from './letter-before-claim.ts'
import { LIMITATION_FR } from './limitation.ts'
import { SCAM_FR } from './scam.ts'

export const GB_FR: CountryKnowledge = withWords(GB, 'fr', {
  ...BAILIFF_ACTIONS_FR,
  ...BAILIFF_CHECKS_FR,
  ...BAILIFF_FACTS_FR,
  ...BAILIFF_LATER_STAGES_FR,
  ...BAILIFF_SCOTLAND_NI_FR,
  ...COUNCIL_TAX_BILL_FR,
  ...COUNCIL_TAX_FACTS_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_OTHER_FR,
  ...DEBT_COLLECTION_RIGHTS_FR,
  ...DEBT_COLLECTION_SCOTLAND_NI_FR,
  ...LETTER_BEFORE_CLAIM_FR,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_FR,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_FR,
  ...LETTER_BEFORE_CLAIM_KINDS_FR,
  ...LIMITATION_FR,
  ...SCAM_FR,
})
