/** Germany in German. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { withWords } from '../../with-words.ts'
import { DE } from '../index.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { HELP_DE } from './help.ts'
import { SENDERS_DE } from './senders.ts'

export const DE_IN_GERMAN: CountryKnowledge = withWords(DE, 'de', {
  ...DEBT_COLLECTION_DE,
  ...HELP_DE,
  ...SENDERS_DE,
})
