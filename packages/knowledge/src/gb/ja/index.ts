/** The United Kingdom in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { CONSUMER_WORDS_JA } from './consumer-words.ts'
import { DEBT_WORDS_JA } from './debt-words.ts'
import { ENQUIRY_NEED_TONIGHT_JA } from './enquiry-need-tonight.ts'
import { HELP_ADVICE_JA } from './help-advice.ts'
import { HELP_OMBUDSMEN_JA } from './help-ombudsmen.ts'
import { HELP_JA } from './help.ts'
import { HOME_AND_WORK_WORDS_JA } from './home-and-work-words.ts'
import { ONE_KIND_WORDS_JA } from './one-kind-words.ts'
import { OTHER_PAPERS_JA } from './other-papers.ts'
import { PENALTY_CHARGE_WALES_JA } from './penalty-charge-wales.ts'
import { PUBLIC_WORDS_JA } from './public-words.ts'
import { QUESTIONS_JA } from './questions.ts'
import { SENDERS_COLLECTORS_JA } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_JA } from './senders-parking-bailiffs.ts'
import { SENDERS_JA } from './senders.ts'

export const GB_JA: Words = {
  ...ENQUIRY_NEED_TONIGHT_JA,
  ...PUBLIC_WORDS_JA,
  ...HOME_AND_WORK_WORDS_JA,
  ...DEBT_WORDS_JA,
  ...ONE_KIND_WORDS_JA,
  ...QUESTIONS_JA,
  ...CONSUMER_WORDS_JA,
  ...OTHER_PAPERS_JA,
  ...HELP_ADVICE_JA,
  ...HELP_OMBUDSMEN_JA,
  ...HELP_JA,
  ...PENALTY_CHARGE_WALES_JA,
  ...SENDERS_COLLECTORS_JA,
  ...SENDERS_JA,
  ...SENDERS_PARKING_BAILIFFS_JA,
  ...finalAnswerWords('gb', 'ja'),
}
