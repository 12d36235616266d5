/** The United Kingdom in German. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { CONSUMER_WORDS_DE } from './consumer-words.ts'
import { DEBT_WORDS_DE } from './debt-words.ts'
import { ENQUIRY_NEED_TONIGHT_DE } from './enquiry-need-tonight.ts'
import { HELP_ADVICE_DE } from './help-advice.ts'
import { HELP_OMBUDSMEN_DE } from './help-ombudsmen.ts'
import { HELP_DE } from './help.ts'
import { HOME_AND_WORK_WORDS_DE } from './home-and-work-words.ts'
import { ONE_KIND_WORDS_DE } from './one-kind-words.ts'
import { OTHER_PAPERS_DE } from './other-papers.ts'
import { PENALTY_CHARGE_WALES_DE } from './penalty-charge-wales.ts'
import { PUBLIC_WORDS_DE } from './public-words.ts'
import { QUESTIONS_DE } from './questions.ts'
import { SENDERS_COLLECTORS_DE } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_DE } from './senders-parking-bailiffs.ts'
import { SENDERS_DE } from './senders.ts'

export const GB_DE: Words = {
  ...ENQUIRY_NEED_TONIGHT_DE,
  ...PUBLIC_WORDS_DE,
  ...HOME_AND_WORK_WORDS_DE,
  ...DEBT_WORDS_DE,
  ...ONE_KIND_WORDS_DE,
  ...QUESTIONS_DE,
  ...CONSUMER_WORDS_DE,
  ...OTHER_PAPERS_DE,
  ...HELP_ADVICE_DE,
  ...HELP_OMBUDSMEN_DE,
  ...HELP_DE,
  ...PENALTY_CHARGE_WALES_DE,
  ...SENDERS_COLLECTORS_DE,
  ...SENDERS_DE,
  ...SENDERS_PARKING_BAILIFFS_DE,
  ...finalAnswerWords('gb', 'de'),
}
