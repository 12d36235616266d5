/** The United Kingdom in Spanish: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_ES } from './account-closing.ts'
import { BANK_ACCOUNT_ES } from './bank-account.ts'
import { CARD_REFUND_ES } from './card-refund.ts'
import { CARS_AND_LICENCES_ES } from './cars-and-licences.ts'
import { COMPLAINT_REFUSED_ES } from './complaint-refused.ts'
import { CONTRACT_SIGNED_AT_HOME_ES } from './contract-signed-at-home.ts'
import { DATA_BREACH_ES } from './data-breach.ts'
import { DEPOSIT_NORTHERN_IRELAND_ES } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_ES } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_ES } from './deposit-scotland.ts'
import { FALSE_ADVERT_ES } from './false-advert.ts'
import { FLIGHTS_ES } from './flights.ts'
import { IMMIGRATION_REFUSAL_ES } from './immigration-refusal.ts'
import { LEASES_ES } from './leases.ts'
import { LEAVING_A_JOB_ES } from './leaving-a-job.ts'
import { ORDER_ON_A_HOME_ES } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_ES } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_ES } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_ES } from './order-on-conduct.ts'
import { OTHER_OMBUDSMEN_ES } from './other-ombudsmen.ts'
import { PHONE_CONTRACT_FEE_ES } from './phone-contract-fee.ts'
import { PHONE_SERVICE_ES } from './phone-service.ts'
import { POLICY_CANCELLED_ES } from './policy-cancelled.ts'
import { PRICE_RISE_ENERGY_ES } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_ES } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_ES } from './price-rise-phone.ts'
import { PRICE_RISE_ES } from './price-rise.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_ES } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_ES } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_ES } from './rent-increase-wales.ts'
import { RENT_INCREASE_ES } from './rent-increase.ts'
import { WORKS_CONSULTATION_ES } from './works-consultation.ts'

export const CONSUMER_WORDS_ES: Words = {
  ...RENT_INCREASE_WALES_ES,
  ...RENT_INCREASE_SCOTLAND_ES,
  ...RENT_INCREASE_NORTHERN_IRELAND_ES,
  ...RENT_INCREASE_ES,
  ...COMPLAINT_REFUSED_ES,
  ...OTHER_OMBUDSMEN_ES,
  ...PHONE_CONTRACT_FEE_ES,
  ...IMMIGRATION_REFUSAL_ES,
  ...ORDER_ON_A_NUISANCE_ES,
  ...ORDER_ON_CONDUCT_ES,
  ...ORDER_ON_BUILDING_ES,
  ...ORDER_ON_A_HOME_ES,
  ...BANK_ACCOUNT_ES,
  ...CARS_AND_LICENCES_ES,
  ...LEAVING_A_JOB_ES,
  ...CONTRACT_SIGNED_AT_HOME_ES,
  ...CARD_REFUND_ES,
  ...PRICE_RISE_PHONE_ES,
  ...PRICE_RISE_ENERGY_ES,
  ...PRICE_RISE_INSURANCE_ES,
  ...PRICE_RISE_ES,
  ...DATA_BREACH_ES,
  ...DEPOSIT_SCOTLAND_ES,
  ...DEPOSIT_NORTHERN_IRELAND_ES,
  ...DEPOSIT_PROTECTION_ES,
  ...POLICY_CANCELLED_ES,
  ...ACCOUNT_CLOSING_ES,
  ...WORKS_CONSULTATION_ES,
  ...FLIGHTS_ES,
  ...PHONE_SERVICE_ES,
  ...LEASES_ES,
  ...FALSE_ADVERT_ES,
}
