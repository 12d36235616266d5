/** Switzerland in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { CHANGES_ES } from './changes.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COURT_ES } from './court.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEPOSITS_AND_REFUSALS_ES } from './deposits-and-refusals.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENFORCEMENT_TERMS_ES } from './enforcement-terms.ts'
import { ENQUIRY_EVERYDAY_ES } from './enquiry-everyday.ts'
import { ENQUIRY_FLIGHT_ES } from './enquiry-flight.ts'
import { ENQUIRY_HOME_AND_WORK_ES } from './enquiry-home-and-work.ts'
import { ENQUIRY_LIFE_ES } from './enquiry-life.ts'
import { ENQUIRY_SOCIAL_INSURANCE_ES } from './enquiry-social-insurance.ts'
import { ENQUIRY_TRAIN_ES } from './enquiry-train.ts'
import { ENQUIRY_ES } from './enquiry.ts'
import { EVERYDAY_TERMS_ES } from './everyday-terms.ts'
import { FINES_AND_TAX_ES } from './fines-and-tax.ts'
import { HELP_ES } from './help.ts'
import { HOUSING_ES } from './housing.ts'
import { INSURANCE_AND_SCAM_ES } from './insurance-and-scam.ts'
import { LIMITATION_ES } from './limitation.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { OFFICIAL_LETTERS_ES } from './official-letters.ts'
import { PAYMENT_ORDER_ES } from './payment-order.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { PUBLIC_TERMS_ES } from './public-terms.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { SENDERS_ES } from './senders.ts'
import { TENANCY_TERMS_ES } from './tenancy-terms.ts'
import { WORK_TERMS_ES } from './work-terms.ts'

export const CH_ES: Words = {
  ...PUBLIC_DEBTS_ES,
  ...DEPOSITS_AND_REFUSALS_ES,
  ...OFFICIAL_LETTERS_ES,
  ...ENQUIRY_LIFE_ES,
  ...ENQUIRY_HOME_AND_WORK_ES,
  ...EVERYDAY_TERMS_ES,
  ...PUBLIC_TERMS_ES,
  ...WORK_TERMS_ES,
  ...TENANCY_TERMS_ES,
  ...ENFORCEMENT_TERMS_ES,
  ...ENQUIRY_EVERYDAY_ES,
  ...PRIVATE_PARKING_ES,
  ...pictureClaimWords('ch', 'es', 3),
  ...NAMED_LAW_ES,
  ...CHANGES_ES,
  ...CONSUMER_ES,
  ...COURT_ES,
  ...DEBT_COLLECTION_ES,
  ...DISMISSAL_ES,
  ...ENQUIRY_ES,
  ...FINES_AND_TAX_ES,
  ...HELP_ES,
  ...HOUSING_ES,
  ...INSURANCE_AND_SCAM_ES,
  ...LIMITATION_ES,
  ...PAYMENT_ORDER_ES,
  ...RENT_RISE_ES,
  ...SENDERS_ES,
  ...ENQUIRY_FLIGHT_ES,
  ...ENQUIRY_SOCIAL_INSURANCE_ES,
  ...ENQUIRY_TRAIN_ES,
}
