/** Germany in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { DAILY_LIFE_WORDS_JA } from './daily-life-words.ts'
import { DEBT_WORDS_JA } from './debt-words.ts'
import { PUBLIC_BODIES_JA } from './help-public-bodies.ts'
import { HELP_JA } from './help.ts'
import { ONE_KIND_WORDS_JA } from './one-kind-words.ts'
import { QUESTIONS_JA } from './questions.ts'
import { SENDERS_JA } from './senders.ts'

export const DE_JA: Words = {
  ...ONE_KIND_WORDS_JA,
  ...QUESTIONS_JA,
  ...DEBT_WORDS_JA,
  ...DAILY_LIFE_WORDS_JA,
  ...HELP_JA,
  ...PUBLIC_BODIES_JA,
  ...SENDERS_JA,
  ...dataBreachWords('de', 'ja'),
  ...finalAnswerWords('de', 'ja'),
}
