/** The rows of France in French. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { withWords } from '../../with-words.ts'
import { FR } from '../index.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { FORMAL_DEMAND_WORDS } from './formal-demand.ts'
import { HELP_WORDS } from './help.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { SENDERS_WORDS } from './senders.ts'

export const FR_IN_FRENCH: CountryKnowledge = withWords(FR, 'fr', {
  ...DEBT_COLLECTION_WORDS,
  ...FORMAL_DEMAND_WORDS,
  ...LIMITATION_WORDS,
  ...HELP_WORDS,
  ...SENDERS_WORDS,
})
