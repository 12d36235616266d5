/** The rows of Italy in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_ES } from './account-closing.ts'
import { BENEFIT_OVERPAYMENT_WORDS } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_ES } from './benefit-refusal.ts'
import { CAR_AND_HOME_BLOCK_WORDS } from './car-and-home-block.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { CHANGED_CONTRACT_ES } from './changed-contract.ts'
import { CHANGES_WORDS } from './changes.ts'
import { COLLECTION_BILL_WORDS } from './collection-bill.ts'
import { COLLECTOR_CONDUCT_WORDS } from './collector-conduct.ts'
import { CONDOMINIUM_MEETING_ES } from './condominium-meeting.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { CONTRACT_CLAIMS_WORDS } from './contract-claims.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { CREDIT_FILE_WORDS } from './credit-file.ts'
import { CREDIT_REFUSAL_ES } from './credit-refusal.ts'
import { DAMAGE_CLAIMS_ES } from './damage-claims.ts'
import { DEBT_COLLECTION_STEPS_WORDS } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DISCIPLINARY_CHARGE_WORDS } from './disciplinary-charge.ts'
import { EARLY_AND_LAST_NOTICES_WORDS } from './early-and-last-notices.ts'
import { EMPLOYMENT_STEPS_WORDS } from './employment-steps.ts'
import { EMPLOYMENT_WORDS } from './employment.ts'
import { ENFORCEMENT_STEPS_WORDS } from './enforcement-steps.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_WORDS } from './enquiry-resignation-and-unemployment.ts'
import { EVICTION_CLAIM_WORDS } from './eviction-claim.ts'
import { FINE_ORDER_WORDS } from './fine-order.ts'
import { FINE_REASONS_WORDS } from './fine-reasons.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_STEPS_WORDS } from './housing-steps.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { JOB_REMEDIES_WORDS } from './job-remedies.ts'
import { LATE_PAYMENT_WORDS } from './late-payment.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { LOAN_DEBT_WORDS } from './loan-debt.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { NOTICE_TO_LEAVE_WORDS } from './notice-to-leave.ts'
import { PARTING_IN_COURT_ES } from './parting-in-court.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { PUBLIC_NOTICES_WORDS } from './public-notices.ts'
import { QUESTIONS_ES } from './questions.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RESIDENCE_DECISION_ES } from './residence-decision.ts'
import { SCAM_WORDS } from './scam.ts'
import { SEIZURE_LIMITS_WORDS } from './seizure-limits.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SERVICE_CONTRACTS_WORDS } from './service-contracts.ts'
import { SOLD_DEBT_WORDS } from './sold-debt.ts'
import { TAX_AND_BENEFITS_STEPS_WORDS } from './tax-and-benefits-steps.ts'
import { TAX_AND_BENEFITS_WORDS } from './tax-and-benefits.ts'
import { TOO_LATE_FOR_FINES_ES } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_ES } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_ES } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_ES } from './too-late-in-court.ts'
import { TOWN_NOTICES_WORDS } from './town-notices.ts'
import { TRAFFIC_FINE_STEPS_WORDS } from './traffic-fine-steps.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { UNEMPLOYMENT_BENEFIT_WORDS } from './unemployment-benefit.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'

export const IT_ES: Words = {
  ...QUESTIONS_ES,
  ...CHANGED_CONTRACT_ES,
  ...ACCOUNT_CLOSING_ES,
  ...CREDIT_REFUSAL_ES,
  ...DAMAGE_CLAIMS_ES,
  ...BENEFIT_REFUSAL_ES,
  ...CEASE_AND_DESIST_ES,
  ...RESIDENCE_DECISION_ES,
  ...PARTING_IN_COURT_ES,
  ...pictureClaimWords('it', 'es', 5),
  ...NAMED_LAW_ES,
  ...dataBreachWords('it', 'es'),
  ...LATE_PAYMENT_WORDS,
  ...RENT_RISE_WORDS,
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...EVICTION_CLAIM_WORDS,
  ...PAYMENT_ORDER_WORDS,
  ...COURT_CLAIM_WORDS,
  ...LOAN_DEBT_WORDS,
  ...CREDIT_FILE_WORDS,
  ...SOLD_DEBT_WORDS,
  ...COLLECTOR_CONDUCT_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DEBT_COLLECTION_STEPS_WORDS,
  ...DISCIPLINARY_CHARGE_WORDS,
  ...UNEMPLOYMENT_BENEFIT_WORDS,
  ...EMPLOYMENT_WORDS,
  ...EMPLOYMENT_STEPS_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...SEIZURE_LIMITS_WORDS,
  ...ENFORCEMENT_WORDS,
  ...ENFORCEMENT_STEPS_WORDS,
  ...ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_WORDS,
  ...HELP_WORDS,
  ...NOTICE_TO_LEAVE_WORDS,
  ...HOUSING_WORDS,
  ...HOUSING_STEPS_WORDS,
  ...INSURANCE_WORDS,
  ...LIMITATION_WORDS,
  ...SCAM_WORDS,
  ...SENDERS_WORDS,
  ...BENEFIT_OVERPAYMENT_WORDS,
  ...CAR_AND_HOME_BLOCK_WORDS,
  ...COLLECTION_BILL_WORDS,
  ...TAX_AND_BENEFITS_WORDS,
  ...TAX_AND_BENEFITS_STEPS_WORDS,
  ...TRAFFIC_FINE_WORDS,
  ...TRAFFIC_FINE_STEPS_WORDS,
  ...UTILITY_BILL_WORDS,
  ...FINE_REASONS_WORDS,
  ...JOB_REMEDIES_WORDS,
  ...RENT_DEPOSIT_WORDS,
  ...CONTRACT_CLAIMS_WORDS,
  ...PUBLIC_NOTICES_WORDS,
  ...SERVICE_CONTRACTS_WORDS,
  ...FINE_ORDER_WORDS,
  ...TOWN_NOTICES_WORDS,
  ...EARLY_AND_LAST_NOTICES_WORDS,
  ...PUBLIC_DEBTS_ES,
  ...CONDOMINIUM_MEETING_ES,
  ...TOO_LATE_IN_COURT_ES,
  ...TOO_LATE_FOR_OFFICES_ES,
  ...TOO_LATE_FOR_HOME_AND_WORK_ES,
  ...TOO_LATE_FOR_FINES_ES,
  ...finalAnswerWords('it', 'es'),
}
