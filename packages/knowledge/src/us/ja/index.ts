/** The United States in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { withGuidance } from '../guidance-words.ts'
import { ACTS_BY_STATE_JA } from './acts-by-state.ts'
import { CONSUMER_WORDS_JA } from './consumer-words.ts'
import { DEBT_WORDS_JA } from './debt-words.ts'
import { HELP_JA } from './help.ts'
import { HOME_AND_WORK_WORDS_JA } from './home-and-work-words.ts'
import { LARGE_STATES_JA } from './large-states.ts'
import { ONE_KIND_WORDS_JA } from './one-kind-words.ts'
import { PUBLIC_WORDS_JA } from './public-words.ts'
import { QUESTIONS_JA } from './questions.ts'
import { SENDERS_JA } from './senders.ts'
import { SICK_LEAVE_BY_STATE_JA } from './sick-leave-by-state.ts'
import { STATE_DEBT_WORDS_JA } from './state-debt-words.ts'
import { STATE_WORDS_JA } from './state-words.ts'
import { STATES_JA } from './states.ts'

export const US_JA: Words = withGuidance({
  ...HOME_AND_WORK_WORDS_JA,
  ...QUESTIONS_JA,
  ...CONSUMER_WORDS_JA,
  ...PUBLIC_WORDS_JA,
  ...DEBT_WORDS_JA,
  ...ONE_KIND_WORDS_JA,
  ...STATE_DEBT_WORDS_JA,
  ...STATE_WORDS_JA,
  ...HELP_JA,
  ...LARGE_STATES_JA,
  ...SENDERS_JA,
  ...STATES_JA,
  ...ACTS_BY_STATE_JA,
  ...SICK_LEAVE_BY_STATE_JA,
})
