/** Italy in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_JA } from './account-closing.ts'
import { BENEFIT_OVERPAYMENT_JA } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_JA } from './benefit-refusal.ts'
import { CAR_AND_HOME_BLOCK_JA } from './car-and-home-block.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHANGED_CONTRACT_JA } from './changed-contract.ts'
import { CHANGES_JA } from './changes.ts'
import { COLLECTION_BILL_JA } from './collection-bill.ts'
import { COLLECTOR_CONDUCT_JA } from './collector-conduct.ts'
import { CONDOMINIUM_MEETING_JA } from './condominium-meeting.ts'
import { CONSUMER_JA } from './consumer.ts'
import { CONTRACT_CLAIMS_JA } from './contract-claims.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { CREDIT_FILE_JA } from './credit-file.ts'
import { CREDIT_REFUSAL_JA } from './credit-refusal.ts'
import { DAMAGE_CLAIMS_JA } from './damage-claims.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DISCIPLINARY_CHARGE_JA } from './disciplinary-charge.ts'
import { EARLY_AND_LAST_NOTICES_JA } from './early-and-last-notices.ts'
import { EMPLOYMENT_STEPS_JA } from './employment-steps.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENFORCEMENT_STEPS_JA } from './enforcement-steps.ts'
import { ENFORCEMENT_JA } from './enforcement.ts'
import { ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_JA } from './enquiry-resignation-and-unemployment.ts'
import { EVICTION_CLAIM_JA } from './eviction-claim.ts'
import { FINE_ORDER_JA } from './fine-order.ts'
import { FINE_REASONS_JA } from './fine-reasons.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_STEPS_JA } from './housing-steps.ts'
import { HOUSING_JA } from './housing.ts'
import { INSURANCE_JA } from './insurance.ts'
import { JOB_REMEDIES_JA } from './job-remedies.ts'
import { LATE_PAYMENT_JA } from './late-payment.ts'
import { LIMITATION_JA } from './limitation.ts'
import { LOAN_DEBT_JA } from './loan-debt.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { NOTICE_TO_LEAVE_JA } from './notice-to-leave.ts'
import { PARTING_IN_COURT_JA } from './parting-in-court.ts'
import { PAYMENT_ORDER_JA } from './payment-order.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_NOTICES_JA } from './public-notices.ts'
import { QUESTIONS_JA } from './questions.ts'
import { RENT_DEPOSIT_JA } from './rent-deposit.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RESIDENCE_DECISION_JA } from './residence-decision.ts'
import { SCAM_JA } from './scam.ts'
import { SEIZURE_LIMITS_JA } from './seizure-limits.ts'
import { SENDERS_JA } from './senders.ts'
import { SERVICE_CONTRACTS_JA } from './service-contracts.ts'
import { SOLD_DEBT_JA } from './sold-debt.ts'
import { TAX_AND_BENEFITS_STEPS_JA } from './tax-and-benefits-steps.ts'
import { TAX_AND_BENEFITS_JA } from './tax-and-benefits.ts'
import { TOO_LATE_FOR_FINES_JA } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_JA } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_JA } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_JA } from './too-late-in-court.ts'
import { TOWN_NOTICES_JA } from './town-notices.ts'
import { TRAFFIC_FINE_STEPS_JA } from './traffic-fine-steps.ts'
import { TRAFFIC_FINE_JA } from './traffic-fine.ts'
import { UNEMPLOYMENT_BENEFIT_JA } from './unemployment-benefit.ts'
import { UTILITY_BILL_JA } from './utility-bill.ts'

export const IT_JA: Words = {
  ...QUESTIONS_JA,
  ...CHANGED_CONTRACT_JA,
  ...ACCOUNT_CLOSING_JA,
  ...CREDIT_REFUSAL_JA,
  ...DAMAGE_CLAIMS_JA,
  ...BENEFIT_REFUSAL_JA,
  ...CEASE_AND_DESIST_JA,
  ...RESIDENCE_DECISION_JA,
  ...PARTING_IN_COURT_JA,
  ...pictureClaimWords('it', 'ja', 5),
  ...NAMED_LAW_JA,
  ...dataBreachWords('it', 'ja'),
  ...LATE_PAYMENT_JA,
  ...RENT_RISE_JA,
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...EVICTION_CLAIM_JA,
  ...PAYMENT_ORDER_JA,
  ...COURT_CLAIM_JA,
  ...LOAN_DEBT_JA,
  ...CREDIT_FILE_JA,
  ...SOLD_DEBT_JA,
  ...COLLECTOR_CONDUCT_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DISCIPLINARY_CHARGE_JA,
  ...UNEMPLOYMENT_BENEFIT_JA,
  ...EMPLOYMENT_JA,
  ...EMPLOYMENT_STEPS_JA,
  ...COURT_JUDGMENT_JA,
  ...SEIZURE_LIMITS_JA,
  ...ENFORCEMENT_JA,
  ...ENFORCEMENT_STEPS_JA,
  ...ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_JA,
  ...HELP_JA,
  ...NOTICE_TO_LEAVE_JA,
  ...HOUSING_JA,
  ...HOUSING_STEPS_JA,
  ...INSURANCE_JA,
  ...LIMITATION_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...BENEFIT_OVERPAYMENT_JA,
  ...CAR_AND_HOME_BLOCK_JA,
  ...COLLECTION_BILL_JA,
  ...TAX_AND_BENEFITS_JA,
  ...TAX_AND_BENEFITS_STEPS_JA,
  ...TRAFFIC_FINE_JA,
  ...TRAFFIC_FINE_STEPS_JA,
  ...UTILITY_BILL_JA,
  ...FINE_REASONS_JA,
  ...JOB_REMEDIES_JA,
  ...RENT_DEPOSIT_JA,
  ...CONTRACT_CLAIMS_JA,
  ...PUBLIC_NOTICES_JA,
  ...SERVICE_CONTRACTS_JA,
  ...FINE_ORDER_JA,
  ...TOWN_NOTICES_JA,
  ...EARLY_AND_LAST_NOTICES_JA,
  ...PUBLIC_DEBTS_JA,
  ...CONDOMINIUM_MEETING_JA,
  ...TOO_LATE_IN_COURT_JA,
  ...TOO_LATE_FOR_OFFICES_JA,
  ...TOO_LATE_FOR_HOME_AND_WORK_JA,
  ...TOO_LATE_FOR_FINES_JA,
  ...finalAnswerWords('it', 'ja'),
}
