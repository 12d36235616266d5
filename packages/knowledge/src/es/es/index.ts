/** The rows of Spain in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_ES } from './account-closing.ts'
import { APPEAL_BY_OFFICE_ES } from './appeal-by-office.ts'
import { BENEFIT_OVERPAYMENT_WORDS } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_ES } from './benefit-refusal.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { CREDIT_REFUSAL_ES } from './credit-refusal.ts'
import { DEBT_WORDS_ES } from './debt-words.ts'
import { FINE_FINAL_ES } from './fine-final.ts'
import { FINE_REASONS_ES } from './fine-reasons.ts'
import { HELP_WORDS } from './help.ts'
import { HOME_AND_WORK_WORDS_ES } from './home-and-work-words.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { PROTECTION_ORDER_ES } from './protection-order.ts'
import { QUESTIONS_ES } from './questions.ts'
import { RESIDENCE_DECISION_ES } from './residence-decision.ts'
import { SCAM_WORDS } from './scam.ts'
import { SENDERS_COLLECTORS_WORDS } from './senders-collectors.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SERVICE_CONTRACTS_ES } from './service-contracts.ts'
import { TAX_AND_BENEFITS_STEPS_WORDS } from './tax-and-benefits-steps.ts'
import { TAX_AND_BENEFITS_WORDS } from './tax-and-benefits.ts'
import { TAX_REQUEST_WORDS } from './tax-request.ts'
import { TOO_LATE_FOR_FINES_ES } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_ES } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_ES } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_ES } from './too-late-in-court.ts'
import { TOWN_FINE_ES } from './town-fine.ts'
import { TRAFFIC_FINE_STEPS_WORDS } from './traffic-fine-steps.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { UTILITY_BILL_STEPS_WORDS } from './utility-bill-steps.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'

export const ES_IN_SPANISH: Words = {
  ...QUESTIONS_ES,
  ...ACCOUNT_CLOSING_ES,
  ...CREDIT_REFUSAL_ES,
  ...HOME_AND_WORK_WORDS_ES,
  ...BENEFIT_REFUSAL_ES,
  ...CEASE_AND_DESIST_ES,
  ...RESIDENCE_DECISION_ES,
  ...PROTECTION_ORDER_ES,
  ...pictureClaimWords('es', 'es', 5),
  ...NAMED_LAW_ES,
  ...APPEAL_BY_OFFICE_ES,
  ...dataBreachWords('es', 'es'),
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...DEBT_WORDS_ES,
  ...HELP_WORDS,
  ...INSURANCE_WORDS,
  ...SCAM_WORDS,
  ...SENDERS_WORDS,
  ...SENDERS_COLLECTORS_WORDS,
  ...BENEFIT_OVERPAYMENT_WORDS,
  ...TAX_AND_BENEFITS_WORDS,
  ...TAX_AND_BENEFITS_STEPS_WORDS,
  ...TAX_REQUEST_WORDS,
  ...TRAFFIC_FINE_WORDS,
  ...TRAFFIC_FINE_STEPS_WORDS,
  ...UTILITY_BILL_WORDS,
  ...UTILITY_BILL_STEPS_WORDS,
  ...FINE_REASONS_ES,
  ...SERVICE_CONTRACTS_ES,
  ...FINE_FINAL_ES,
  ...TOWN_FINE_ES,
  ...TOO_LATE_IN_COURT_ES,
  ...TOO_LATE_FOR_OFFICES_ES,
  ...TOO_LATE_FOR_HOME_AND_WORK_ES,
  ...TOO_LATE_FOR_FINES_ES,
  ...finalAnswerWords('es', 'es'),
}
