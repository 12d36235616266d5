/** The United Kingdom in French. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { CONSUMER_WORDS_FR } from './consumer-words.ts'
import { DEBT_WORDS_FR } from './debt-words.ts'
import { ENQUIRY_NEED_TONIGHT_FR } from './enquiry-need-tonight.ts'
import { HELP_ADVICE_FR } from './help-advice.ts'
import { HELP_OMBUDSMEN_FR } from './help-ombudsmen.ts'
import { HELP_FR } from './help.ts'
import { HOME_AND_WORK_WORDS_FR } from './home-and-work-words.ts'
import { ONE_KIND_WORDS_FR } from './one-kind-words.ts'
import { OTHER_PAPERS_FR } from './other-papers.ts'
import { PENALTY_CHARGE_WALES_FR } from './penalty-charge-wales.ts'
import { PUBLIC_WORDS_FR } from './public-words.ts'
import { QUESTIONS_FR } from './questions.ts'
import { SENDERS_COLLECTORS_FR } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_FR } from './senders-parking-bailiffs.ts'
import { SENDERS_FR } from './senders.ts'

export const GB_FR: Words = {
  ...ENQUIRY_NEED_TONIGHT_FR,
  ...PUBLIC_WORDS_FR,
  ...HOME_AND_WORK_WORDS_FR,
  ...DEBT_WORDS_FR,
  ...ONE_KIND_WORDS_FR,
  ...QUESTIONS_FR,
  ...CONSUMER_WORDS_FR,
  ...OTHER_PAPERS_FR,
  ...HELP_ADVICE_FR,
  ...HELP_OMBUDSMEN_FR,
  ...HELP_FR,
  ...PENALTY_CHARGE_WALES_FR,
  ...SENDERS_COLLECTORS_FR,
  ...SENDERS_FR,
  ...SENDERS_PARKING_BAILIFFS_FR,
  ...finalAnswerWords('gb', 'fr'),
}
