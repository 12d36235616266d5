/** The United Kingdom in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { CONSUMER_WORDS_NL } from './consumer-words.ts'
import { DEBT_WORDS_NL } from './debt-words.ts'
import { ENQUIRY_NEED_TONIGHT_NL } from './enquiry-need-tonight.ts'
import { HELP_ADVICE_NL } from './help-advice.ts'
import { HELP_OMBUDSMEN_NL } from './help-ombudsmen.ts'
import { HELP_NL } from './help.ts'
import { HOME_AND_WORK_WORDS_NL } from './home-and-work-words.ts'
import { ONE_KIND_WORDS_NL } from './one-kind-words.ts'
import { OTHER_PAPERS_NL } from './other-papers.ts'
import { PENALTY_CHARGE_WALES_NL } from './penalty-charge-wales.ts'
import { PUBLIC_WORDS_NL } from './public-words.ts'
import { QUESTIONS_NL } from './questions.ts'
import { SENDERS_COLLECTORS_NL } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_NL } from './senders-parking-bailiffs.ts'
import { SENDERS_NL } from './senders.ts'

export const GB_NL: Words = {
  ...ENQUIRY_NEED_TONIGHT_NL,
  ...PUBLIC_WORDS_NL,
  ...HOME_AND_WORK_WORDS_NL,
  ...DEBT_WORDS_NL,
  ...ONE_KIND_WORDS_NL,
  ...QUESTIONS_NL,
  ...CONSUMER_WORDS_NL,
  ...OTHER_PAPERS_NL,
  ...HELP_ADVICE_NL,
  ...HELP_OMBUDSMEN_NL,
  ...HELP_NL,
  ...PENALTY_CHARGE_WALES_NL,
  ...SENDERS_COLLECTORS_NL,
  ...SENDERS_NL,
  ...SENDERS_PARKING_BAILIFFS_NL,
  ...finalAnswerWords('gb', 'nl'),
}
