/** Germany in German. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { DAILY_LIFE_WORDS_DE } from './daily-life-words.ts'
import { DEBT_WORDS_DE } from './debt-words.ts'
import { PUBLIC_BODIES_DE } from './help-public-bodies.ts'
import { HELP_DE } from './help.ts'
import { ONE_KIND_WORDS_DE } from './one-kind-words.ts'
import { QUESTIONS_DE } from './questions.ts'
import { SENDERS_DE } from './senders.ts'

export const DE_IN_GERMAN: Words = {
  ...ONE_KIND_WORDS_DE,
  ...QUESTIONS_DE,
  ...DEBT_WORDS_DE,
  ...DAILY_LIFE_WORDS_DE,
  ...HELP_DE,
  ...PUBLIC_BODIES_DE,
  ...SENDERS_DE,
  ...dataBreachWords('de', 'de'),
  ...finalAnswerWords('de', 'de'),
}
