/** The rows of Japan in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCIDENT_CLAIMS_JA } from './accident-claims.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { CREDIT_TERMS_JA } from './credit-terms.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEPOSITS_AND_REFUSALS_JA } from './deposits-and-refusals.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENQUIRY_BOUGHT_THINGS_JA } from './enquiry-bought-things.ts'
import { ENQUIRY_EVERYDAY_JA } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_MONEY_JA } from './enquiry-family-money.ts'
import { ENQUIRY_FLIGHT_JA } from './enquiry-flight.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS_JA } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_LIFE_JA } from './enquiry-life.ts'
import { ENQUIRY_PAY_AND_TERMS_JA } from './enquiry-pay-and-terms.ts'
import { ENQUIRY_ROAD_HARM_JA } from './enquiry-road-harm.ts'
import { ENQUIRY_SWINDLES_JA } from './enquiry-swindles.ts'
import { ENQUIRY_WORK_AND_HOME_JA } from './enquiry-work-and-home.ts'
import { ENQUIRY_WORDS } from './enquiry.ts'
import { EVERYDAY_TERMS_JA } from './everyday-terms.ts'
import { FAMILY_CLAIMS_JA } from './family-claims.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_AND_SCAM_WORDS } from './insurance-and-scam.ts'
import { JUDGMENT_ENFORCEMENT_WORDS } from './judgment-enforcement.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { LOCAL_TAX_JA } from './local-tax.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { OFFICIAL_LETTERS_JA } from './official-letters.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_TERMS_JA } from './public-terms.ts'
import { PUBLIC_WORDS } from './public.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { SEIZURE_LIMITS_JA } from './seizure-limits.ts'
import { SENDER_DISCLOSURE_JA } from './sender-disclosure.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TENANCY_TERMS_JA } from './tenancy-terms.ts'
import { WORK_TERMS_JA } from './work-terms.ts'

export const JP_IN_JAPANESE: Words = {
  ...ACCIDENT_CLAIMS_JA,
  ...ENQUIRY_BOUGHT_THINGS_JA,
  ...ENQUIRY_HOME_AND_NEIGHBOURS_JA,
  ...SEIZURE_LIMITS_JA,
  ...LOCAL_TAX_JA,
  ...FAMILY_CLAIMS_JA,
  ...ENQUIRY_ROAD_HARM_JA,
  ...ENQUIRY_PAY_AND_TERMS_JA,
  ...ENQUIRY_SWINDLES_JA,
  ...ENQUIRY_FAMILY_MONEY_JA,
  ...DEPOSITS_AND_REFUSALS_JA,
  ...OFFICIAL_LETTERS_JA,
  ...PRIVATE_PARKING_JA,
  ...ENQUIRY_LIFE_JA,
  ...ENQUIRY_WORK_AND_HOME_JA,
  ...EVERYDAY_TERMS_JA,
  ...PUBLIC_TERMS_JA,
  ...WORK_TERMS_JA,
  ...TENANCY_TERMS_JA,
  ...CREDIT_TERMS_JA,
  ...ENQUIRY_EVERYDAY_JA,
  ...SENDER_DISCLOSURE_JA,
  ...NAMED_LAW_JA,
  ...INSURANCE_AND_SCAM_WORDS,
  ...RENT_RISE_WORDS,
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...COURT_CLAIM_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DISMISSAL_WORDS,
  ...ENQUIRY_WORDS,
  ...HELP_WORDS,
  ...HOUSING_WORDS,
  ...JUDGMENT_ENFORCEMENT_WORDS,
  ...LIMITATION_WORDS,
  ...PUBLIC_WORDS,
  ...SENDERS_WORDS,
  ...ENQUIRY_FLIGHT_JA,
  ...PUBLIC_DEBTS_JA,
}
