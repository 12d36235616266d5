/** The rows of Switzerland in French. */
import type { Words } from '@plainletter/contracts/rule'

import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_WORDS } from './court.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEPOSITS_AND_REFUSALS_FR } from './deposits-and-refusals.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENFORCEMENT_TERMS_FR } from './enforcement-terms.ts'
import { ENQUIRY_EVERYDAY_FR } from './enquiry-everyday.ts'
import { ENQUIRY_FLIGHT_FR } from './enquiry-flight.ts'
import { ENQUIRY_HOME_AND_WORK_FR } from './enquiry-home-and-work.ts'
import { ENQUIRY_LIFE_FR } from './enquiry-life.ts'
import { ENQUIRY_SOCIAL_INSURANCE_FR } from './enquiry-social-insurance.ts'
import { ENQUIRY_TRAIN_FR } from './enquiry-train.ts'
import { ENQUIRY_WORDS } from './enquiry.ts'
import { EVERYDAY_TERMS_FR } from './everyday-terms.ts'
import { FINES_TAX_WORDS } from './fines-tax.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_AND_SCAM_WORDS } from './insurance-and-scam.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { OFFICIAL_LETTERS_FR } from './official-letters.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PRIVATE_PARKING_FR } from './private-parking.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { PUBLIC_TERMS_FR } from './public-terms.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TENANCY_TERMS_FR } from './tenancy-terms.ts'
import { WORK_TERMS_FR } from './work-terms.ts'

export const CH_IN_FRENCH: Words = {
  ...PUBLIC_DEBTS_FR,
  ...DEPOSITS_AND_REFUSALS_FR,
  ...OFFICIAL_LETTERS_FR,
  ...ENQUIRY_LIFE_FR,
  ...ENQUIRY_HOME_AND_WORK_FR,
  ...EVERYDAY_TERMS_FR,
  ...PUBLIC_TERMS_FR,
  ...WORK_TERMS_FR,
  ...TENANCY_TERMS_FR,
  ...ENFORCEMENT_TERMS_FR,
  ...ENQUIRY_EVERYDAY_FR,
  ...PRIVATE_PARKING_FR,
  ...pictureClaimWords('ch', 'fr', 3),
  ...NAMED_LAW_FR,
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
  ...ENQUIRY_FLIGHT_FR,
  ...ENQUIRY_SOCIAL_INSURANCE_FR,
  ...ENQUIRY_TRAIN_FR,
}
