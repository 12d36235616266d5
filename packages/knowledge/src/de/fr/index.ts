/** The rows of Germany in French. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_BENEFIT_WORDS } from './administrative-benefit.ts'
import { BAILIFF_WORDS } from './bailiff.ts'
import { BENEFITS_WORDS } from './benefits.ts'
import { BROADCASTING_FEE_WORDS } from './broadcasting-fee.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_BENEFIT_WORDS } from './child-benefit.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COPYRIGHT_WORDS } from './copyright.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENQUIRY_CONSUMER_WORDS } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_EMPLOYMENT_WORDS } from './enquiry-employment.ts'
import { ENQUIRY_HOUSING_WORDS } from './enquiry-housing.ts'
import { EVICTION_WORDS } from './eviction.ts'
import { FINE_WORDS } from './fine.ts'
import { HELP_WORDS } from './help.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { PENAL_ORDER_WORDS } from './penal-order.ts'
import { PRIVATE_PARKING_WORDS } from './private-parking.ts'
import { RENT_DEBT_WORDS } from './rent-debt.ts'
import { RENT_RISE_SPECIAL_WORDS } from './rent-rise-special.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RUNNING_COSTS_CHECK_WORDS } from './running-costs-check.ts'
import { RUNNING_COSTS_WORDS } from './running-costs.ts'
import { SCAM_WORDS } from './scam.ts'
import { SENDERS_OFFICES_AND_FIRMS_WORDS } from './senders-offices-and-firms.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TAX_WORDS } from './tax.ts'
import { UTILITY_WORDS } from './utility.ts'

export const DE_IN_FRENCH: Words = {
  ...NAMED_LAW_FR,
  ...dataBreachWords('de', 'fr'),
  ...PENAL_ORDER_WORDS,
  ...ADMINISTRATIVE_BENEFIT_WORDS,
  ...CHILD_BENEFIT_WORDS,
  ...RENT_DEBT_WORDS,
  ...CHANGES_WORDS,
  ...BAILIFF_WORDS,
  ...BENEFITS_WORDS,
  ...BROADCASTING_FEE_WORDS,
  ...CONSUMER_WORDS,
  ...COPYRIGHT_WORDS,
  ...COURT_CLAIM_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DISMISSAL_WORDS,
  ...ENQUIRY_CONSUMER_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_EMPLOYMENT_WORDS,
  ...ENQUIRY_HOUSING_WORDS,
  ...EVICTION_WORDS,
  ...RENT_RISE_WORDS,
  ...RENT_RISE_SPECIAL_WORDS,
  ...RUNNING_COSTS_WORDS,
  ...RUNNING_COSTS_CHECK_WORDS,
  ...FINE_WORDS,
  ...HELP_WORDS,
  ...INSURANCE_WORDS,
  ...LIMITATION_WORDS,
  ...PRIVATE_PARKING_WORDS,
  ...SCAM_WORDS,
  ...SENDERS_OFFICES_AND_FIRMS_WORDS,
  ...SENDERS_WORDS,
  ...TAX_WORDS,
  ...UTILITY_WORDS,
}
