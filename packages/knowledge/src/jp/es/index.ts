/** Japan in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCIDENT_CLAIMS_ES } from './accident-claims.ts'
import { CHANGES_ES } from './changes.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { CREDIT_TERMS_ES } from './credit-terms.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEPOSITS_AND_REFUSALS_ES } from './deposits-and-refusals.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENQUIRY_BOUGHT_THINGS_ES } from './enquiry-bought-things.ts'
import { ENQUIRY_EVERYDAY_ES } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_MONEY_ES } from './enquiry-family-money.ts'
import { ENQUIRY_FLIGHT_ES } from './enquiry-flight.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS_ES } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_LIFE_ES } from './enquiry-life.ts'
import { ENQUIRY_PAY_AND_TERMS_ES } from './enquiry-pay-and-terms.ts'
import { ENQUIRY_ROAD_HARM_ES } from './enquiry-road-harm.ts'
import { ENQUIRY_SWINDLES_ES } from './enquiry-swindles.ts'
import { ENQUIRY_WORK_AND_HOME_ES } from './enquiry-work-and-home.ts'
import { ENQUIRY_ES } from './enquiry.ts'
import { EVERYDAY_TERMS_ES } from './everyday-terms.ts'
import { FAMILY_CLAIMS_ES } from './family-claims.ts'
import { HELP_ES } from './help.ts'
import { HOUSING_ES } from './housing.ts'
import { INSURANCE_AND_SCAM_ES } from './insurance-and-scam.ts'
import { JUDGMENT_ENFORCEMENT_ES } from './judgment-enforcement.ts'
import { LIMITATION_ES } from './limitation.ts'
import { LOCAL_TAX_ES } from './local-tax.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { OFFICIAL_LETTERS_ES } from './official-letters.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { PUBLIC_TERMS_ES } from './public-terms.ts'
import { PUBLIC_ES } from './public.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { SEIZURE_LIMITS_ES } from './seizure-limits.ts'
import { SENDER_DISCLOSURE_ES } from './sender-disclosure.ts'
import { SENDERS_ES } from './senders.ts'
import { TENANCY_TERMS_ES } from './tenancy-terms.ts'
import { WORK_TERMS_ES } from './work-terms.ts'

export const JP_ES: Words = {
  ...ACCIDENT_CLAIMS_ES,
  ...ENQUIRY_BOUGHT_THINGS_ES,
  ...ENQUIRY_HOME_AND_NEIGHBOURS_ES,
  ...SEIZURE_LIMITS_ES,
  ...LOCAL_TAX_ES,
  ...FAMILY_CLAIMS_ES,
  ...ENQUIRY_ROAD_HARM_ES,
  ...ENQUIRY_PAY_AND_TERMS_ES,
  ...ENQUIRY_SWINDLES_ES,
  ...ENQUIRY_FAMILY_MONEY_ES,
  ...DEPOSITS_AND_REFUSALS_ES,
  ...OFFICIAL_LETTERS_ES,
  ...PRIVATE_PARKING_ES,
  ...ENQUIRY_LIFE_ES,
  ...ENQUIRY_WORK_AND_HOME_ES,
  ...EVERYDAY_TERMS_ES,
  ...PUBLIC_TERMS_ES,
  ...WORK_TERMS_ES,
  ...TENANCY_TERMS_ES,
  ...CREDIT_TERMS_ES,
  ...ENQUIRY_EVERYDAY_ES,
  ...SENDER_DISCLOSURE_ES,
  ...NAMED_LAW_ES,
  ...CHANGES_ES,
  ...CONSUMER_ES,
  ...COURT_CLAIM_ES,
  ...DEBT_COLLECTION_ES,
  ...DISMISSAL_ES,
  ...ENQUIRY_ES,
  ...HELP_ES,
  ...HOUSING_ES,
  ...INSURANCE_AND_SCAM_ES,
  ...JUDGMENT_ENFORCEMENT_ES,
  ...LIMITATION_ES,
  ...PUBLIC_ES,
  ...RENT_RISE_ES,
  ...SENDERS_ES,
  ...ENQUIRY_FLIGHT_ES,
  ...PUBLIC_DEBTS_ES,
}
