/** Switzerland in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { CHANGES_JA } from './changes.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COURT_JA } from './court.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEPOSITS_AND_REFUSALS_JA } from './deposits-and-refusals.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { ENFORCEMENT_TERMS_JA } from './enforcement-terms.ts'
import { ENQUIRY_EVERYDAY_JA } from './enquiry-everyday.ts'
import { ENQUIRY_FLIGHT_JA } from './enquiry-flight.ts'
import { ENQUIRY_HOME_AND_WORK_JA } from './enquiry-home-and-work.ts'
import { ENQUIRY_LIFE_JA } from './enquiry-life.ts'
import { ENQUIRY_SOCIAL_INSURANCE_JA } from './enquiry-social-insurance.ts'
import { ENQUIRY_TRAIN_JA } from './enquiry-train.ts'
import { ENQUIRY_JA } from './enquiry.ts'
import { EVERYDAY_TERMS_JA } from './everyday-terms.ts'
import { FINES_AND_TAX_JA } from './fines-and-tax.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_JA } from './housing.ts'
import { INSURANCE_AND_SCAM_JA } from './insurance-and-scam.ts'
import { LIMITATION_JA } from './limitation.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { OFFICIAL_LETTERS_JA } from './official-letters.ts'
import { PAYMENT_ORDER_JA } from './payment-order.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_TERMS_JA } from './public-terms.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { SENDERS_JA } from './senders.ts'
import { TENANCY_TERMS_JA } from './tenancy-terms.ts'
import { WORK_TERMS_JA } from './work-terms.ts'

export const CH_JA: Words = {
  ...PUBLIC_DEBTS_JA,
  ...DEPOSITS_AND_REFUSALS_JA,
  ...OFFICIAL_LETTERS_JA,
  ...ENQUIRY_LIFE_JA,
  ...ENQUIRY_HOME_AND_WORK_JA,
  ...EVERYDAY_TERMS_JA,
  ...PUBLIC_TERMS_JA,
  ...WORK_TERMS_JA,
  ...TENANCY_TERMS_JA,
  ...ENFORCEMENT_TERMS_JA,
  ...ENQUIRY_EVERYDAY_JA,
  ...PRIVATE_PARKING_JA,
  ...pictureClaimWords('ch', 'ja', 3),
  ...NAMED_LAW_JA,
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...COURT_JA,
  ...DEBT_COLLECTION_JA,
  ...DISMISSAL_JA,
  ...ENQUIRY_JA,
  ...FINES_AND_TAX_JA,
  ...HELP_JA,
  ...HOUSING_JA,
  ...INSURANCE_AND_SCAM_JA,
  ...LIMITATION_JA,
  ...PAYMENT_ORDER_JA,
  ...RENT_RISE_JA,
  ...SENDERS_JA,
  ...ENQUIRY_FLIGHT_JA,
  ...ENQUIRY_SOCIAL_INSURANCE_JA,
  ...ENQUIRY_TRAIN_JA,
}
