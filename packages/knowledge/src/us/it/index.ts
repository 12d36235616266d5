/** The United States in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { withGuidance } from '../guidance-words.ts'
import { ACTS_BY_STATE_IT } from './acts-by-state.ts'
import { CONSUMER_WORDS_IT } from './consumer-words.ts'
import { DEBT_WORDS_IT } from './debt-words.ts'
import { HELP_IT } from './help.ts'
import { HOME_AND_WORK_WORDS_IT } from './home-and-work-words.ts'
import { LARGE_STATES_IT } from './large-states.ts'
import { ONE_KIND_WORDS_IT } from './one-kind-words.ts'
import { PUBLIC_WORDS_IT } from './public-words.ts'
import { QUESTIONS_IT } from './questions.ts'
import { SENDERS_IT } from './senders.ts'
import { SICK_LEAVE_BY_STATE_IT } from './sick-leave-by-state.ts'
import { STATE_DEBT_WORDS_IT } from './state-debt-words.ts'
import { STATE_SMALL_CASES_IT } from './state-small-cases.ts'
import { STATE_WORDS_IT } from './state-words.ts'
import { STATES_IT } from './states.ts'

export const US_IT: Words = withGuidance({
  ...HOME_AND_WORK_WORDS_IT,
  ...QUESTIONS_IT,
  ...CONSUMER_WORDS_IT,
  ...PUBLIC_WORDS_IT,
  ...DEBT_WORDS_IT,
  ...ONE_KIND_WORDS_IT,
  ...STATE_DEBT_WORDS_IT,
  ...STATE_WORDS_IT,
  ...HELP_IT,
  ...LARGE_STATES_IT,
  ...SENDERS_IT,
  ...STATE_SMALL_CASES_IT,
  ...ACTS_BY_STATE_IT,
  ...STATES_IT,
  ...SICK_LEAVE_BY_STATE_IT,
})
