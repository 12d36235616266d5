/** The Netherlands in German. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BUYING_TERMS_DE } from './buying-terms.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { CHANGES_DE } from './changes.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_DE } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DECISIONS_DE } from './decisions.ts'
import { DEPOSITS_AND_SERVICE_COSTS_DE } from './deposits-and-service-costs.ts'
import { DISABILITY_BENEFIT_DE } from './disability-benefit.ts'
import { DISMISSAL_DE } from './dismissal.ts'
import { ENFORCEMENT_DE } from './enforcement.ts'
import { EVICTION_AND_HEARING_DE } from './eviction-and-hearing.ts'
import { EXIT_AGREEMENTS_DE } from './exit-agreement.ts'
import { FAMILY_AND_NEIGHBOURS_DE } from './family-and-neighbours.ts'
import { HEALTH_PREMIUM_DE } from './health-premium.ts'
import { HELP_DE } from './help.ts'
import { HOUSING_STEPS_DE } from './housing-steps.ts'
import { HOUSING_DE } from './housing.ts'
import { IMMIGRATION_DECISION_DE } from './immigration-decision.ts'
import { INSURANCE_DE } from './insurance.ts'
import { LATE_INTEREST_DE } from './late-interest.ts'
import { LEGAL_AID_DE } from './legal-aid.ts'
import { LIMITATION_DE } from './limitation.ts'
import { MAINTENANCE_COLLECTION_DE } from './maintenance-collection.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { NUISANCE_WARNING_DE } from './nuisance-warning.ts'
import { PENAL_ORDERS_DE } from './penal-orders.ts'
import { PRIVATE_PARKING_DE } from './private-parking.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { PUBLIC_DECISIONS_DE } from './public-decisions.ts'
import { QUESTIONS_DE } from './questions.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { SCAM_DE } from './scam.ts'
import { SENDERS_DE } from './senders.ts'
import { SENT_HOME_DE } from './sent-home.ts'
import { SICK_PAY_STOPPED_DE } from './sick-pay-stopped.ts'
import { STAY_AND_BENEFIT_REFUSALS_DE } from './stay-and-benefit-refusals.ts'
import { STUDENT_GRANT_DE } from './student-grant.ts'
import { TENANCY_TERMS_DE } from './tenancy-terms.ts'
import { TOO_LATE_DE } from './too-late.ts'
import { TRAFFIC_FINE_DE } from './traffic-fine.ts'
import { UNPAID_TRAFFIC_FINES_DE } from './unpaid-traffic-fines.ts'
import { UTILITY_DE } from './utility.ts'
import { WORK_TERMS_DE } from './work-terms.ts'
import { WORK_WARNING_DE } from './work-warning.ts'

export const NL_DE: Words = {
  ...QUESTIONS_DE,
  ...PUBLIC_DEBTS_DE,
  ...STUDENT_GRANT_DE,
  ...CEASE_AND_DESIST_DE,
  ...MAINTENANCE_COLLECTION_DE,
  ...DISABILITY_BENEFIT_DE,
  ...WORK_WARNING_DE,
  ...LEGAL_AID_DE,
  ...IMMIGRATION_DECISION_DE,
  ...EXIT_AGREEMENTS_DE,
  ...STAY_AND_BENEFIT_REFUSALS_DE,
  ...DEPOSITS_AND_SERVICE_COSTS_DE,
  ...PENAL_ORDERS_DE,
  ...EVICTION_AND_HEARING_DE,
  ...FAMILY_AND_NEIGHBOURS_DE,
  ...BUYING_TERMS_DE,
  ...TENANCY_TERMS_DE,
  ...WORK_TERMS_DE,
  ...PUBLIC_DECISIONS_DE,
  ...PRIVATE_PARKING_DE,
  ...pictureClaimWords('nl', 'de', 5),
  ...dataBreachWords('nl', 'de'),
  ...NAMED_LAW_DE,
  ...UNPAID_TRAFFIC_FINES_DE,
  ...LATE_INTEREST_DE,
  ...CHANGES_DE,
  ...CONSUMER_DE,
  ...COURT_CLAIM_DE,
  ...COURT_JUDGMENT_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_COSTS_DE,
  ...DECISIONS_DE,
  ...DISMISSAL_DE,
  ...ENFORCEMENT_DE,
  ...HEALTH_PREMIUM_DE,
  ...HELP_DE,
  ...HOUSING_DE,
  ...HOUSING_STEPS_DE,
  ...INSURANCE_DE,
  ...LIMITATION_DE,
  ...RENT_RISE_DE,
  ...NUISANCE_WARNING_DE,
  ...SCAM_DE,
  ...SENDERS_DE,
  ...TRAFFIC_FINE_DE,
  ...UTILITY_DE,
  ...SICK_PAY_STOPPED_DE,
  ...SENT_HOME_DE,
  ...TOO_LATE_DE,
  ...finalAnswerWords('nl', 'de'),
}
