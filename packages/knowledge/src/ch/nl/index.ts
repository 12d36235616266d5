/** Switzerland in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { CHANGES_NL } from './changes.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COURT_NL } from './court.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEPOSITS_AND_REFUSALS_NL } from './deposits-and-refusals.ts'
import { DISMISSAL_NL } from './dismissal.ts'
import { ENFORCEMENT_TERMS_NL } from './enforcement-terms.ts'
import { ENQUIRY_EVERYDAY_NL } from './enquiry-everyday.ts'
import { ENQUIRY_FLIGHT_NL } from './enquiry-flight.ts'
import { ENQUIRY_HOME_AND_WORK_NL } from './enquiry-home-and-work.ts'
import { ENQUIRY_LIFE_NL } from './enquiry-life.ts'
import { ENQUIRY_SOCIAL_INSURANCE_NL } from './enquiry-social-insurance.ts'
import { ENQUIRY_TRAIN_NL } from './enquiry-train.ts'
import { ENQUIRY_NL } from './enquiry.ts'
import { EVERYDAY_TERMS_NL } from './everyday-terms.ts'
import { FINES_AND_TAX_NL } from './fines-and-tax.ts'
import { HELP_NL } from './help.ts'
import { HOUSING_NL } from './housing.ts'
import { INSURANCE_AND_SCAM_NL } from './insurance-and-scam.ts'
import { LIMITATION_NL } from './limitation.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { OFFICIAL_LETTERS_NL } from './official-letters.ts'
import { PAYMENT_ORDER_NL } from './payment-order.ts'
import { PRIVATE_PARKING_NL } from './private-parking.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { PUBLIC_TERMS_NL } from './public-terms.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { SENDERS_NL } from './senders.ts'
import { TENANCY_TERMS_NL } from './tenancy-terms.ts'
import { WORK_TERMS_NL } from './work-terms.ts'

export const CH_NL: Words = {
  ...PUBLIC_DEBTS_NL,
  ...DEPOSITS_AND_REFUSALS_NL,
  ...OFFICIAL_LETTERS_NL,
  ...ENQUIRY_LIFE_NL,
  ...ENQUIRY_HOME_AND_WORK_NL,
  ...EVERYDAY_TERMS_NL,
  ...PUBLIC_TERMS_NL,
  ...WORK_TERMS_NL,
  ...TENANCY_TERMS_NL,
  ...ENFORCEMENT_TERMS_NL,
  ...ENQUIRY_EVERYDAY_NL,
  ...PRIVATE_PARKING_NL,
  ...pictureClaimWords('ch', 'nl', 3),
  ...NAMED_LAW_NL,
  ...CHANGES_NL,
  ...CONSUMER_NL,
  ...COURT_NL,
  ...DEBT_COLLECTION_NL,
  ...DISMISSAL_NL,
  ...ENQUIRY_NL,
  ...FINES_AND_TAX_NL,
  ...HELP_NL,
  ...HOUSING_NL,
  ...INSURANCE_AND_SCAM_NL,
  ...LIMITATION_NL,
  ...PAYMENT_ORDER_NL,
  ...RENT_RISE_NL,
  ...SENDERS_NL,
  ...ENQUIRY_FLIGHT_NL,
  ...ENQUIRY_SOCIAL_INSURANCE_NL,
  ...ENQUIRY_TRAIN_NL,
}
