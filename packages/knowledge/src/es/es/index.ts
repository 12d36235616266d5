/** The rows of Spain in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_ES } from './account-closing.ts'
import { BENEFIT_REFUSAL_ES } from './benefit-refusal.ts'
import { CHANGES_WORDS } from './changes.ts'
import { COMMUNITY_DUES_WORDS } from './community-dues.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_COSTS_ES } from './court-costs.ts'
import { CREDIT_REFUSAL_ES } from './credit-refusal.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEBT_SUMS_ES } from './debt-sums.ts'
import { EMPLOYMENT_WORDS } from './employment.ts'
import { ENQUIRY_BANK_ES } from './enquiry-bank.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_EVERYDAY_WORDS } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_AND_LIFE_ES } from './enquiry-family-and-life.ts'
import { ENQUIRY_FIRST_WORDS } from './enquiry-first.ts'
import { ENQUIRY_GUIDANCE_WORDS } from './enquiry-guidance.ts'
import { ENQUIRY_HOME_AND_WORK_WORDS } from './enquiry-home-and-work.ts'
import { ENQUIRY_PAPERS_AND_DISPUTES_ES } from './enquiry-papers-and-disputes.ts'
import { ENQUIRY_RESIDENCE_ES } from './enquiry-residence.ts'
import { ENQUIRY_TRAVEL_ES } from './enquiry-travel.ts'
import { FINE_FINAL_ES } from './fine-final.ts'
import { FINE_REASONS_ES } from './fine-reasons.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { JOB_CHANGES_ES } from './job-changes.ts'
import { JUDGMENT_AND_ENFORCEMENT_WORDS } from './judgment-enforcement.ts'
import { LEASE_CHANGES_ES } from './lease-changes.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { PUBLIC_CLAIMS_ES } from './public-claims.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RESIDENCE_DECISION_ES } from './residence-decision.ts'
import { SCAM_WORDS } from './scam.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SERVICE_CONTRACTS_ES } from './service-contracts.ts'
import { TAX_AND_BENEFITS_WORDS } from './tax-and-benefits.ts'
import { TAX_REQUEST_WORDS } from './tax-request.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'

export const ES_IN_SPANISH: Words = {
  ...ENQUIRY_TRAVEL_ES,
  ...ENQUIRY_BANK_ES,
  ...ENQUIRY_RESIDENCE_ES,
  ...ACCOUNT_CLOSING_ES,
  ...CREDIT_REFUSAL_ES,
  ...BENEFIT_REFUSAL_ES,
  ...RESIDENCE_DECISION_ES,
  ...pictureClaimWords('es', 'es', 5),
  ...NAMED_LAW_ES,
  ...dataBreachWords('es', 'es'),
  ...ENQUIRY_FIRST_WORDS,
  ...RENT_RISE_WORDS,
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...COURT_CLAIM_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...EMPLOYMENT_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_EVERYDAY_WORDS,
  ...ENQUIRY_GUIDANCE_WORDS,
  ...ENQUIRY_HOME_AND_WORK_WORDS,
  ...HELP_WORDS,
  ...HOUSING_WORDS,
  ...INSURANCE_WORDS,
  ...JUDGMENT_AND_ENFORCEMENT_WORDS,
  ...LIMITATION_WORDS,
  ...SCAM_WORDS,
  ...SENDERS_WORDS,
  ...TAX_AND_BENEFITS_WORDS,
  ...COMMUNITY_DUES_WORDS,
  ...RENT_DEPOSIT_WORDS,
  ...TAX_REQUEST_WORDS,
  ...TRAFFIC_FINE_WORDS,
  ...UTILITY_BILL_WORDS,
  ...FINE_REASONS_ES,
  ...DEBT_SUMS_ES,
  ...COURT_COSTS_ES,
  ...LEASE_CHANGES_ES,
  ...JOB_CHANGES_ES,
  ...PUBLIC_CLAIMS_ES,
  ...SERVICE_CONTRACTS_ES,
  ...ENQUIRY_FAMILY_AND_LIFE_ES,
  ...FINE_FINAL_ES,
  ...ENQUIRY_PAPERS_AND_DISPUTES_ES,
  ...PUBLIC_DEBTS_ES,
}
