/** The United Kingdom in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { CONSUMER_WORDS_ES } from './consumer-words.ts'
import { DEBT_WORDS_ES } from './debt-words.ts'
import { ENQUIRY_NEED_TONIGHT_ES } from './enquiry-need-tonight.ts'
import { HELP_ADVICE_ES } from './help-advice.ts'
import { HELP_OMBUDSMEN_ES } from './help-ombudsmen.ts'
import { HELP_ES } from './help.ts'
import { HOME_AND_WORK_WORDS_ES } from './home-and-work-words.ts'
import { ONE_KIND_WORDS_ES } from './one-kind-words.ts'
import { OTHER_PAPERS_ES } from './other-papers.ts'
import { PENALTY_CHARGE_WALES_ES } from './penalty-charge-wales.ts'
import { PUBLIC_WORDS_ES } from './public-words.ts'
import { QUESTIONS_ES } from './questions.ts'
import { SENDERS_COLLECTORS_ES } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_ES } from './senders-parking-bailiffs.ts'
import { SENDERS_ES } from './senders.ts'

export const GB_ES: Words = {
  ...ENQUIRY_NEED_TONIGHT_ES,
  ...PUBLIC_WORDS_ES,
  ...HOME_AND_WORK_WORDS_ES,
  ...DEBT_WORDS_ES,
  ...ONE_KIND_WORDS_ES,
  ...QUESTIONS_ES,
  ...CONSUMER_WORDS_ES,
  ...OTHER_PAPERS_ES,
  ...HELP_ADVICE_ES,
  ...HELP_OMBUDSMEN_ES,
  ...HELP_ES,
  ...PENALTY_CHARGE_WALES_ES,
  ...SENDERS_COLLECTORS_ES,
  ...SENDERS_ES,
  ...SENDERS_PARKING_BAILIFFS_ES,
  ...finalAnswerWords('gb', 'es'),
}
