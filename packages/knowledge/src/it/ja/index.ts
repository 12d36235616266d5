/** Italy in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_JA } from './account-closing.ts'
import { BENEFIT_REFUSAL_JA } from './benefit-refusal.ts'
import { CHANGED_CONTRACT_JA } from './changed-contract.ts'
import { CHANGES_JA } from './changes.ts'
import { CONSUMER_JA } from './consumer.ts'
import { CONTRACT_CLAIMS_JA } from './contract-claims.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { CREDIT_REFUSAL_JA } from './credit-refusal.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { EARLY_AND_LAST_NOTICES_JA } from './early-and-last-notices.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENFORCEMENT_JA } from './enforcement.ts'
import { ENQUIRY_BANK_JA } from './enquiry-bank.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_EVERYDAY_JA } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_AND_LIFE_JA } from './enquiry-family-and-life.ts'
import { ENQUIRY_FIRST_JA } from './enquiry-first.ts'
import { ENQUIRY_GUIDANCE_JA } from './enquiry-guidance.ts'
import { ENQUIRY_HOME_AND_WORK_JA } from './enquiry-home-and-work.ts'
import { ENQUIRY_PAPERS_AND_DISPUTES_JA } from './enquiry-papers-and-disputes.ts'
import { ENQUIRY_RESIDENCE_JA } from './enquiry-residence.ts'
import { ENQUIRY_TRAVEL_JA } from './enquiry-travel.ts'
import { FINE_ORDER_JA } from './fine-order.ts'
import { FINE_REASONS_JA } from './fine-reasons.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_JA } from './housing.ts'
import { INSURANCE_JA } from './insurance.ts'
import { JOB_REMEDIES_JA } from './job-remedies.ts'
import { LATE_PAYMENT_JA } from './late-payment.ts'
import { LIMITATION_JA } from './limitation.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_NOTICES_JA } from './public-notices.ts'
import { RENT_DEPOSIT_JA } from './rent-deposit.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RESIDENCE_DECISION_JA } from './residence-decision.ts'
import { SCAM_JA } from './scam.ts'
import { SENDERS_JA } from './senders.ts'
import { SERVICE_CONTRACTS_JA } from './service-contracts.ts'
import { TAX_AND_BENEFITS_JA } from './tax-and-benefits.ts'
import { TOWN_NOTICES_JA } from './town-notices.ts'
import { TRAFFIC_FINE_JA } from './traffic-fine.ts'
import { UTILITY_BILL_JA } from './utility-bill.ts'

export const IT_JA: Words = {
  ...ENQUIRY_TRAVEL_JA,
  ...ENQUIRY_BANK_JA,
  ...ENQUIRY_RESIDENCE_JA,
  ...CHANGED_CONTRACT_JA,
  ...ACCOUNT_CLOSING_JA,
  ...CREDIT_REFUSAL_JA,
  ...BENEFIT_REFUSAL_JA,
  ...RESIDENCE_DECISION_JA,
  ...pictureClaimWords('it', 'ja', 5),
  ...NAMED_LAW_JA,
  ...dataBreachWords('it', 'ja'),
  ...LATE_PAYMENT_JA,
  ...ENQUIRY_FIRST_JA,
  ...RENT_RISE_JA,
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...COURT_CLAIM_JA,
  ...DEBT_COLLECTION_JA,
  ...EMPLOYMENT_JA,
  ...ENFORCEMENT_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_EVERYDAY_JA,
  ...ENQUIRY_GUIDANCE_JA,
  ...ENQUIRY_HOME_AND_WORK_JA,
  ...HELP_JA,
  ...HOUSING_JA,
  ...INSURANCE_JA,
  ...LIMITATION_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...TAX_AND_BENEFITS_JA,
  ...TRAFFIC_FINE_JA,
  ...UTILITY_BILL_JA,
  ...FINE_REASONS_JA,
  ...JOB_REMEDIES_JA,
  ...RENT_DEPOSIT_JA,
  ...CONTRACT_CLAIMS_JA,
  ...PUBLIC_NOTICES_JA,
  ...SERVICE_CONTRACTS_JA,
  ...ENQUIRY_FAMILY_AND_LIFE_JA,
  ...FINE_ORDER_JA,
  ...TOWN_NOTICES_JA,
  ...EARLY_AND_LAST_NOTICES_JA,
  ...ENQUIRY_PAPERS_AND_DISPUTES_JA,
  ...PUBLIC_DEBTS_JA,
}
