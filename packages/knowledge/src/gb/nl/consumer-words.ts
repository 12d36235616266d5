/** The United Kingdom in Dutch: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_NL } from './account-closing.ts'
import { BANK_ACCOUNT_NL } from './bank-account.ts'
import { CARD_REFUND_NL } from './card-refund.ts'
import { CARS_AND_LICENCES_NL } from './cars-and-licences.ts'
import { COMPLAINT_REFUSED_NL } from './complaint-refused.ts'
import { CONTRACT_SIGNED_AT_HOME_NL } from './contract-signed-at-home.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DEPOSIT_NORTHERN_IRELAND_NL } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_NL } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_NL } from './deposit-scotland.ts'
import { FALSE_ADVERT_NL } from './false-advert.ts'
import { FLIGHTS_NL } from './flights.ts'
import { IMMIGRATION_REFUSAL_NL } from './immigration-refusal.ts'
import { LEASES_NL } from './leases.ts'
import { LEAVING_A_JOB_NL } from './leaving-a-job.ts'
import { ORDER_ON_A_HOME_NL } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_NL } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_NL } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_NL } from './order-on-conduct.ts'
import { OTHER_OMBUDSMEN_NL } from './other-ombudsmen.ts'
import { PHONE_CONTRACT_FEE_NL } from './phone-contract-fee.ts'
import { PHONE_SERVICE_NL } from './phone-service.ts'
import { POLICY_CANCELLED_NL } from './policy-cancelled.ts'
import { PRICE_RISE_ENERGY_NL } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_NL } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_NL } from './price-rise-phone.ts'
import { PRICE_RISE_NL } from './price-rise.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_NL } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_NL } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_NL } from './rent-increase-wales.ts'
import { RENT_INCREASE_NL } from './rent-increase.ts'
import { WORKS_CONSULTATION_NL } from './works-consultation.ts'

export const CONSUMER_WORDS_NL: Words = {
  ...RENT_INCREASE_WALES_NL,
  ...RENT_INCREASE_SCOTLAND_NL,
  ...RENT_INCREASE_NORTHERN_IRELAND_NL,
  ...RENT_INCREASE_NL,
  ...COMPLAINT_REFUSED_NL,
  ...OTHER_OMBUDSMEN_NL,
  ...PHONE_CONTRACT_FEE_NL,
  ...BANK_ACCOUNT_NL,
  ...CARS_AND_LICENCES_NL,
  ...LEAVING_A_JOB_NL,
  ...CONTRACT_SIGNED_AT_HOME_NL,
  ...CARD_REFUND_NL,
  ...PRICE_RISE_PHONE_NL,
  ...PRICE_RISE_ENERGY_NL,
  ...PRICE_RISE_INSURANCE_NL,
  ...PRICE_RISE_NL,
  ...DATA_BREACH_NL,
  ...DEPOSIT_SCOTLAND_NL,
  ...DEPOSIT_NORTHERN_IRELAND_NL,
  ...DEPOSIT_PROTECTION_NL,
  ...IMMIGRATION_REFUSAL_NL,
  ...ORDER_ON_A_NUISANCE_NL,
  ...ORDER_ON_CONDUCT_NL,
  ...ORDER_ON_BUILDING_NL,
  ...ORDER_ON_A_HOME_NL,
  ...POLICY_CANCELLED_NL,
  ...ACCOUNT_CLOSING_NL,
  ...WORKS_CONSULTATION_NL,
  ...FLIGHTS_NL,
  ...PHONE_SERVICE_NL,
  ...LEASES_NL,
  ...FALSE_ADVERT_NL,
}
