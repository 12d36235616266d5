/** The rows of Switzerland in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_WORDS } from './court.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEPOSITS_AND_REFUSALS_IT } from './deposits-and-refusals.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENFORCEMENT_TERMS_IT } from './enforcement-terms.ts'
import { ENQUIRY_EVERYDAY_IT } from './enquiry-everyday.ts'
import { ENQUIRY_FLIGHT_IT } from './enquiry-flight.ts'
import { ENQUIRY_HOME_AND_WORK_IT } from './enquiry-home-and-work.ts'
import { ENQUIRY_LIFE_IT } from './enquiry-life.ts'
import { ENQUIRY_SOCIAL_INSURANCE_IT } from './enquiry-social-insurance.ts'
import { ENQUIRY_TRAIN_IT } from './enquiry-train.ts'
import { ENQUIRY_WORDS } from './enquiry.ts'
import { EVERYDAY_TERMS_IT } from './everyday-terms.ts'
import { FINES_TAX_WORDS } from './fines-tax.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_AND_SCAM_WORDS } from './insurance-and-scam.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { OFFICIAL_LETTERS_IT } from './official-letters.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PRIVATE_PARKING_IT } from './private-parking.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { PUBLIC_TERMS_IT } from './public-terms.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TENANCY_TERMS_IT } from './tenancy-terms.ts'
import { WORK_TERMS_IT } from './work-terms.ts'

export const CH_IN_ITALIAN: Words = {
  ...PUBLIC_DEBTS_IT,
  ...DEPOSITS_AND_REFUSALS_IT,
  ...OFFICIAL_LETTERS_IT,
  ...ENQUIRY_LIFE_IT,
  ...ENQUIRY_HOME_AND_WORK_IT,
  ...EVERYDAY_TERMS_IT,
  ...PUBLIC_TERMS_IT,
  ...WORK_TERMS_IT,
  ...TENANCY_TERMS_IT,
  ...ENFORCEMENT_TERMS_IT,
  ...ENQUIRY_EVERYDAY_IT,
  ...PRIVATE_PARKING_IT,
  ...pictureClaimWords('ch', 'it', 3),
  ...NAMED_LAW_IT,
  ...INSURANCE_AND_SCAM_WORDS,
  ...RENT_RISE_WORDS,
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...COURT_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DISMISSAL_WORDS,
  ...ENQUIRY_WORDS,
  ...FINES_TAX_WORDS,
  ...HELP_WORDS,
  ...HOUSING_WORDS,
  ...LIMITATION_WORDS,
  ...PAYMENT_ORDER_WORDS,
  ...SENDERS_WORDS,
  ...ENQUIRY_FLIGHT_IT,
  ...ENQUIRY_SOCIAL_INSURANCE_IT,
  ...ENQUIRY_TRAIN_IT,
}
