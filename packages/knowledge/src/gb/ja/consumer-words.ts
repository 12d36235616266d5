/** The United Kingdom in Japanese: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_JA } from './account-closing.ts'
import { BANK_ACCOUNT_JA } from './bank-account.ts'
import { CARD_REFUND_JA } from './card-refund.ts'
import { CARS_AND_LICENCES_JA } from './cars-and-licences.ts'
import { COMPLAINT_REFUSED_JA } from './complaint-refused.ts'
import { CONTRACT_SIGNED_AT_HOME_JA } from './contract-signed-at-home.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DEPOSIT_NORTHERN_IRELAND_JA } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_JA } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_JA } from './deposit-scotland.ts'
import { FALSE_ADVERT_JA } from './false-advert.ts'
import { FLIGHTS_JA } from './flights.ts'
import { IMMIGRATION_REFUSAL_JA } from './immigration-refusal.ts'
import { LEASES_JA } from './leases.ts'
import { LEAVING_A_JOB_JA } from './leaving-a-job.ts'
import { ORDER_ON_A_HOME_JA } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_JA } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_JA } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_JA } from './order-on-conduct.ts'
import { OTHER_OMBUDSMEN_JA } from './other-ombudsmen.ts'
import { PHONE_CONTRACT_FEE_JA } from './phone-contract-fee.ts'
import { PHONE_SERVICE_JA } from './phone-service.ts'
import { POLICY_CANCELLED_JA } from './policy-cancelled.ts'
import { PRICE_RISE_ENERGY_JA } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_JA } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_JA } from './price-rise-phone.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_JA } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_JA } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_JA } from './rent-increase-wales.ts'
import { RENT_INCREASE_JA } from './rent-increase.ts'
import { WORKS_CONSULTATION_JA } from './works-consultation.ts'

export const CONSUMER_WORDS_JA: Words = {
  ...RENT_INCREASE_WALES_JA,
  ...RENT_INCREASE_SCOTLAND_JA,
  ...RENT_INCREASE_NORTHERN_IRELAND_JA,
  ...RENT_INCREASE_JA,
  ...COMPLAINT_REFUSED_JA,
  ...OTHER_OMBUDSMEN_JA,
  ...PHONE_CONTRACT_FEE_JA,
  ...BANK_ACCOUNT_JA,
  ...CARS_AND_LICENCES_JA,
  ...LEAVING_A_JOB_JA,
  ...CONTRACT_SIGNED_AT_HOME_JA,
  ...CARD_REFUND_JA,
  ...PRICE_RISE_PHONE_JA,
  ...PRICE_RISE_ENERGY_JA,
  ...PRICE_RISE_INSURANCE_JA,
  ...PRICE_RISE_JA,
  ...DATA_BREACH_JA,
  ...DEPOSIT_SCOTLAND_JA,
  ...DEPOSIT_NORTHERN_IRELAND_JA,
  ...DEPOSIT_PROTECTION_JA,
  ...IMMIGRATION_REFUSAL_JA,
  ...ORDER_ON_A_NUISANCE_JA,
  ...ORDER_ON_CONDUCT_JA,
  ...ORDER_ON_BUILDING_JA,
  ...ORDER_ON_A_HOME_JA,
  ...POLICY_CANCELLED_JA,
  ...ACCOUNT_CLOSING_JA,
  ...WORKS_CONSULTATION_JA,
  ...FLIGHTS_JA,
  ...PHONE_SERVICE_JA,
  ...LEASES_JA,
  ...FALSE_ADVERT_JA,
}
