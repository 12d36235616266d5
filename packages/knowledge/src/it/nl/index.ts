/** The rows of Italy in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_NL } from './account-closing.ts'
import { BENEFIT_REFUSAL_NL } from './benefit-refusal.ts'
import { CHANGED_CONTRACT_NL } from './changed-contract.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { CONTRACT_CLAIMS_WORDS } from './contract-claims.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { CREDIT_REFUSAL_NL } from './credit-refusal.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { EARLY_AND_LAST_NOTICES_WORDS } from './early-and-last-notices.ts'
import { EMPLOYMENT_WORDS } from './employment.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { ENQUIRY_BANK_NL } from './enquiry-bank.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_EVERYDAY_WORDS } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_AND_LIFE_WORDS } from './enquiry-family-and-life.ts'
import { ENQUIRY_FIRST_WORDS } from './enquiry-first.ts'
import { ENQUIRY_GUIDANCE_WORDS } from './enquiry-guidance.ts'
import { ENQUIRY_HOME_AND_WORK_WORDS } from './enquiry-home-and-work.ts'
import { ENQUIRY_PAPERS_AND_DISPUTES_WORDS } from './enquiry-papers-and-disputes.ts'
import { ENQUIRY_RESIDENCE_NL } from './enquiry-residence.ts'
import { ENQUIRY_TRAVEL_NL } from './enquiry-travel.ts'
import { FINE_ORDER_WORDS } from './fine-order.ts'
import { FINE_REASONS_WORDS } from './fine-reasons.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { JOB_REMEDIES_WORDS } from './job-remedies.ts'
import { LATE_PAYMENT_WORDS } from './late-payment.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { PUBLIC_NOTICES_WORDS } from './public-notices.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RESIDENCE_DECISION_NL } from './residence-decision.ts'
import { SCAM_WORDS } from './scam.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SERVICE_CONTRACTS_WORDS } from './service-contracts.ts'
import { TAX_AND_BENEFITS_WORDS } from './tax-and-benefits.ts'
import { TOWN_NOTICES_WORDS } from './town-notices.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'

export const IT_NL: Words = {
  ...ENQUIRY_TRAVEL_NL,
  ...ENQUIRY_BANK_NL,
  ...ENQUIRY_RESIDENCE_NL,
  ...CHANGED_CONTRACT_NL,
  ...ACCOUNT_CLOSING_NL,
  ...CREDIT_REFUSAL_NL,
  ...BENEFIT_REFUSAL_NL,
  ...RESIDENCE_DECISION_NL,
  ...pictureClaimWords('it', 'nl', 5),
  ...NAMED_LAW_NL,
  ...dataBreachWords('it', 'nl'),
  ...LATE_PAYMENT_WORDS,
  ...ENQUIRY_FIRST_WORDS,
  ...RENT_RISE_WORDS,
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...COURT_CLAIM_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...EMPLOYMENT_WORDS,
  ...ENFORCEMENT_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_EVERYDAY_WORDS,
  ...ENQUIRY_GUIDANCE_WORDS,
  ...ENQUIRY_HOME_AND_WORK_WORDS,
  ...HELP_WORDS,
  ...HOUSING_WORDS,
  ...INSURANCE_WORDS,
  ...LIMITATION_WORDS,
  ...SCAM_WORDS,
  ...SENDERS_WORDS,
  ...TAX_AND_BENEFITS_WORDS,
  ...TRAFFIC_FINE_WORDS,
  ...UTILITY_BILL_WORDS,
  ...FINE_REASONS_WORDS,
  ...JOB_REMEDIES_WORDS,
  ...RENT_DEPOSIT_WORDS,
  ...CONTRACT_CLAIMS_WORDS,
  ...PUBLIC_NOTICES_WORDS,
  ...SERVICE_CONTRACTS_WORDS,
  ...ENQUIRY_FAMILY_AND_LIFE_WORDS,
  ...FINE_ORDER_WORDS,
  ...TOWN_NOTICES_WORDS,
  ...EARLY_AND_LAST_NOTICES_WORDS,
  ...ENQUIRY_PAPERS_AND_DISPUTES_WORDS,
  ...PUBLIC_DEBTS_NL,
}
