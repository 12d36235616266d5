/** The Netherlands in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BUYING_TERMS_JA } from './buying-terms.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHANGES_JA } from './changes.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_JA } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DECISIONS_JA } from './decisions.ts'
import { DEPOSITS_AND_SERVICE_COSTS_JA } from './deposits-and-service-costs.ts'
import { DISABILITY_BENEFIT_JA } from './disability-benefit.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { ENFORCEMENT_JA } from './enforcement.ts'
import { EVICTION_AND_HEARING_JA } from './eviction-and-hearing.ts'
import { EXIT_AGREEMENTS_JA } from './exit-agreement.ts'
import { FAMILY_AND_NEIGHBOURS_JA } from './family-and-neighbours.ts'
import { HEALTH_PREMIUM_JA } from './health-premium.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_STEPS_JA } from './housing-steps.ts'
import { HOUSING_JA } from './housing.ts'
import { IMMIGRATION_DECISION_JA } from './immigration-decision.ts'
import { INSURANCE_JA } from './insurance.ts'
import { LATE_INTEREST_JA } from './late-interest.ts'
import { LEGAL_AID_JA } from './legal-aid.ts'
import { LIMITATION_JA } from './limitation.ts'
import { MAINTENANCE_COLLECTION_JA } from './maintenance-collection.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { NUISANCE_WARNING_JA } from './nuisance-warning.ts'
import { PENAL_ORDERS_JA } from './penal-orders.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_DECISIONS_JA } from './public-decisions.ts'
import { QUESTIONS_JA } from './questions.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { SCAM_JA } from './scam.ts'
import { SENDERS_JA } from './senders.ts'
import { SENT_HOME_JA } from './sent-home.ts'
import { SICK_PAY_STOPPED_JA } from './sick-pay-stopped.ts'
import { STAY_AND_BENEFIT_REFUSALS_JA } from './stay-and-benefit-refusals.ts'
import { STUDENT_GRANT_JA } from './student-grant.ts'
import { TENANCY_TERMS_JA } from './tenancy-terms.ts'
import { TOO_LATE_JA } from './too-late.ts'
import { TRAFFIC_FINE_JA } from './traffic-fine.ts'
import { UNPAID_TRAFFIC_FINES_JA } from './unpaid-traffic-fines.ts'
import { UTILITY_JA } from './utility.ts'
import { WORK_TERMS_JA } from './work-terms.ts'
import { WORK_WARNING_JA } from './work-warning.ts'

export const NL_JA: Words = {
  ...QUESTIONS_JA,
  ...PUBLIC_DEBTS_JA,
  ...STUDENT_GRANT_JA,
  ...CEASE_AND_DESIST_JA,
  ...MAINTENANCE_COLLECTION_JA,
  ...DISABILITY_BENEFIT_JA,
  ...WORK_WARNING_JA,
  ...LEGAL_AID_JA,
  ...IMMIGRATION_DECISION_JA,
  ...EXIT_AGREEMENTS_JA,
  ...STAY_AND_BENEFIT_REFUSALS_JA,
  ...DEPOSITS_AND_SERVICE_COSTS_JA,
  ...PENAL_ORDERS_JA,
  ...EVICTION_AND_HEARING_JA,
  ...FAMILY_AND_NEIGHBOURS_JA,
  ...BUYING_TERMS_JA,
  ...TENANCY_TERMS_JA,
  ...WORK_TERMS_JA,
  ...PUBLIC_DECISIONS_JA,
  ...PRIVATE_PARKING_JA,
  ...pictureClaimWords('nl', 'ja', 5),
  ...dataBreachWords('nl', 'ja'),
  ...NAMED_LAW_JA,
  ...UNPAID_TRAFFIC_FINES_JA,
  ...LATE_INTEREST_JA,
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...COURT_CLAIM_JA,
  ...COURT_JUDGMENT_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_COSTS_JA,
  ...DECISIONS_JA,
  ...DISMISSAL_JA,
  ...ENFORCEMENT_JA,
  ...HEALTH_PREMIUM_JA,
  ...HELP_JA,
  ...HOUSING_JA,
  ...HOUSING_STEPS_JA,
  ...INSURANCE_JA,
  ...LIMITATION_JA,
  ...RENT_RISE_JA,
  ...NUISANCE_WARNING_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...TRAFFIC_FINE_JA,
  ...UTILITY_JA,
  ...SICK_PAY_STOPPED_JA,
  ...SENT_HOME_JA,
  ...TOO_LATE_JA,
  ...finalAnswerWords('nl', 'ja'),
}
