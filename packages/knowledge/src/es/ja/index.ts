/** Spain in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_JA } from './account-closing.ts'
import { APPEAL_BY_OFFICE_JA } from './appeal-by-office.ts'
import { BENEFIT_OVERPAYMENT_JA } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_JA } from './benefit-refusal.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHANGES_JA } from './changes.ts'
import { CONSUMER_JA } from './consumer.ts'
import { CREDIT_REFUSAL_JA } from './credit-refusal.ts'
import { DEBT_WORDS_JA } from './debt-words.ts'
import { FINE_FINAL_JA } from './fine-final.ts'
import { FINE_REASONS_JA } from './fine-reasons.ts'
import { HELP_JA } from './help.ts'
import { HOME_AND_WORK_WORDS_JA } from './home-and-work-words.ts'
import { INSURANCE_JA } from './insurance.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { PROTECTION_ORDER_JA } from './protection-order.ts'
import { QUESTIONS_JA } from './questions.ts'
import { RESIDENCE_DECISION_JA } from './residence-decision.ts'
import { SCAM_JA } from './scam.ts'
import { SENDERS_COLLECTORS_JA } from './senders-collectors.ts'
import { SENDERS_JA } from './senders.ts'
import { SERVICE_CONTRACTS_JA } from './service-contracts.ts'
import { TAX_AND_BENEFITS_STEPS_JA } from './tax-and-benefits-steps.ts'
import { TAX_AND_BENEFITS_JA } from './tax-and-benefits.ts'
import { TAX_REQUEST_JA } from './tax-request.ts'
import { TOO_LATE_FOR_FINES_JA } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_JA } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_JA } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_JA } from './too-late-in-court.ts'
import { TOWN_FINE_JA } from './town-fine.ts'
import { TRAFFIC_FINE_STEPS_JA } from './traffic-fine-steps.ts'
import { TRAFFIC_FINE_JA } from './traffic-fine.ts'
import { UTILITY_BILL_STEPS_JA } from './utility-bill-steps.ts'
import { UTILITY_BILL_JA } from './utility-bill.ts'

export const ES_JA: Words = {
  ...QUESTIONS_JA,
  ...ACCOUNT_CLOSING_JA,
  ...CREDIT_REFUSAL_JA,
  ...HOME_AND_WORK_WORDS_JA,
  ...BENEFIT_REFUSAL_JA,
  ...CEASE_AND_DESIST_JA,
  ...RESIDENCE_DECISION_JA,
  ...PROTECTION_ORDER_JA,
  ...pictureClaimWords('es', 'ja', 5),
  ...NAMED_LAW_JA,
  ...APPEAL_BY_OFFICE_JA,
  ...dataBreachWords('es', 'ja'),
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...DEBT_WORDS_JA,
  ...HELP_JA,
  ...INSURANCE_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...SENDERS_COLLECTORS_JA,
  ...BENEFIT_OVERPAYMENT_JA,
  ...TAX_AND_BENEFITS_JA,
  ...TAX_AND_BENEFITS_STEPS_JA,
  ...TAX_REQUEST_JA,
  ...TRAFFIC_FINE_JA,
  ...TRAFFIC_FINE_STEPS_JA,
  ...UTILITY_BILL_JA,
  ...UTILITY_BILL_STEPS_JA,
  ...FINE_REASONS_JA,
  ...SERVICE_CONTRACTS_JA,
  ...FINE_FINAL_JA,
  ...TOWN_FINE_JA,
  ...TOO_LATE_IN_COURT_JA,
  ...TOO_LATE_FOR_OFFICES_JA,
  ...TOO_LATE_FOR_HOME_AND_WORK_JA,
  ...TOO_LATE_FOR_FINES_JA,
  ...finalAnswerWords('es', 'ja'),
}
