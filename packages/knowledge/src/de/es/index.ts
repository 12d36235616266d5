/** Germany in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_BENEFIT_ES } from './administrative-benefit.ts'
import { BAILIFF_ES } from './bailiff.ts'
import { BENEFITS_ES } from './benefits.ts'
import { BROADCASTING_FEE_ES } from './broadcasting-fee.ts'
import { CHANGES_ES } from './changes.ts'
import { CHILD_BENEFIT_ES } from './child-benefit.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COPYRIGHT_ES } from './copyright.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENQUIRY_CONSUMER_ES } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { ENQUIRY_EMPLOYMENT_ES } from './enquiry-employment.ts'
import { ENQUIRY_HOUSING_ES } from './enquiry-housing.ts'
import { EVICTION_ES } from './eviction.ts'
import { FINE_ES } from './fine.ts'
import { HELP_ES } from './help.ts'
import { INSURANCE_ES } from './insurance.ts'
import { LIMITATION_ES } from './limitation.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { PENAL_ORDER_ES } from './penal-order.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { RENT_DEBT_ES } from './rent-debt.ts'
import { RENT_RISE_SPECIAL_ES } from './rent-rise-special.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { RUNNING_COSTS_CHECK_ES } from './running-costs-check.ts'
import { RUNNING_COSTS_ES } from './running-costs.ts'
import { SCAM_ES } from './scam.ts'
import { SENDERS_ES } from './senders.ts'
import { TAX_ES } from './tax.ts'
import { UTILITY_ES } from './utility.ts'

export const DE_ES: Words = {
  ...NAMED_LAW_ES,
  ...dataBreachWords('de', 'es'),
  ...PENAL_ORDER_ES,
  ...ADMINISTRATIVE_BENEFIT_ES,
  ...CHILD_BENEFIT_ES,
  ...RENT_DEBT_ES,
  ...CHANGES_ES,
  ...BAILIFF_ES,
  ...BENEFITS_ES,
  ...BROADCASTING_FEE_ES,
  ...CONSUMER_ES,
  ...COPYRIGHT_ES,
  ...COURT_CLAIM_ES,
  ...COURT_JUDGMENT_ES,
  ...DEBT_COLLECTION_ES,
  ...DISMISSAL_ES,
  ...ENQUIRY_CONSUMER_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_EMPLOYMENT_ES,
  ...ENQUIRY_HOUSING_ES,
  ...EVICTION_ES,
  ...RENT_RISE_ES,
  ...RENT_RISE_SPECIAL_ES,
  ...RUNNING_COSTS_ES,
  ...RUNNING_COSTS_CHECK_ES,
  ...FINE_ES,
  ...HELP_ES,
  ...INSURANCE_ES,
  ...LIMITATION_ES,
  ...PRIVATE_PARKING_ES,
  ...SCAM_ES,
  ...SENDERS_ES,
  ...TAX_ES,
  ...UTILITY_ES,
}
