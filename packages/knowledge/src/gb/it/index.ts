/** The United Kingdom in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { CONSUMER_WORDS_IT } from './consumer-words.ts'
import { DEBT_WORDS_IT } from './debt-words.ts'
import { ENQUIRY_NEED_TONIGHT_IT } from './enquiry-need-tonight.ts'
import { HELP_ADVICE_IT } from './help-advice.ts'
import { HELP_OMBUDSMEN_IT } from './help-ombudsmen.ts'
import { HELP_IT } from './help.ts'
import { HOME_AND_WORK_WORDS_IT } from './home-and-work-words.ts'
import { ONE_KIND_WORDS_IT } from './one-kind-words.ts'
import { OTHER_PAPERS_IT } from './other-papers.ts'
import { PENALTY_CHARGE_WALES_IT } from './penalty-charge-wales.ts'
import { PUBLIC_WORDS_IT } from './public-words.ts'
import { QUESTIONS_IT } from './questions.ts'
import { SENDERS_COLLECTORS_IT } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_IT } from './senders-parking-bailiffs.ts'
import { SENDERS_IT } from './senders.ts'

export const GB_IT: Words = {
  ...ENQUIRY_NEED_TONIGHT_IT,
  ...PUBLIC_WORDS_IT,
  ...HOME_AND_WORK_WORDS_IT,
  ...DEBT_WORDS_IT,
  ...ONE_KIND_WORDS_IT,
  ...QUESTIONS_IT,
  ...CONSUMER_WORDS_IT,
  ...OTHER_PAPERS_IT,
  ...HELP_ADVICE_IT,
  ...HELP_OMBUDSMEN_IT,
  ...HELP_IT,
  ...PENALTY_CHARGE_WALES_IT,
  ...SENDERS_COLLECTORS_IT,
  ...SENDERS_IT,
  ...SENDERS_PARKING_BAILIFFS_IT,
  ...finalAnswerWords('gb', 'it'),
}
