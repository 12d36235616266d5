/** The United States in German. Bodies, acts and forms keep their English name. */
import type { Words } from '@plainletter/contracts/rule'

import { withGuidance } from '../guidance-words.ts'
import { ACTS_BY_STATE_DE } from './acts-by-state.ts'
import { CONSUMER_WORDS_DE } from './consumer-words.ts'
import { DEBT_WORDS_DE } from './debt-words.ts'
import { HELP_DE } from './help.ts'
import { HOME_AND_WORK_WORDS_DE } from './home-and-work-words.ts'
import { LARGE_STATES_DE } from './large-states.ts'
import { ONE_KIND_WORDS_DE } from './one-kind-words.ts'
import { PUBLIC_WORDS_DE } from './public-words.ts'
import { QUESTIONS_DE } from './questions.ts'
import { SENDERS_DE } from './senders.ts'
import { SICK_LEAVE_BY_STATE_DE } from './sick-leave-by-state.ts'
import { STATE_DEBT_WORDS_DE } from './state-debt-words.ts'
import { STATE_WORDS_DE } from './state-words.ts'
import { STATES_DE } from './states.ts'

export const US_DE: Words = withGuidance({
  ...HOME_AND_WORK_WORDS_DE,
  ...QUESTIONS_DE,
  ...CONSUMER_WORDS_DE,
  ...PUBLIC_WORDS_DE,
  ...DEBT_WORDS_DE,
  ...ONE_KIND_WORDS_DE,
  ...STATE_DEBT_WORDS_DE,
  ...STATE_WORDS_DE,
  ...HELP_DE,
  ...LARGE_STATES_DE,
  ...SENDERS_DE,
  ...ACTS_BY_STATE_DE,
  ...STATES_DE,
  ...SICK_LEAVE_BY_STATE_DE,
})
