/** Germany in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { DAILY_LIFE_WORDS_ES } from './daily-life-words.ts'
import { DEBT_WORDS_ES } from './debt-words.ts'
import { PUBLIC_BODIES_ES } from './help-public-bodies.ts'
import { HELP_ES } from './help.ts'
import { ONE_KIND_WORDS_ES } from './one-kind-words.ts'
import { QUESTIONS_ES } from './questions.ts'
import { SENDERS_ES } from './senders.ts'

export const DE_ES: Words = {
  ...ONE_KIND_WORDS_ES,
  ...QUESTIONS_ES,
  ...DEBT_WORDS_ES,
  ...DAILY_LIFE_WORDS_ES,
  ...HELP_ES,
  ...PUBLIC_BODIES_ES,
  ...SENDERS_ES,
  ...dataBreachWords('de', 'es'),
  ...finalAnswerWords('de', 'es'),
}
