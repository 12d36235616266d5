/** The United States in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { withGuidance } from '../guidance-words.ts'
import { ACTS_BY_STATE_ES } from './acts-by-state.ts'
import { CONSUMER_WORDS_ES } from './consumer-words.ts'
import { DEBT_WORDS_ES } from './debt-words.ts'
import { HELP_ES } from './help.ts'
import { HOME_AND_WORK_WORDS_ES } from './home-and-work-words.ts'
import { LARGE_STATES_ES } from './large-states.ts'
import { ONE_KIND_WORDS_ES } from './one-kind-words.ts'
import { PUBLIC_WORDS_ES } from './public-words.ts'
import { QUESTIONS_ES } from './questions.ts'
import { SENDERS_ES } from './senders.ts'
import { SICK_LEAVE_BY_STATE_ES } from './sick-leave-by-state.ts'
import { STATE_DEBT_WORDS_ES } from './state-debt-words.ts'
import { STATE_WORDS_ES } from './state-words.ts'
import { STATES_ES } from './states.ts'

export const US_ES: Words = withGuidance({
  ...QUESTIONS_ES,
  ...HOME_AND_WORK_WORDS_ES,
  ...DEBT_WORDS_ES,
  ...STATE_WORDS_ES,
  ...STATE_DEBT_WORDS_ES,
  ...CONSUMER_WORDS_ES,
  ...PUBLIC_WORDS_ES,
  ...ONE_KIND_WORDS_ES,
  ...ACTS_BY_STATE_ES,
  ...HELP_ES,
  ...LARGE_STATES_ES,
  ...SENDERS_ES,
  ...STATES_ES,
  ...SICK_LEAVE_BY_STATE_ES,
})
