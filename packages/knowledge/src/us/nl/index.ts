/** The United States in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { withGuidance } from '../guidance-words.ts'
import { ACTS_BY_STATE_NL } from './acts-by-state.ts'
import { CONSUMER_WORDS_NL } from './consumer-words.ts'
import { DEBT_WORDS_NL } from './debt-words.ts'
import { HELP_NL } from './help.ts'
import { HOME_AND_WORK_WORDS_NL } from './home-and-work-words.ts'
import { LARGE_STATES_NL } from './large-states.ts'
import { ONE_KIND_WORDS_NL } from './one-kind-words.ts'
import { PUBLIC_WORDS_NL } from './public-words.ts'
import { QUESTIONS_NL } from './questions.ts'
import { SENDERS_NL } from './senders.ts'
import { SICK_LEAVE_BY_STATE_NL } from './sick-leave-by-state.ts'
import { STATE_DEBT_WORDS_NL } from './state-debt-words.ts'
import { STATE_WORDS_NL } from './state-words.ts'
import { STATES_NL } from './states.ts'

export const US_NL: Words = withGuidance({
  ...HOME_AND_WORK_WORDS_NL,
  ...QUESTIONS_NL,
  ...CONSUMER_WORDS_NL,
  ...PUBLIC_WORDS_NL,
  ...DEBT_WORDS_NL,
  ...ONE_KIND_WORDS_NL,
  ...STATE_DEBT_WORDS_NL,
  ...STATE_WORDS_NL,
  ...HELP_NL,
  ...LARGE_STATES_NL,
  ...SENDERS_NL,
  ...ACTS_BY_STATE_NL,
  ...STATES_NL,
  ...SICK_LEAVE_BY_STATE_NL,
})
