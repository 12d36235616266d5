/** Spain in French. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_FR } from './account-closing.ts'
import { APPEAL_BY_OFFICE_FR } from './appeal-by-office.ts'
import { BENEFIT_OVERPAYMENT_FR } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_FR } from './benefit-refusal.ts'
import { CEASE_AND_DESIST_FR } from './cease-and-desist.ts'
import { CHANGES_FR } from './changes.ts'
import { CONSUMER_FR } from './consumer.ts'
import { CREDIT_REFUSAL_FR } from './credit-refusal.ts'
import { DEBT_WORDS_FR } from './debt-words.ts'
import { FINE_FINAL_FR } from './fine-final.ts'
import { FINE_REASONS_FR } from './fine-reasons.ts'
import { HELP_FR } from './help.ts'
import { HOME_AND_WORK_WORDS_FR } from './home-and-work-words.ts'
import { INSURANCE_FR } from './insurance.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { PROTECTION_ORDER_FR } from './protection-order.ts'
import { QUESTIONS_FR } from './questions.ts'
import { RESIDENCE_DECISION_FR } from './residence-decision.ts'
import { SCAM_FR } from './scam.ts'
import { SENDERS_COLLECTORS_FR } from './senders-collectors.ts'
import { SENDERS_FR } from './senders.ts'
import { SERVICE_CONTRACTS_FR } from './service-contracts.ts'
import { TAX_AND_BENEFITS_STEPS_FR } from './tax-and-benefits-steps.ts'
import { TAX_AND_BENEFITS_FR } from './tax-and-benefits.ts'
import { TAX_REQUEST_FR } from './tax-request.ts'
import { TOO_LATE_FOR_FINES_FR } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_FR } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_FR } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_FR } from './too-late-in-court.ts'
import { TOWN_FINE_FR } from './town-fine.ts'
import { TRAFFIC_FINE_STEPS_FR } from './traffic-fine-steps.ts'
import { TRAFFIC_FINE_FR } from './traffic-fine.ts'
import { UTILITY_BILL_STEPS_FR } from './utility-bill-steps.ts'
import { UTILITY_BILL_FR } from './utility-bill.ts'

export const ES_FR: Words = {
  ...QUESTIONS_FR,
  ...ACCOUNT_CLOSING_FR,
  ...CREDIT_REFUSAL_FR,
  ...HOME_AND_WORK_WORDS_FR,
  ...BENEFIT_REFUSAL_FR,
  ...CEASE_AND_DESIST_FR,
  ...RESIDENCE_DECISION_FR,
  ...PROTECTION_ORDER_FR,
  ...pictureClaimWords('es', 'fr', 5),
  ...NAMED_LAW_FR,
  ...APPEAL_BY_OFFICE_FR,
  ...dataBreachWords('es', 'fr'),
  ...CHANGES_FR,
  ...CONSUMER_FR,
  ...DEBT_WORDS_FR,
  ...HELP_FR,
  ...INSURANCE_FR,
  ...SCAM_FR,
  ...SENDERS_FR,
  ...SENDERS_COLLECTORS_FR,
  ...BENEFIT_OVERPAYMENT_FR,
  ...TAX_AND_BENEFITS_FR,
  ...TAX_AND_BENEFITS_STEPS_FR,
  ...TAX_REQUEST_FR,
  ...TRAFFIC_FINE_FR,
  ...TRAFFIC_FINE_STEPS_FR,
  ...UTILITY_BILL_FR,
  ...UTILITY_BILL_STEPS_FR,
  ...FINE_REASONS_FR,
  ...SERVICE_CONTRACTS_FR,
  ...FINE_FINAL_FR,
  ...TOWN_FINE_FR,
  ...TOO_LATE_IN_COURT_FR,
  ...TOO_LATE_FOR_OFFICES_FR,
  ...TOO_LATE_FOR_HOME_AND_WORK_FR,
  ...TOO_LATE_FOR_FINES_FR,
  ...finalAnswerWords('es', 'fr'),
}
