/** Spain in German. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_DE } from './account-closing.ts'
import { APPEAL_BY_OFFICE_DE } from './appeal-by-office.ts'
import { BENEFIT_OVERPAYMENT_DE } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_DE } from './benefit-refusal.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { CHANGES_DE } from './changes.ts'
import { CONSUMER_DE } from './consumer.ts'
import { CREDIT_REFUSAL_DE } from './credit-refusal.ts'
import { DEBT_WORDS_DE } from './debt-words.ts'
import { FINE_FINAL_DE } from './fine-final.ts'
import { FINE_REASONS_DE } from './fine-reasons.ts'
import { HELP_DE } from './help.ts'
import { HOME_AND_WORK_WORDS_DE } from './home-and-work-words.ts'
import { INSURANCE_DE } from './insurance.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { PROTECTION_ORDER_DE } from './protection-order.ts'
import { QUESTIONS_DE } from './questions.ts'
import { RESIDENCE_DECISION_DE } from './residence-decision.ts'
import { SCAM_DE } from './scam.ts'
import { SENDERS_COLLECTORS_DE } from './senders-collectors.ts'
import { SENDERS_DE } from './senders.ts'
import { SERVICE_CONTRACTS_DE } from './service-contracts.ts'
import { TAX_AND_BENEFITS_STEPS_DE } from './tax-and-benefits-steps.ts'
import { TAX_AND_BENEFITS_DE } from './tax-and-benefits.ts'
import { TAX_REQUEST_DE } from './tax-request.ts'
import { TOO_LATE_FOR_FINES_DE } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_DE } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_DE } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_DE } from './too-late-in-court.ts'
import { TOWN_FINE_DE } from './town-fine.ts'
import { TRAFFIC_FINE_STEPS_DE } from './traffic-fine-steps.ts'
import { TRAFFIC_FINE_DE } from './traffic-fine.ts'
import { UTILITY_BILL_STEPS_DE } from './utility-bill-steps.ts'
import { UTILITY_BILL_DE } from './utility-bill.ts'

export const ES_DE: Words = {
  ...QUESTIONS_DE,
  ...ACCOUNT_CLOSING_DE,
  ...CREDIT_REFUSAL_DE,
  ...HOME_AND_WORK_WORDS_DE,
  ...BENEFIT_REFUSAL_DE,
  ...CEASE_AND_DESIST_DE,
  ...RESIDENCE_DECISION_DE,
  ...PROTECTION_ORDER_DE,
  ...pictureClaimWords('es', 'de', 5),
  ...NAMED_LAW_DE,
  ...APPEAL_BY_OFFICE_DE,
  ...dataBreachWords('es', 'de'),
  ...CHANGES_DE,
  ...CONSUMER_DE,
  ...DEBT_WORDS_DE,
  ...HELP_DE,
  ...INSURANCE_DE,
  ...SCAM_DE,
  ...SENDERS_DE,
  ...SENDERS_COLLECTORS_DE,
  ...BENEFIT_OVERPAYMENT_DE,
  ...TAX_AND_BENEFITS_DE,
  ...TAX_AND_BENEFITS_STEPS_DE,
  ...TAX_REQUEST_DE,
  ...TRAFFIC_FINE_DE,
  ...TRAFFIC_FINE_STEPS_DE,
  ...UTILITY_BILL_DE,
  ...UTILITY_BILL_STEPS_DE,
  ...FINE_REASONS_DE,
  ...SERVICE_CONTRACTS_DE,
  ...FINE_FINAL_DE,
  ...TOWN_FINE_DE,
  ...TOO_LATE_IN_COURT_DE,
  ...TOO_LATE_FOR_OFFICES_DE,
  ...TOO_LATE_FOR_HOME_AND_WORK_DE,
  ...TOO_LATE_FOR_FINES_DE,
  ...finalAnswerWords('es', 'de'),
}
