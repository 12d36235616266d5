/** Germany in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { DAILY_LIFE_WORDS_NL } from './daily-life-words.ts'
import { DEBT_WORDS_NL } from './debt-words.ts'
import { PUBLIC_BODIES_NL } from './help-public-bodies.ts'
import { HELP_NL } from './help.ts'
import { ONE_KIND_WORDS_NL } from './one-kind-words.ts'
import { QUESTIONS_NL } from './questions.ts'
import { SENDERS_NL } from './senders.ts'

export const DE_NL: Words = {
  ...ONE_KIND_WORDS_NL,
  ...QUESTIONS_NL,
  ...DEBT_WORDS_NL,
  ...DAILY_LIFE_WORDS_NL,
  ...HELP_NL,
  ...PUBLIC_BODIES_NL,
  ...SENDERS_NL,
  ...dataBreachWords('de', 'nl'),
  ...finalAnswerWords('de', 'nl'),
}
