/** The Netherlands in French. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BUYING_TERMS_FR } from './buying-terms.ts'
import { CEASE_AND_DESIST_FR } from './cease-and-desist.ts'
import { CHANGES_FR } from './changes.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COURT_CLAIM_FR } from './court-claim.ts'
import { COURT_JUDGMENT_FR } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_FR } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DECISIONS_FR } from './decisions.ts'
import { DEPOSITS_AND_SERVICE_COSTS_FR } from './deposits-and-service-costs.ts'
import { DISABILITY_BENEFIT_FR } from './disability-benefit.ts'
import { DISMISSAL_FR } from './dismissal.ts'
import { ENFORCEMENT_FR } from './enforcement.ts'
import { EVICTION_AND_HEARING_FR } from './eviction-and-hearing.ts'
import { EXIT_AGREEMENTS_FR } from './exit-agreement.ts'
import { FAMILY_AND_NEIGHBOURS_FR } from './family-and-neighbours.ts'
import { HEALTH_PREMIUM_FR } from './health-premium.ts'
import { HELP_FR } from './help.ts'
import { HOUSING_STEPS_FR } from './housing-steps.ts'
import { HOUSING_FR } from './housing.ts'
import { IMMIGRATION_DECISION_FR } from './immigration-decision.ts'
import { INSURANCE_FR } from './insurance.ts'
import { LATE_INTEREST_FR } from './late-interest.ts'
import { LEGAL_AID_FR } from './legal-aid.ts'
import { LIMITATION_FR } from './limitation.ts'
import { MAINTENANCE_COLLECTION_FR } from './maintenance-collection.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { NUISANCE_WARNING_FR } from './nuisance-warning.ts'
import { PENAL_ORDERS_FR } from './penal-orders.ts'
import { PRIVATE_PARKING_FR } from './private-parking.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { PUBLIC_DECISIONS_FR } from './public-decisions.ts'
import { QUESTIONS_FR } from './questions.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { SCAM_FR } from './scam.ts'
import { SENDERS_FR } from './senders.ts'
import { SENT_HOME_FR } from './sent-home.ts'
import { SICK_PAY_STOPPED_FR } from './sick-pay-stopped.ts'
import { STAY_AND_BENEFIT_REFUSALS_FR } from './stay-and-benefit-refusals.ts'
import { STUDENT_GRANT_FR } from './student-grant.ts'
import { TENANCY_TERMS_FR } from './tenancy-terms.ts'
import { TOO_LATE_FR } from './too-late.ts'
import { TRAFFIC_FINE_FR } from './traffic-fine.ts'
import { UNPAID_TRAFFIC_FINES_FR } from './unpaid-traffic-fines.ts'
import { UTILITY_FR } from './utility.ts'
import { WORK_TERMS_FR } from './work-terms.ts'
import { WORK_WARNING_FR } from './work-warning.ts'

export const NL_FR: Words = {
  ...QUESTIONS_FR,
  ...PUBLIC_DEBTS_FR,
  ...STUDENT_GRANT_FR,
  ...CEASE_AND_DESIST_FR,
  ...MAINTENANCE_COLLECTION_FR,
  ...DISABILITY_BENEFIT_FR,
  ...WORK_WARNING_FR,
  ...LEGAL_AID_FR,
  ...IMMIGRATION_DECISION_FR,
  ...EXIT_AGREEMENTS_FR,
  ...STAY_AND_BENEFIT_REFUSALS_FR,
  ...DEPOSITS_AND_SERVICE_COSTS_FR,
  ...PENAL_ORDERS_FR,
  ...EVICTION_AND_HEARING_FR,
  ...FAMILY_AND_NEIGHBOURS_FR,
  ...BUYING_TERMS_FR,
  ...TENANCY_TERMS_FR,
  ...WORK_TERMS_FR,
  ...PUBLIC_DECISIONS_FR,
  ...PRIVATE_PARKING_FR,
  ...pictureClaimWords('nl', 'fr', 5),
  ...dataBreachWords('nl', 'fr'),
  ...NAMED_LAW_FR,
  ...UNPAID_TRAFFIC_FINES_FR,
  ...LATE_INTEREST_FR,
  ...CHANGES_FR,
  ...CONSUMER_FR,
  ...COURT_CLAIM_FR,
  ...COURT_JUDGMENT_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_COSTS_FR,
  ...DECISIONS_FR,
  ...DISMISSAL_FR,
  ...ENFORCEMENT_FR,
  ...HEALTH_PREMIUM_FR,
  ...HELP_FR,
  ...HOUSING_FR,
  ...HOUSING_STEPS_FR,
  ...INSURANCE_FR,
  ...LIMITATION_FR,
  ...RENT_RISE_FR,
  ...NUISANCE_WARNING_FR,
  ...SCAM_FR,
  ...SENDERS_FR,
  ...TRAFFIC_FINE_FR,
  ...UTILITY_FR,
  ...SICK_PAY_STOPPED_FR,
  ...SENT_HOME_FR,
  ...TOO_LATE_FR,
  ...finalAnswerWords('nl', 'fr'),
}
