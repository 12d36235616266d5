/** Spain in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_IT } from './account-closing.ts'
import { APPEAL_BY_OFFICE_IT } from './appeal-by-office.ts'
import { BENEFIT_OVERPAYMENT_IT } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_IT } from './benefit-refusal.ts'
import { CEASE_AND_DESIST_IT } from './cease-and-desist.ts'
import { CHANGES_IT } from './changes.ts'
import { CONSUMER_IT } from './consumer.ts'
import { CREDIT_REFUSAL_IT } from './credit-refusal.ts'
import { DEBT_WORDS_IT } from './debt-words.ts'
import { FINE_FINAL_IT } from './fine-final.ts'
import { FINE_REASONS_IT } from './fine-reasons.ts'
import { HELP_IT } from './help.ts'
import { HOME_AND_WORK_WORDS_IT } from './home-and-work-words.ts'
import { INSURANCE_IT } from './insurance.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { PROTECTION_ORDER_IT } from './protection-order.ts'
import { QUESTIONS_IT } from './questions.ts'
import { RESIDENCE_DECISION_IT } from './residence-decision.ts'
import { SCAM_IT } from './scam.ts'
import { SENDERS_COLLECTORS_IT } from './senders-collectors.ts'
import { SENDERS_IT } from './senders.ts'
import { SERVICE_CONTRACTS_IT } from './service-contracts.ts'
import { TAX_AND_BENEFITS_STEPS_IT } from './tax-and-benefits-steps.ts'
import { TAX_AND_BENEFITS_IT } from './tax-and-benefits.ts'
import { TAX_REQUEST_IT } from './tax-request.ts'
import { TOO_LATE_FOR_FINES_IT } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_IT } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_IT } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_IT } from './too-late-in-court.ts'
import { TOWN_FINE_IT } from './town-fine.ts'
import { TRAFFIC_FINE_STEPS_IT } from './traffic-fine-steps.ts'
import { TRAFFIC_FINE_IT } from './traffic-fine.ts'
import { UTILITY_BILL_STEPS_IT } from './utility-bill-steps.ts'
import { UTILITY_BILL_IT } from './utility-bill.ts'

export const ES_IT: Words = {
  ...QUESTIONS_IT,
  ...ACCOUNT_CLOSING_IT,
  ...CREDIT_REFUSAL_IT,
  ...HOME_AND_WORK_WORDS_IT,
  ...BENEFIT_REFUSAL_IT,
  ...CEASE_AND_DESIST_IT,
  ...RESIDENCE_DECISION_IT,
  ...PROTECTION_ORDER_IT,
  ...pictureClaimWords('es', 'it', 5),
  ...NAMED_LAW_IT,
  ...APPEAL_BY_OFFICE_IT,
  ...dataBreachWords('es', 'it'),
  ...CHANGES_IT,
  ...CONSUMER_IT,
  ...DEBT_WORDS_IT,
  ...HELP_IT,
  ...INSURANCE_IT,
  ...SCAM_IT,
  ...SENDERS_IT,
  ...SENDERS_COLLECTORS_IT,
  ...BENEFIT_OVERPAYMENT_IT,
  ...TAX_AND_BENEFITS_IT,
  ...TAX_AND_BENEFITS_STEPS_IT,
  ...TAX_REQUEST_IT,
  ...TRAFFIC_FINE_IT,
  ...TRAFFIC_FINE_STEPS_IT,
  ...UTILITY_BILL_IT,
  ...UTILITY_BILL_STEPS_IT,
  ...FINE_REASONS_IT,
  ...SERVICE_CONTRACTS_IT,
  ...FINE_FINAL_IT,
  ...TOWN_FINE_IT,
  ...TOO_LATE_IN_COURT_IT,
  ...TOO_LATE_FOR_OFFICES_IT,
  ...TOO_LATE_FOR_HOME_AND_WORK_IT,
  ...TOO_LATE_FOR_FINES_IT,
  ...finalAnswerWords('es', 'it'),
}
