/** The United Kingdom in German. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { withWords } from '../../with-words.ts'
import { GB } from '../index.ts'
import { BAILIFF_ACTIONS_DE } from './bailiff-actions.ts'
import { BAILIFF_CHECKS_DE } from './bailiff-checks.ts'
import { BAILIFF_FACTS_DE } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_DE } from './bailiff-later-stages.ts'
import { BAILIFF_SCOTLAND_NI_DE } from './bailiff-scotland-ni.ts'
import { COUNCIL_TAX_ACTIONS_DE } from './council-tax-actions.ts'
import { COUNCIL_TAX_BILL_DE } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_DE } from './council-tax-facts.ts'
import { COUNCIL_TAX_SCOTLAND_NI_DE } from './council-tax-scotland-ni.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { COURT_CLAIM_GOODS_DE } from './court-claim-goods.ts'
import { COURT_CLAIM_POSSESSION_DE } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_DE } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_DE } from './court-claim-scotland.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_COLLECTION_OTHER_DE } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_DE } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_DE } from './debt-collection-scotland-ni.ts'
import { LETTER_BEFORE_CLAIM_DE } from './letter-before-claim.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_DE } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_DE } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_KINDS_DE } from './letter-before-claim-kinds.ts'
import { LIMITATION_DE } from './limitation.ts'
import { SCAM_DE } from './scam.ts'

export const GB_DE: CountryKnowledge = withWords(GB, 'de', {
  ...BAILIFF_ACTIONS_DE,
  ...BAILIFF_CHECKS_DE,
  ...BAILIFF_FACTS_DE,
  ...BAILIFF_LATER_STAGES_DE,
  ...BAILIFF_SCOTLAND_NI_DE,
  ...COUNCIL_TAX_ACTIONS_DE,
  ...COUNCIL_TAX_BILL_DE,
  ...COUNCIL_TAX_FACTS_DE,
  ...COUNCIL_TAX_SCOTLAND_NI_DE,
  ...COURT_CLAIM_DE,
  ...COURT_CLAIM_GOODS_DE,
  ...COURT_CLAIM_POSSESSION_DE,
  ...COURT_CLAIM_RIGHTS_DE,
  ...COURT_CLAIM_SCOTLAND_DE,
  ...COURT_JUDGMENT_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_OTHER_DE,
  ...DEBT_COLLECTION_RIGHTS_DE,
  ...DEBT_COLLECTION_SCOTLAND_NI_DE,
  ...LETTER_BEFORE_CLAIM_DE,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_DE,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_DE,
  ...LETTER_BEFORE_CLAIM_KINDS_DE,
  ...LIMITATION_DE,
  ...SCAM_DE,
})
