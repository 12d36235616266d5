/** The Netherlands in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BUYING_TERMS_IT } from './buying-terms.ts'
import { CEASE_AND_DESIST_IT } from './cease-and-desist.ts'
import { CHANGES_IT } from './changes.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COURT_CLAIM_IT } from './court-claim.ts'
import { COURT_JUDGMENT_IT } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_IT } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DECISIONS_IT } from './decisions.ts'
import { DEPOSITS_AND_SERVICE_COSTS_IT } from './deposits-and-service-costs.ts'
import { DISABILITY_BENEFIT_IT } from './disability-benefit.ts'
import { DISMISSAL_IT } from './dismissal.ts'
import { ENFORCEMENT_IT } from './enforcement.ts'
import { EVICTION_AND_HEARING_IT } from './eviction-and-hearing.ts'
import { EXIT_AGREEMENTS_IT } from './exit-agreement.ts'
import { FAMILY_AND_NEIGHBOURS_IT } from './family-and-neighbours.ts'
import { HEALTH_PREMIUM_IT } from './health-premium.ts'
import { HELP_IT } from './help.ts'
import { HOUSING_STEPS_IT } from './housing-steps.ts'
import { HOUSING_IT } from './housing.ts'
import { IMMIGRATION_DECISION_IT } from './immigration-decision.ts'
import { INSURANCE_IT } from './insurance.ts'
import { LATE_INTEREST_IT } from './late-interest.ts'
import { LEGAL_AID_IT } from './legal-aid.ts'
import { LIMITATION_IT } from './limitation.ts'
import { MAINTENANCE_COLLECTION_IT } from './maintenance-collection.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { NUISANCE_WARNING_IT } from './nuisance-warning.ts'
import { PENAL_ORDERS_IT } from './penal-orders.ts'
import { PRIVATE_PARKING_IT } from './private-parking.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { PUBLIC_DECISIONS_IT } from './public-decisions.ts'
import { QUESTIONS_IT } from './questions.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { SCAM_IT } from './scam.ts'
import { SENDERS_IT } from './senders.ts'
import { SENT_HOME_IT } from './sent-home.ts'
import { SICK_PAY_STOPPED_IT } from './sick-pay-stopped.ts'
import { STAY_AND_BENEFIT_REFUSALS_IT } from './stay-and-benefit-refusals.ts'
import { STUDENT_GRANT_IT } from './student-grant.ts'
import { TENANCY_TERMS_IT } from './tenancy-terms.ts'
import { TOO_LATE_IT } from './too-late.ts'
import { TRAFFIC_FINE_IT } from './traffic-fine.ts'
import { UNPAID_TRAFFIC_FINES_IT } from './unpaid-traffic-fines.ts'
import { UTILITY_IT } from './utility.ts'
import { WORK_TERMS_IT } from './work-terms.ts'
import { WORK_WARNING_IT } from './work-warning.ts'

export const NL_IT: Words = {
  ...QUESTIONS_IT,
  ...PUBLIC_DEBTS_IT,
  ...STUDENT_GRANT_IT,
  ...CEASE_AND_DESIST_IT,
  ...MAINTENANCE_COLLECTION_IT,
  ...DISABILITY_BENEFIT_IT,
  ...WORK_WARNING_IT,
  ...LEGAL_AID_IT,
  ...IMMIGRATION_DECISION_IT,
  ...EXIT_AGREEMENTS_IT,
  ...STAY_AND_BENEFIT_REFUSALS_IT,
  ...DEPOSITS_AND_SERVICE_COSTS_IT,
  ...PENAL_ORDERS_IT,
  ...EVICTION_AND_HEARING_IT,
  ...FAMILY_AND_NEIGHBOURS_IT,
  ...BUYING_TERMS_IT,
  ...TENANCY_TERMS_IT,
  ...WORK_TERMS_IT,
  ...PUBLIC_DECISIONS_IT,
  ...PRIVATE_PARKING_IT,
  ...pictureClaimWords('nl', 'it', 5),
  ...dataBreachWords('nl', 'it'),
  ...NAMED_LAW_IT,
  ...UNPAID_TRAFFIC_FINES_IT,
  ...LATE_INTEREST_IT,
  ...CHANGES_IT,
  ...CONSUMER_IT,
  ...COURT_CLAIM_IT,
  ...COURT_JUDGMENT_IT,
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_COSTS_IT,
  ...DECISIONS_IT,
  ...DISMISSAL_IT,
  ...ENFORCEMENT_IT,
  ...HEALTH_PREMIUM_IT,
  ...HELP_IT,
  ...HOUSING_IT,
  ...HOUSING_STEPS_IT,
  ...INSURANCE_IT,
  ...LIMITATION_IT,
  ...RENT_RISE_IT,
  ...NUISANCE_WARNING_IT,
  ...SCAM_IT,
  ...SENDERS_IT,
  ...TRAFFIC_FINE_IT,
  ...UTILITY_IT,
  ...SICK_PAY_STOPPED_IT,
  ...SENT_HOME_IT,
  ...TOO_LATE_IT,
  ...finalAnswerWords('nl', 'it'),
}
