/** Japan in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCIDENT_CLAIMS_NL } from './accident-claims.ts'
import { CHANGES_NL } from './changes.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { CREDIT_TERMS_NL } from './credit-terms.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEPOSITS_AND_REFUSALS_NL } from './deposits-and-refusals.ts'
import { DISMISSAL_NL } from './dismissal.ts'
import { ENQUIRY_BOUGHT_THINGS_NL } from './enquiry-bought-things.ts'
import { ENQUIRY_EVERYDAY_NL } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_MONEY_NL } from './enquiry-family-money.ts'
import { ENQUIRY_FLIGHT_NL } from './enquiry-flight.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS_NL } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_LIFE_NL } from './enquiry-life.ts'
import { ENQUIRY_PAY_AND_TERMS_NL } from './enquiry-pay-and-terms.ts'
import { ENQUIRY_ROAD_HARM_NL } from './enquiry-road-harm.ts'
import { ENQUIRY_SWINDLES_NL } from './enquiry-swindles.ts'
import { ENQUIRY_WORK_AND_HOME_NL } from './enquiry-work-and-home.ts'
import { ENQUIRY_NL } from './enquiry.ts'
import { EVERYDAY_TERMS_NL } from './everyday-terms.ts'
import { FAMILY_CLAIMS_NL } from './family-claims.ts'
import { HELP_NL } from './help.ts'
import { HOUSING_NL } from './housing.ts'
import { INSURANCE_AND_SCAM_NL } from './insurance-and-scam.ts'
import { JUDGMENT_ENFORCEMENT_NL } from './judgment-enforcement.ts'
import { LIMITATION_NL } from './limitation.ts'
import { LOCAL_TAX_NL } from './local-tax.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { OFFICIAL_LETTERS_NL } from './official-letters.ts'
import { PRIVATE_PARKING_NL } from './private-parking.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { PUBLIC_TERMS_NL } from './public-terms.ts'
import { PUBLIC_NL } from './public.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { SEIZURE_LIMITS_NL } from './seizure-limits.ts'
import { SENDER_DISCLOSURE_NL } from './sender-disclosure.ts'
import { SENDERS_NL } from './senders.ts'
import { TENANCY_TERMS_NL } from './tenancy-terms.ts'
import { WORK_TERMS_NL } from './work-terms.ts'

export const JP_NL: Words = {
  ...ACCIDENT_CLAIMS_NL,
  ...ENQUIRY_BOUGHT_THINGS_NL,
  ...ENQUIRY_HOME_AND_NEIGHBOURS_NL,
  ...SEIZURE_LIMITS_NL,
  ...LOCAL_TAX_NL,
  ...FAMILY_CLAIMS_NL,
  ...ENQUIRY_ROAD_HARM_NL,
  ...ENQUIRY_PAY_AND_TERMS_NL,
  ...ENQUIRY_SWINDLES_NL,
  ...ENQUIRY_FAMILY_MONEY_NL,
  ...DEPOSITS_AND_REFUSALS_NL,
  ...OFFICIAL_LETTERS_NL,
  ...PRIVATE_PARKING_NL,
  ...ENQUIRY_LIFE_NL,
  ...ENQUIRY_WORK_AND_HOME_NL,
  ...EVERYDAY_TERMS_NL,
  ...PUBLIC_TERMS_NL,
  ...WORK_TERMS_NL,
  ...TENANCY_TERMS_NL,
  ...CREDIT_TERMS_NL,
  ...ENQUIRY_EVERYDAY_NL,
  ...SENDER_DISCLOSURE_NL,
  ...NAMED_LAW_NL,
  ...CHANGES_NL,
  ...CONSUMER_NL,
  ...COURT_CLAIM_NL,
  ...DEBT_COLLECTION_NL,
  ...DISMISSAL_NL,
  ...ENQUIRY_NL,
  ...HELP_NL,
  ...HOUSING_NL,
  ...INSURANCE_AND_SCAM_NL,
  ...JUDGMENT_ENFORCEMENT_NL,
  ...LIMITATION_NL,
  ...PUBLIC_NL,
  ...RENT_RISE_NL,
  ...SENDERS_NL,
  ...ENQUIRY_FLIGHT_NL,
  ...PUBLIC_DEBTS_NL,
}
