/** The United States in French. */
import type { Words } from '@plainletter/contracts/rule'

import { withGuidance } from '../guidance-words.ts'
import { ACTS_BY_STATE_FR } from './acts-by-state.ts'
import { CONSUMER_WORDS_FR } from './consumer-words.ts'
import { DEBT_WORDS_FR } from './debt-words.ts'
import { HELP_FR } from './help.ts'
import { HOME_AND_WORK_WORDS_FR } from './home-and-work-words.ts'
import { LARGE_STATES_FR } from './large-states.ts'
import { ONE_KIND_WORDS_FR } from './one-kind-words.ts'
import { PUBLIC_WORDS_FR } from './public-words.ts'
import { QUESTIONS_FR } from './questions.ts'
import { SENDERS_FR } from './senders.ts'
import { SICK_LEAVE_BY_STATE_FR } from './sick-leave-by-state.ts'
import { STATE_DEBT_WORDS_FR } from './state-debt-words.ts'
import { STATE_WORDS_FR } from './state-words.ts'
import { STATES_FR } from './states.ts'

export const US_FR: Words = withGuidance({
  ...HOME_AND_WORK_WORDS_FR,
  ...QUESTIONS_FR,
  ...CONSUMER_WORDS_FR,
  ...PUBLIC_WORDS_FR,
  ...DEBT_WORDS_FR,
  ...ONE_KIND_WORDS_FR,
  ...STATE_DEBT_WORDS_FR,
  ...STATE_WORDS_FR,
  ...HELP_FR,
  ...LARGE_STATES_FR,
  ...SENDERS_FR,
  ...ACTS_BY_STATE_FR,
  ...STATES_FR,
  ...SICK_LEAVE_BY_STATE_FR,
})
