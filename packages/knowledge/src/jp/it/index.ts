/** Japan in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCIDENT_CLAIMS_IT } from './accident-claims.ts'
import { CHANGES_IT } from './changes.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COURT_CLAIM_IT } from './court-claim.ts'
import { CREDIT_TERMS_IT } from './credit-terms.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEPOSITS_AND_REFUSALS_IT } from './deposits-and-refusals.ts'
import { DISMISSAL_IT } from './dismissal.ts'
import { ENQUIRY_BOUGHT_THINGS_IT } from './enquiry-bought-things.ts'
import { ENQUIRY_EVERYDAY_IT } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_MONEY_IT } from './enquiry-family-money.ts'
import { ENQUIRY_FLIGHT_IT } from './enquiry-flight.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS_IT } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_LIFE_IT } from './enquiry-life.ts'
import { ENQUIRY_PAY_AND_TERMS_IT } from './enquiry-pay-and-terms.ts'
import { ENQUIRY_ROAD_HARM_IT } from './enquiry-road-harm.ts'
import { ENQUIRY_SWINDLES_IT } from './enquiry-swindles.ts'
import { ENQUIRY_WORK_AND_HOME_IT } from './enquiry-work-and-home.ts'
import { ENQUIRY_IT } from './enquiry.ts'
import { EVERYDAY_TERMS_IT } from './everyday-terms.ts'
import { FAMILY_CLAIMS_IT } from './family-claims.ts'
import { HELP_IT } from './help.ts'
import { HOUSING_IT } from './housing.ts'
import { INSURANCE_AND_SCAM_IT } from './insurance-and-scam.ts'
import { JUDGMENT_ENFORCEMENT_IT } from './judgment-enforcement.ts'
import { LIMITATION_IT } from './limitation.ts'
import { LOCAL_TAX_IT } from './local-tax.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { OFFICIAL_LETTERS_IT } from './official-letters.ts'
import { PRIVATE_PARKING_IT } from './private-parking.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { PUBLIC_TERMS_IT } from './public-terms.ts'
import { PUBLIC_IT } from './public.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { SEIZURE_LIMITS_IT } from './seizure-limits.ts'
import { SENDER_DISCLOSURE_IT } from './sender-disclosure.ts'
import { SENDERS_IT } from './senders.ts'
import { TENANCY_TERMS_IT } from './tenancy-terms.ts'
import { WORK_TERMS_IT } from './work-terms.ts'

export const JP_IT: Words = {
  ...ACCIDENT_CLAIMS_IT,
  ...ENQUIRY_BOUGHT_THINGS_IT,
  ...ENQUIRY_HOME_AND_NEIGHBOURS_IT,
  ...SEIZURE_LIMITS_IT,
  ...LOCAL_TAX_IT,
  ...FAMILY_CLAIMS_IT,
  ...ENQUIRY_ROAD_HARM_IT,
  ...ENQUIRY_PAY_AND_TERMS_IT,
  ...ENQUIRY_SWINDLES_IT,
  ...ENQUIRY_FAMILY_MONEY_IT,
  ...DEPOSITS_AND_REFUSALS_IT,
  ...OFFICIAL_LETTERS_IT,
  ...PRIVATE_PARKING_IT,
  ...ENQUIRY_LIFE_IT,
  ...ENQUIRY_WORK_AND_HOME_IT,
  ...EVERYDAY_TERMS_IT,
  ...PUBLIC_TERMS_IT,
  ...WORK_TERMS_IT,
  ...TENANCY_TERMS_IT,
  ...CREDIT_TERMS_IT,
  ...ENQUIRY_EVERYDAY_IT,
  ...SENDER_DISCLOSURE_IT,
  ...NAMED_LAW_IT,
  ...CHANGES_IT,
  ...CONSUMER_IT,
  ...COURT_CLAIM_IT,
  ...DEBT_COLLECTION_IT,
  ...DISMISSAL_IT,
  ...ENQUIRY_IT,
  ...HELP_IT,
  ...HOUSING_IT,
  ...INSURANCE_AND_SCAM_IT,
  ...JUDGMENT_ENFORCEMENT_IT,
  ...LIMITATION_IT,
  ...PUBLIC_IT,
  ...RENT_RISE_IT,
  ...SENDERS_IT,
  ...ENQUIRY_FLIGHT_IT,
  ...PUBLIC_DEBTS_IT,
}
