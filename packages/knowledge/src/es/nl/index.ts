/** Spain in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_NL } from './account-closing.ts'
import { BENEFIT_REFUSAL_NL } from './benefit-refusal.ts'
import { CHANGES_NL } from './changes.ts'
import { COMMUNITY_DUES_NL } from './community-dues.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { COURT_COSTS_NL } from './court-costs.ts'
import { CREDIT_REFUSAL_NL } from './credit-refusal.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEBT_SUMS_NL } from './debt-sums.ts'
import { EMPLOYMENT_NL } from './employment.ts'
import { ENQUIRY_BANK_NL } from './enquiry-bank.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_EVERYDAY_NL } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_AND_LIFE_NL } from './enquiry-family-and-life.ts'
import { ENQUIRY_FIRST_NL } from './enquiry-first.ts'
import { ENQUIRY_GUIDANCE_NL } from './enquiry-guidance.ts'
import { ENQUIRY_HOME_AND_WORK_NL } from './enquiry-home-and-work.ts'
import { ENQUIRY_PAPERS_AND_DISPUTES_NL } from './enquiry-papers-and-disputes.ts'
import { ENQUIRY_RESIDENCE_NL } from './enquiry-residence.ts'
import { ENQUIRY_TRAVEL_NL } from './enquiry-travel.ts'
import { FINE_FINAL_NL } from './fine-final.ts'
import { FINE_REASONS_NL } from './fine-reasons.ts'
import { HELP_NL } from './help.ts'
import { HOUSING_NL } from './housing.ts'
import { INSURANCE_NL } from './insurance.ts'
import { JOB_CHANGES_NL } from './job-changes.ts'
import { JUDGMENT_ENFORCEMENT_NL } from './judgment-enforcement.ts'
import { LEASE_CHANGES_NL } from './lease-changes.ts'
import { LIMITATION_NL } from './limitation.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { PUBLIC_CLAIMS_NL } from './public-claims.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { RENT_DEPOSIT_NL } from './rent-deposit.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { RESIDENCE_DECISION_NL } from './residence-decision.ts'
import { SCAM_NL } from './scam.ts'
import { SENDERS_NL } from './senders.ts'
import { SERVICE_CONTRACTS_NL } from './service-contracts.ts'
import { TAX_AND_BENEFITS_NL } from './tax-and-benefits.ts'
import { TAX_REQUEST_NL } from './tax-request.ts'
import { TRAFFIC_FINE_NL } from './traffic-fine.ts'
import { UTILITY_BILL_NL } from './utility-bill.ts'

export const ES_NL: Words = {
  ...ENQUIRY_TRAVEL_NL,
  ...ENQUIRY_BANK_NL,
  ...ENQUIRY_RESIDENCE_NL,
  ...ACCOUNT_CLOSING_NL,
  ...CREDIT_REFUSAL_NL,
  ...BENEFIT_REFUSAL_NL,
  ...RESIDENCE_DECISION_NL,
  ...pictureClaimWords('es', 'nl', 5),
  ...NAMED_LAW_NL,
  ...dataBreachWords('es', 'nl'),
  ...CHANGES_NL,
  ...COMMUNITY_DUES_NL,
  ...CONSUMER_NL,
  ...COURT_CLAIM_NL,
  ...DEBT_COLLECTION_NL,
  ...EMPLOYMENT_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_EVERYDAY_NL,
  ...ENQUIRY_FIRST_NL,
  ...ENQUIRY_GUIDANCE_NL,
  ...ENQUIRY_HOME_AND_WORK_NL,
  ...HELP_NL,
  ...HOUSING_NL,
  ...INSURANCE_NL,
  ...JUDGMENT_ENFORCEMENT_NL,
  ...LIMITATION_NL,
  ...RENT_DEPOSIT_NL,
  ...RENT_RISE_NL,
  ...SCAM_NL,
  ...SENDERS_NL,
  ...TAX_AND_BENEFITS_NL,
  ...TAX_REQUEST_NL,
  ...TRAFFIC_FINE_NL,
  ...UTILITY_BILL_NL,
  ...FINE_REASONS_NL,
  ...DEBT_SUMS_NL,
  ...COURT_COSTS_NL,
  ...LEASE_CHANGES_NL,
  ...JOB_CHANGES_NL,
  ...PUBLIC_CLAIMS_NL,
  ...SERVICE_CONTRACTS_NL,
  ...ENQUIRY_FAMILY_AND_LIFE_NL,
  ...FINE_FINAL_NL,
  ...ENQUIRY_PAPERS_AND_DISPUTES_NL,
  ...PUBLIC_DEBTS_NL,
}
