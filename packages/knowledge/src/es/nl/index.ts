/** Spain in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_NL } from './account-closing.ts'
import { APPEAL_BY_OFFICE_NL } from './appeal-by-office.ts'
import { BENEFIT_OVERPAYMENT_NL } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_NL } from './benefit-refusal.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CHANGES_NL } from './changes.ts'
import { CONSUMER_NL } from './consumer.ts'
import { CREDIT_REFUSAL_NL } from './credit-refusal.ts'
import { DEBT_WORDS_NL } from './debt-words.ts'
import { FINE_FINAL_NL } from './fine-final.ts'
import { FINE_REASONS_NL } from './fine-reasons.ts'
import { HELP_NL } from './help.ts'
import { HOME_AND_WORK_WORDS_NL } from './home-and-work-words.ts'
import { INSURANCE_NL } from './insurance.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { PROTECTION_ORDER_NL } from './protection-order.ts'
import { QUESTIONS_NL } from './questions.ts'
import { RESIDENCE_DECISION_NL } from './residence-decision.ts'
import { SCAM_NL } from './scam.ts'
import { SENDERS_COLLECTORS_NL } from './senders-collectors.ts'
import { SENDERS_NL } from './senders.ts'
import { SERVICE_CONTRACTS_NL } from './service-contracts.ts'
import { TAX_AND_BENEFITS_STEPS_NL } from './tax-and-benefits-steps.ts'
import { TAX_AND_BENEFITS_NL } from './tax-and-benefits.ts'
import { TAX_REQUEST_NL } from './tax-request.ts'
import { TOO_LATE_FOR_FINES_NL } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_NL } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_NL } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_NL } from './too-late-in-court.ts'
import { TOWN_FINE_NL } from './town-fine.ts'
import { TRAFFIC_FINE_STEPS_NL } from './traffic-fine-steps.ts'
import { TRAFFIC_FINE_NL } from './traffic-fine.ts'
import { UTILITY_BILL_STEPS_NL } from './utility-bill-steps.ts'
import { UTILITY_BILL_NL } from './utility-bill.ts'

export const ES_NL: Words = {
  ...QUESTIONS_NL,
  ...ACCOUNT_CLOSING_NL,
  ...CREDIT_REFUSAL_NL,
  ...HOME_AND_WORK_WORDS_NL,
  ...BENEFIT_REFUSAL_NL,
  ...CEASE_AND_DESIST_NL,
  ...RESIDENCE_DECISION_NL,
  ...PROTECTION_ORDER_NL,
  ...pictureClaimWords('es', 'nl', 5),
  ...NAMED_LAW_NL,
  ...APPEAL_BY_OFFICE_NL,
  ...dataBreachWords('es', 'nl'),
  ...CHANGES_NL,
  ...CONSUMER_NL,
  ...DEBT_WORDS_NL,
  ...HELP_NL,
  ...INSURANCE_NL,
  ...SCAM_NL,
  ...SENDERS_NL,
  ...SENDERS_COLLECTORS_NL,
  ...BENEFIT_OVERPAYMENT_NL,
  ...TAX_AND_BENEFITS_NL,
  ...TAX_AND_BENEFITS_STEPS_NL,
  ...TAX_REQUEST_NL,
  ...TRAFFIC_FINE_NL,
  ...TRAFFIC_FINE_STEPS_NL,
  ...UTILITY_BILL_NL,
  ...UTILITY_BILL_STEPS_NL,
  ...FINE_REASONS_NL,
  ...SERVICE_CONTRACTS_NL,
  ...FINE_FINAL_NL,
  ...TOWN_FINE_NL,
  ...TOO_LATE_IN_COURT_NL,
  ...TOO_LATE_FOR_OFFICES_NL,
  ...TOO_LATE_FOR_HOME_AND_WORK_NL,
  ...TOO_LATE_FOR_FINES_NL,
  ...finalAnswerWords('es', 'nl'),
}
