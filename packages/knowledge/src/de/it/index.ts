/** The rows of Germany in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { DAILY_LIFE_WORDS_IT } from './daily-life-words.ts'
import { DEBT_WORDS_IT } from './debt-words.ts'
import { PUBLIC_BODIES_WORDS } from './help-public-bodies.ts'
import { HELP_WORDS } from './help.ts'
import { ONE_KIND_WORDS_IT } from './one-kind-words.ts'
import { QUESTIONS_IT } from './questions.ts'
import { SENDERS_WORDS } from './senders.ts'

export const DE_IN_ITALIAN: Words = {
  ...ONE_KIND_WORDS_IT,
  ...QUESTIONS_IT,
  ...DEBT_WORDS_IT,
  ...DAILY_LIFE_WORDS_IT,
  ...HELP_WORDS,
  ...PUBLIC_BODIES_WORDS,
  ...SENDERS_WORDS,
  ...dataBreachWords('de', 'it'),
  ...finalAnswerWords('de', 'it'),
}
