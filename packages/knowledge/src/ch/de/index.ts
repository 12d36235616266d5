/** The rows of Switzerland in German. */
import type { Words } from '@plainletter/contracts/rule'

import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_WORDS } from './court.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEPOSITS_AND_REFUSALS_DE } from './deposits-and-refusals.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENFORCEMENT_TERMS_DE } from './enforcement-terms.ts'
import { ENQUIRY_EVERYDAY_DE } from './enquiry-everyday.ts'
import { ENQUIRY_FLIGHT_DE } from './enquiry-flight.ts'
import { ENQUIRY_HOME_AND_WORK_DE } from './enquiry-home-and-work.ts'
import { ENQUIRY_LIFE_DE } from './enquiry-life.ts'
import { ENQUIRY_SOCIAL_INSURANCE_DE } from './enquiry-social-insurance.ts'
import { ENQUIRY_TRAIN_DE } from './enquiry-train.ts'
import { ENQUIRY_WORDS } from './enquiry.ts'
import { EVERYDAY_TERMS_DE } from './everyday-terms.ts'
import { FINES_TAX_WORDS } from './fines-tax.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_AND_SCAM_WORDS } from './insurance-and-scam.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { OFFICIAL_LETTERS_DE } from './official-letters.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PRIVATE_PARKING_DE } from './private-parking.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { PUBLIC_TERMS_DE } from './public-terms.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TENANCY_TERMS_DE } from './tenancy-terms.ts'
import { WORK_TERMS_DE } from './work-terms.ts'

export const CH_IN_GERMAN: Words = {
  ...PUBLIC_DEBTS_DE,
  ...DEPOSITS_AND_REFUSALS_DE,
  ...OFFICIAL_LETTERS_DE,
  ...ENQUIRY_LIFE_DE,
  ...ENQUIRY_HOME_AND_WORK_DE,
  ...EVERYDAY_TERMS_DE,
  ...PUBLIC_TERMS_DE,
  ...WORK_TERMS_DE,
  ...TENANCY_TERMS_DE,
  ...ENFORCEMENT_TERMS_DE,
  ...ENQUIRY_EVERYDAY_DE,
  ...PRIVATE_PARKING_DE,
  ...pictureClaimWords('ch', 'de', 3),
  ...NAMED_LAW_DE,
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
  ...ENQUIRY_FLIGHT_DE,
  ...ENQUIRY_SOCIAL_INSURANCE_DE,
  ...ENQUIRY_TRAIN_DE,
}
