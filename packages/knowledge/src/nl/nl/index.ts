/** The rows of the Netherlands in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BUYING_TERMS_NL } from './buying-terms.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_WORDS } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DECISIONS_WORDS } from './decisions.ts'
import { DEPOSITS_AND_SERVICE_COSTS_NL } from './deposits-and-service-costs.ts'
import { DISABILITY_BENEFIT_NL } from './disability-benefit.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { EVICTION_AND_HEARING_NL } from './eviction-and-hearing.ts'
import { EXIT_AGREEMENTS_NL } from './exit-agreement.ts'
import { FAMILY_AND_NEIGHBOURS_NL } from './family-and-neighbours.ts'
import { HEALTH_PREMIUM_WORDS } from './health-premium.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_STEPS_WORDS } from './housing-steps.ts'
import { HOUSING_WORDS } from './housing.ts'
import { IMMIGRATION_DECISION_NL } from './immigration-decision.ts'
import { INSURANCE_LAW_WORDS } from './insurance-law.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { LATE_INTEREST_NL } from './late-interest.ts'
import { LEGAL_AID_NL } from './legal-aid.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { MAINTENANCE_COLLECTION_NL } from './maintenance-collection.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { NUISANCE_WARNING_NL } from './nuisance-warning.ts'
import { PENAL_ORDERS_NL } from './penal-orders.ts'
import { PRIVATE_PARKING_NL } from './private-parking.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { PUBLIC_DECISIONS_NL } from './public-decisions.ts'
import { QUESTIONS_NL } from './questions.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { SCAM_WORDS } from './scam.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SENT_HOME_NL } from './sent-home.ts'
import { SICK_PAY_STOPPED_NL } from './sick-pay-stopped.ts'
import { STAY_AND_BENEFIT_REFUSALS_NL } from './stay-and-benefit-refusals.ts'
import { STUDENT_GRANT_NL } from './student-grant.ts'
import { TENANCY_TERMS_NL } from './tenancy-terms.ts'
import { TOO_LATE_NL } from './too-late.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { UNPAID_TRAFFIC_FINES_NL } from './unpaid-traffic-fines.ts'
import { UTILITY_WORDS } from './utility.ts'
import { WORK_TERMS_NL } from './work-terms.ts'
import { WORK_WARNING_NL } from './work-warning.ts'

export const NL_IN_DUTCH: Words = {
  ...QUESTIONS_NL,
  ...PUBLIC_DEBTS_NL,
  ...STUDENT_GRANT_NL,
  ...CEASE_AND_DESIST_NL,
  ...MAINTENANCE_COLLECTION_NL,
  ...DISABILITY_BENEFIT_NL,
  ...WORK_WARNING_NL,
  ...LEGAL_AID_NL,
  ...IMMIGRATION_DECISION_NL,
  ...EXIT_AGREEMENTS_NL,
  ...STAY_AND_BENEFIT_REFUSALS_NL,
  ...DEPOSITS_AND_SERVICE_COSTS_NL,
  ...PENAL_ORDERS_NL,
  ...EVICTION_AND_HEARING_NL,
  ...FAMILY_AND_NEIGHBOURS_NL,
  ...BUYING_TERMS_NL,
  ...TENANCY_TERMS_NL,
  ...WORK_TERMS_NL,
  ...PUBLIC_DECISIONS_NL,
  ...PRIVATE_PARKING_NL,
  ...pictureClaimWords('nl', 'nl', 5),
  ...dataBreachWords('nl', 'nl'),
  ...NAMED_LAW_NL,
  ...UNPAID_TRAFFIC_FINES_NL,
  ...LATE_INTEREST_NL,
  ...INSURANCE_LAW_WORDS,
  ...RENT_RISE_WORDS,
  ...NUISANCE_WARNING_NL,
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...COURT_CLAIM_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DEBT_COLLECTION_COSTS_WORDS,
  ...DECISIONS_WORDS,
  ...DISMISSAL_WORDS,
  ...ENFORCEMENT_WORDS,
  ...HEALTH_PREMIUM_WORDS,
  ...HELP_WORDS,
  ...HOUSING_WORDS,
  ...HOUSING_STEPS_WORDS,
  ...INSURANCE_WORDS,
  ...LIMITATION_WORDS,
  ...SCAM_WORDS,
  ...SENDERS_WORDS,
  ...TRAFFIC_FINE_WORDS,
  ...UTILITY_WORDS,
  ...SICK_PAY_STOPPED_NL,
  ...SENT_HOME_NL,
  ...TOO_LATE_NL,
  ...finalAnswerWords('nl', 'nl'),
}
