/** The Netherlands in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BUYING_TERMS_ES } from './buying-terms.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { CHANGES_ES } from './changes.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_ES } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DECISIONS_ES } from './decisions.ts'
import { DEPOSITS_AND_SERVICE_COSTS_ES } from './deposits-and-service-costs.ts'
import { DISABILITY_BENEFIT_ES } from './disability-benefit.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENFORCEMENT_ES } from './enforcement.ts'
import { EVICTION_AND_HEARING_ES } from './eviction-and-hearing.ts'
import { EXIT_AGREEMENTS_ES } from './exit-agreement.ts'
import { FAMILY_AND_NEIGHBOURS_ES } from './family-and-neighbours.ts'
import { HEALTH_PREMIUM_ES } from './health-premium.ts'
import { HELP_ES } from './help.ts'
import { HOUSING_STEPS_ES } from './housing-steps.ts'
import { HOUSING_ES } from './housing.ts'
import { IMMIGRATION_DECISION_ES } from './immigration-decision.ts'
import { INSURANCE_ES } from './insurance.ts'
import { LATE_INTEREST_ES } from './late-interest.ts'
import { LEGAL_AID_ES } from './legal-aid.ts'
import { LIMITATION_ES } from './limitation.ts'
import { MAINTENANCE_COLLECTION_ES } from './maintenance-collection.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { NUISANCE_WARNING_ES } from './nuisance-warning.ts'
import { PENAL_ORDERS_ES } from './penal-orders.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { PUBLIC_DECISIONS_ES } from './public-decisions.ts'
import { QUESTIONS_ES } from './questions.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { SCAM_ES } from './scam.ts'
import { SENDERS_ES } from './senders.ts'
import { SENT_HOME_ES } from './sent-home.ts'
import { SICK_PAY_STOPPED_ES } from './sick-pay-stopped.ts'
import { STAY_AND_BENEFIT_REFUSALS_ES } from './stay-and-benefit-refusals.ts'
import { STUDENT_GRANT_ES } from './student-grant.ts'
import { TENANCY_TERMS_ES } from './tenancy-terms.ts'
import { TOO_LATE_ES } from './too-late.ts'
import { TRAFFIC_FINE_ES } from './traffic-fine.ts'
import { UNPAID_TRAFFIC_FINES_ES } from './unpaid-traffic-fines.ts'
import { UTILITY_ES } from './utility.ts'
import { WORK_TERMS_ES } from './work-terms.ts'
import { WORK_WARNING_ES } from './work-warning.ts'

export const NL_ES: Words = {
  ...QUESTIONS_ES,
  ...PUBLIC_DEBTS_ES,
  ...STUDENT_GRANT_ES,
  ...CEASE_AND_DESIST_ES,
  ...MAINTENANCE_COLLECTION_ES,
  ...DISABILITY_BENEFIT_ES,
  ...WORK_WARNING_ES,
  ...LEGAL_AID_ES,
  ...IMMIGRATION_DECISION_ES,
  ...EXIT_AGREEMENTS_ES,
  ...STAY_AND_BENEFIT_REFUSALS_ES,
  ...DEPOSITS_AND_SERVICE_COSTS_ES,
  ...PENAL_ORDERS_ES,
  ...EVICTION_AND_HEARING_ES,
  ...FAMILY_AND_NEIGHBOURS_ES,
  ...BUYING_TERMS_ES,
  ...TENANCY_TERMS_ES,
  ...WORK_TERMS_ES,
  ...PUBLIC_DECISIONS_ES,
  ...PRIVATE_PARKING_ES,
  ...pictureClaimWords('nl', 'es', 5),
  ...dataBreachWords('nl', 'es'),
  ...NAMED_LAW_ES,
  ...UNPAID_TRAFFIC_FINES_ES,
  ...LATE_INTEREST_ES,
  ...CHANGES_ES,
  ...CONSUMER_ES,
  ...COURT_CLAIM_ES,
  ...COURT_JUDGMENT_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_COSTS_ES,
  ...DECISIONS_ES,
  ...DISMISSAL_ES,
  ...ENFORCEMENT_ES,
  ...HEALTH_PREMIUM_ES,
  ...HELP_ES,
  ...HOUSING_ES,
  ...HOUSING_STEPS_ES,
  ...INSURANCE_ES,
  ...LIMITATION_ES,
  ...RENT_RISE_ES,
  ...NUISANCE_WARNING_ES,
  ...SCAM_ES,
  ...SENDERS_ES,
  ...TRAFFIC_FINE_ES,
  ...UTILITY_ES,
  ...SICK_PAY_STOPPED_ES,
  ...SENT_HOME_ES,
  ...TOO_LATE_ES,
  ...finalAnswerWords('nl', 'es'),
}
