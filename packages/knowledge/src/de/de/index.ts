/** Germany in German. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { withWords } from '../../with-words.ts'
import { DE } from '../index.ts'
import { BAILIFF_DE } from './bailiff.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DISMISSAL_DE } from './dismissal.ts'
import { ENQUIRY_CONSUMER_DE } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT_DE } from './enquiry-debt.ts'
import { ENQUIRY_EMPLOYMENT_DE } from './enquiry-employment.ts'
import { ENQUIRY_HOUSING_DE } from './enquiry-housing.ts'
import { EVICTION_DE } from './eviction.ts'
import { HELP_DE } from './help.ts'
import { LIMITATION_DE } from './limitation.ts'
import { PUBLIC_DECISIONS_DE } from './public-decisions.ts'
import { SENDERS_DE } from './senders.ts'
import { UTILITY_AND_INSURANCE_DE } from './utility-and-insurance.ts'

export const DE_IN_GERMAN: CountryKnowledge = withWords(DE, 'de', {
  ...BAILIFF_DE,
  ...CONSUMER_DE,
  ...COURT_CLAIM_DE,
  ...COURT_JUDGMENT_DE,
  ...DEBT_COLLECTION_DE,
  ...DISMISSAL_DE,
  ...ENQUIRY_CONSUMER_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_EMPLOYMENT_DE,
  ...ENQUIRY_HOUSING_DE,
  ...EVICTION_DE,
  ...HELP_DE,
  ...LIMITATION_DE,
  ...PUBLIC_DECISIONS_DE,
  ...SENDERS_DE,
  ...UTILITY_AND_INSURANCE_DE,
})
