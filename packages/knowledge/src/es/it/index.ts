/** Spain in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_IT } from './account-closing.ts'
import { BENEFIT_REFUSAL_IT } from './benefit-refusal.ts'
import { CHANGES_IT } from './changes.ts'
import { COMMUNITY_DUES_IT } from './community-dues.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COURT_CLAIM_IT } from './court-claim.ts'
import { COURT_COSTS_IT } from './court-costs.ts'
import { CREDIT_REFUSAL_IT } from './credit-refusal.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEBT_SUMS_IT } from './debt-sums.ts'
import { EMPLOYMENT_IT } from './employment.ts'
import { ENQUIRY_BANK_IT } from './enquiry-bank.ts'
import { ENQUIRY_DEBT_IT } from './enquiry-debt.ts'
import { ENQUIRY_EVERYDAY_IT } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_AND_LIFE_IT } from './enquiry-family-and-life.ts'
import { ENQUIRY_FIRST_IT } from './enquiry-first.ts'
import { ENQUIRY_GUIDANCE_IT } from './enquiry-guidance.ts'
import { ENQUIRY_HOME_AND_WORK_IT } from './enquiry-home-and-work.ts'
import { ENQUIRY_PAPERS_AND_DISPUTES_IT } from './enquiry-papers-and-disputes.ts'
import { ENQUIRY_RESIDENCE_IT } from './enquiry-residence.ts'
import { ENQUIRY_TRAVEL_IT } from './enquiry-travel.ts'
import { FINE_FINAL_IT } from './fine-final.ts'
import { FINE_REASONS_IT } from './fine-reasons.ts'
import { HELP_IT } from './help.ts'
import { HOUSING_IT } from './housing.ts'
import { INSURANCE_IT } from './insurance.ts'
import { JOB_CHANGES_IT } from './job-changes.ts'
import { JUDGMENT_ENFORCEMENT_IT } from './judgment-enforcement.ts'
import { LEASE_CHANGES_IT } from './lease-changes.ts'
import { LIMITATION_IT } from './limitation.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { PUBLIC_CLAIMS_IT } from './public-claims.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { RENT_DEPOSIT_IT } from './rent-deposit.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { RESIDENCE_DECISION_IT } from './residence-decision.ts'
import { SCAM_IT } from './scam.ts'
import { SENDERS_IT } from './senders.ts'
import { SERVICE_CONTRACTS_IT } from './service-contracts.ts'
import { TAX_AND_BENEFITS_IT } from './tax-and-benefits.ts'
import { TAX_REQUEST_IT } from './tax-request.ts'
import { TRAFFIC_FINE_IT } from './traffic-fine.ts'
import { UTILITY_BILL_IT } from './utility-bill.ts'

export const ES_IT: Words = {
  ...ENQUIRY_TRAVEL_IT,
  ...ENQUIRY_BANK_IT,
  ...ENQUIRY_RESIDENCE_IT,
  ...ACCOUNT_CLOSING_IT,
  ...CREDIT_REFUSAL_IT,
  ...BENEFIT_REFUSAL_IT,
  ...RESIDENCE_DECISION_IT,
  ...pictureClaimWords('es', 'it', 5),
  ...NAMED_LAW_IT,
  ...dataBreachWords('es', 'it'),
  ...CHANGES_IT,
  ...COMMUNITY_DUES_IT,
  ...CONSUMER_IT,
  ...COURT_CLAIM_IT,
  ...DEBT_COLLECTION_IT,
  ...EMPLOYMENT_IT,
  ...ENQUIRY_DEBT_IT,
  ...ENQUIRY_EVERYDAY_IT,
  ...ENQUIRY_FIRST_IT,
  ...ENQUIRY_GUIDANCE_IT,
  ...ENQUIRY_HOME_AND_WORK_IT,
  ...HELP_IT,
  ...HOUSING_IT,
  ...INSURANCE_IT,
  ...JUDGMENT_ENFORCEMENT_IT,
  ...LIMITATION_IT,
  ...RENT_DEPOSIT_IT,
  ...RENT_RISE_IT,
  ...SCAM_IT,
  ...SENDERS_IT,
  ...TAX_AND_BENEFITS_IT,
  ...TAX_REQUEST_IT,
  ...TRAFFIC_FINE_IT,
  ...UTILITY_BILL_IT,
  ...FINE_REASONS_IT,
  ...DEBT_SUMS_IT,
  ...COURT_COSTS_IT,
  ...LEASE_CHANGES_IT,
  ...JOB_CHANGES_IT,
  ...PUBLIC_CLAIMS_IT,
  ...SERVICE_CONTRACTS_IT,
  ...ENQUIRY_FAMILY_AND_LIFE_IT,
  ...FINE_FINAL_IT,
  ...ENQUIRY_PAPERS_AND_DISPUTES_IT,
  ...PUBLIC_DEBTS_IT,
}
