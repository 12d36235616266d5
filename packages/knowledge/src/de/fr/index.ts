/** The rows of Germany in French. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { DAILY_LIFE_WORDS_FR } from './daily-life-words.ts'
import { DEBT_WORDS_FR } from './debt-words.ts'
import { PUBLIC_BODIES_WORDS } from './help-public-bodies.ts'
import { HELP_WORDS } from './help.ts'
import { ONE_KIND_WORDS_FR } from './one-kind-words.ts'
import { QUESTIONS_FR } from './questions.ts'
import { SENDERS_FIRMS_WORDS } from './senders-firms.ts'
import { SENDERS_OFFICES_WORDS } from './senders-offices.ts'
import { SENDERS_WORDS } from './senders.ts'

export const DE_IN_FRENCH: Words = {
  ...ONE_KIND_WORDS_FR,
  ...QUESTIONS_FR,
  ...DEBT_WORDS_FR,
  ...DAILY_LIFE_WORDS_FR,
  ...HELP_WORDS,
  ...PUBLIC_BODIES_WORDS,
  ...SENDERS_OFFICES_WORDS,
  ...SENDERS_FIRMS_WORDS,
  ...SENDERS_WORDS,
  ...dataBreachWords('de', 'fr'),
  ...finalAnswerWords('de', 'fr'),
}
