/** Spain in German. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_DE } from './account-closing.ts'
import { BENEFIT_REFUSAL_DE } from './benefit-refusal.ts'
import { CHANGES_DE } from './changes.ts'
import { COMMUNITY_DUES_DE } from './community-dues.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { COURT_COSTS_DE } from './court-costs.ts'
import { CREDIT_REFUSAL_DE } from './credit-refusal.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_SUMS_DE } from './debt-sums.ts'
import { EMPLOYMENT_DE } from './employment.ts'
import { ENQUIRY_BANK_DE } from './enquiry-bank.ts'
import { ENQUIRY_DEBT_DE } from './enquiry-debt.ts'
import { ENQUIRY_EVERYDAY_DE } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_AND_LIFE_DE } from './enquiry-family-and-life.ts'
import { ENQUIRY_FIRST_DE } from './enquiry-first.ts'
import { ENQUIRY_GUIDANCE_DE } from './enquiry-guidance.ts'
import { ENQUIRY_HOME_AND_WORK_DE } from './enquiry-home-and-work.ts'
import { ENQUIRY_PAPERS_AND_DISPUTES_DE } from './enquiry-papers-and-disputes.ts'
import { ENQUIRY_RESIDENCE_DE } from './enquiry-residence.ts'
import { ENQUIRY_TRAVEL_DE } from './enquiry-travel.ts'
import { FINE_FINAL_DE } from './fine-final.ts'
import { FINE_REASONS_DE } from './fine-reasons.ts'
import { HELP_DE } from './help.ts'
import { HOUSING_DE } from './housing.ts'
import { INSURANCE_DE } from './insurance.ts'
import { JOB_CHANGES_DE } from './job-changes.ts'
import { JUDGMENT_ENFORCEMENT_DE } from './judgment-enforcement.ts'
import { LEASE_CHANGES_DE } from './lease-changes.ts'
import { LIMITATION_DE } from './limitation.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { PUBLIC_CLAIMS_DE } from './public-claims.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { RENT_DEPOSIT_DE } from './rent-deposit.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { RESIDENCE_DECISION_DE } from './residence-decision.ts'
import { SCAM_DE } from './scam.ts'
import { SENDERS_DE } from './senders.ts'
import { SERVICE_CONTRACTS_DE } from './service-contracts.ts'
import { TAX_AND_BENEFITS_DE } from './tax-and-benefits.ts'
import { TAX_REQUEST_DE } from './tax-request.ts'
import { TRAFFIC_FINE_DE } from './traffic-fine.ts'
import { UTILITY_BILL_DE } from './utility-bill.ts'

export const ES_DE: Words = {
  ...ENQUIRY_TRAVEL_DE,
  ...ENQUIRY_BANK_DE,
  ...ENQUIRY_RESIDENCE_DE,
  ...ACCOUNT_CLOSING_DE,
  ...CREDIT_REFUSAL_DE,
  ...BENEFIT_REFUSAL_DE,
  ...RESIDENCE_DECISION_DE,
  ...pictureClaimWords('es', 'de', 5),
  ...NAMED_LAW_DE,
  ...dataBreachWords('es', 'de'),
  ...CHANGES_DE,
  ...COMMUNITY_DUES_DE,
  ...CONSUMER_DE,
  ...COURT_CLAIM_DE,
  ...DEBT_COLLECTION_DE,
  ...EMPLOYMENT_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_EVERYDAY_DE,
  ...ENQUIRY_FIRST_DE,
  ...ENQUIRY_GUIDANCE_DE,
  ...ENQUIRY_HOME_AND_WORK_DE,
  ...HELP_DE,
  ...HOUSING_DE,
  ...INSURANCE_DE,
  ...JUDGMENT_ENFORCEMENT_DE,
  ...LIMITATION_DE,
  ...RENT_DEPOSIT_DE,
  ...RENT_RISE_DE,
  ...SCAM_DE,
  ...SENDERS_DE,
  ...TAX_AND_BENEFITS_DE,
  ...TAX_REQUEST_DE,
  ...TRAFFIC_FINE_DE,
  ...UTILITY_BILL_DE,
  ...FINE_REASONS_DE,
  ...DEBT_SUMS_DE,
  ...COURT_COSTS_DE,
  ...LEASE_CHANGES_DE,
  ...JOB_CHANGES_DE,
  ...PUBLIC_CLAIMS_DE,
  ...SERVICE_CONTRACTS_DE,
  ...ENQUIRY_FAMILY_AND_LIFE_DE,
  ...FINE_FINAL_DE,
  ...ENQUIRY_PAPERS_AND_DISPUTES_DE,
  ...PUBLIC_DEBTS_DE,
}
