/** Spain in French. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_FR } from './account-closing.ts'
import { BENEFIT_REFUSAL_FR } from './benefit-refusal.ts'
import { CHANGES_FR } from './changes.ts'
import { COMMUNITY_DUES_FR } from './community-dues.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COURT_CLAIM_FR } from './court-claim.ts'
import { COURT_COSTS_FR } from './court-costs.ts'
import { CREDIT_REFUSAL_FR } from './credit-refusal.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEBT_SUMS_FR } from './debt-sums.ts'
import { EMPLOYMENT_FR } from './employment.ts'
import { ENQUIRY_BANK_FR } from './enquiry-bank.ts'
import { ENQUIRY_DEBT_FR } from './enquiry-debt.ts'
import { ENQUIRY_EVERYDAY_FR } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_AND_LIFE_FR } from './enquiry-family-and-life.ts'
import { ENQUIRY_FIRST_FR } from './enquiry-first.ts'
import { ENQUIRY_GUIDANCE_FR } from './enquiry-guidance.ts'
import { ENQUIRY_HOME_AND_WORK_FR } from './enquiry-home-and-work.ts'
import { ENQUIRY_PAPERS_AND_DISPUTES_FR } from './enquiry-papers-and-disputes.ts'
import { ENQUIRY_RESIDENCE_FR } from './enquiry-residence.ts'
import { ENQUIRY_TRAVEL_FR } from './enquiry-travel.ts'
import { FINE_FINAL_FR } from './fine-final.ts'
import { FINE_REASONS_FR } from './fine-reasons.ts'
import { HELP_FR } from './help.ts'
import { HOUSING_FR } from './housing.ts'
import { INSURANCE_FR } from './insurance.ts'
import { JOB_CHANGES_FR } from './job-changes.ts'
import { JUDGMENT_ENFORCEMENT_FR } from './judgment-enforcement.ts'
import { LEASE_CHANGES_FR } from './lease-changes.ts'
import { LIMITATION_FR } from './limitation.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { PUBLIC_CLAIMS_FR } from './public-claims.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { RENT_DEPOSIT_FR } from './rent-deposit.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { RESIDENCE_DECISION_FR } from './residence-decision.ts'
import { SCAM_FR } from './scam.ts'
import { SENDERS_FR } from './senders.ts'
import { SERVICE_CONTRACTS_FR } from './service-contracts.ts'
import { TAX_AND_BENEFITS_FR } from './tax-and-benefits.ts'
import { TAX_REQUEST_FR } from './tax-request.ts'
import { TRAFFIC_FINE_FR } from './traffic-fine.ts'
import { UTILITY_BILL_FR } from './utility-bill.ts'

export const ES_FR: Words = {
  ...ENQUIRY_TRAVEL_FR,
  ...ENQUIRY_BANK_FR,
  ...ENQUIRY_RESIDENCE_FR,
  ...ACCOUNT_CLOSING_FR,
  ...CREDIT_REFUSAL_FR,
  ...BENEFIT_REFUSAL_FR,
  ...RESIDENCE_DECISION_FR,
  ...pictureClaimWords('es', 'fr', 5),
  ...NAMED_LAW_FR,
  ...dataBreachWords('es', 'fr'),
  ...CHANGES_FR,
  ...COMMUNITY_DUES_FR,
  ...CONSUMER_FR,
  ...COURT_CLAIM_FR,
  ...DEBT_COLLECTION_FR,
  ...EMPLOYMENT_FR,
  ...ENQUIRY_DEBT_FR,
  ...ENQUIRY_EVERYDAY_FR,
  ...ENQUIRY_FIRST_FR,
  ...ENQUIRY_GUIDANCE_FR,
  ...ENQUIRY_HOME_AND_WORK_FR,
  ...HELP_FR,
  ...HOUSING_FR,
  ...INSURANCE_FR,
  ...JUDGMENT_ENFORCEMENT_FR,
  ...LIMITATION_FR,
  ...RENT_DEPOSIT_FR,
  ...RENT_RISE_FR,
  ...SCAM_FR,
  ...SENDERS_FR,
  ...TAX_AND_BENEFITS_FR,
  ...TAX_REQUEST_FR,
  ...TRAFFIC_FINE_FR,
  ...UTILITY_BILL_FR,
  ...FINE_REASONS_FR,
  ...DEBT_SUMS_FR,
  ...COURT_COSTS_FR,
  ...LEASE_CHANGES_FR,
  ...JOB_CHANGES_FR,
  ...PUBLIC_CLAIMS_FR,
  ...SERVICE_CONTRACTS_FR,
  ...ENQUIRY_FAMILY_AND_LIFE_FR,
  ...FINE_FINAL_FR,
  ...ENQUIRY_PAPERS_AND_DISPUTES_FR,
  ...PUBLIC_DEBTS_FR,
}
