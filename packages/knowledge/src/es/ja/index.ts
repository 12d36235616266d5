/** Spain in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_JA } from './account-closing.ts'
import { BENEFIT_REFUSAL_JA } from './benefit-refusal.ts'
import { CHANGES_JA } from './changes.ts'
import { COMMUNITY_DUES_JA } from './community-dues.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_COSTS_JA } from './court-costs.ts'
import { CREDIT_REFUSAL_JA } from './credit-refusal.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEBT_SUMS_JA } from './debt-sums.ts'
import { EMPLOYMENT_JA } from './employment.ts'
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
import { FINE_FINAL_JA } from './fine-final.ts'
import { FINE_REASONS_JA } from './fine-reasons.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_JA } from './housing.ts'
import { INSURANCE_JA } from './insurance.ts'
import { JOB_CHANGES_JA } from './job-changes.ts'
import { JUDGMENT_AND_ENFORCEMENT_JA } from './judgment-enforcement.ts'
import { LEASE_CHANGES_JA } from './lease-changes.ts'
import { LIMITATION_JA } from './limitation.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { PUBLIC_CLAIMS_JA } from './public-claims.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { RENT_DEPOSIT_JA } from './rent-deposit.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RESIDENCE_DECISION_JA } from './residence-decision.ts'
import { SCAM_JA } from './scam.ts'
import { SENDERS_JA } from './senders.ts'
import { SERVICE_CONTRACTS_JA } from './service-contracts.ts'
import { TAX_AND_BENEFITS_JA } from './tax-and-benefits.ts'
import { TAX_REQUEST_JA } from './tax-request.ts'
import { TRAFFIC_FINE_JA } from './traffic-fine.ts'
import { UTILITY_BILL_JA } from './utility-bill.ts'

export const ES_JA: Words = {
  ...ENQUIRY_TRAVEL_JA,
  ...ENQUIRY_BANK_JA,
  ...ENQUIRY_RESIDENCE_JA,
  ...ACCOUNT_CLOSING_JA,
  ...CREDIT_REFUSAL_JA,
  ...BENEFIT_REFUSAL_JA,
  ...RESIDENCE_DECISION_JA,
  ...pictureClaimWords('es', 'ja', 5),
  ...NAMED_LAW_JA,
  ...dataBreachWords('es', 'ja'),
  ...ENQUIRY_FIRST_JA,
  ...RENT_RISE_JA,
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...COURT_CLAIM_JA,
  ...DEBT_COLLECTION_JA,
  ...EMPLOYMENT_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_EVERYDAY_JA,
  ...ENQUIRY_GUIDANCE_JA,
  ...ENQUIRY_HOME_AND_WORK_JA,
  ...HELP_JA,
  ...HOUSING_JA,
  ...INSURANCE_JA,
  ...JUDGMENT_AND_ENFORCEMENT_JA,
  ...LIMITATION_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...TAX_AND_BENEFITS_JA,
  ...COMMUNITY_DUES_JA,
  ...RENT_DEPOSIT_JA,
  ...TAX_REQUEST_JA,
  ...TRAFFIC_FINE_JA,
  ...UTILITY_BILL_JA,
  ...FINE_REASONS_JA,
  ...DEBT_SUMS_JA,
  ...COURT_COSTS_JA,
  ...LEASE_CHANGES_JA,
  ...JOB_CHANGES_JA,
  ...PUBLIC_CLAIMS_JA,
  ...SERVICE_CONTRACTS_JA,
  ...ENQUIRY_FAMILY_AND_LIFE_JA,
  ...FINE_FINAL_JA,
  ...ENQUIRY_PAPERS_AND_DISPUTES_JA,
  ...PUBLIC_DEBTS_JA,
}
