/** The United Kingdom in Italian: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_IT } from './account-closing.ts'
import { BANK_ACCOUNT_IT } from './bank-account.ts'
import { CARD_REFUND_IT } from './card-refund.ts'
import { CARS_AND_LICENCES_IT } from './cars-and-licences.ts'
import { COMPLAINT_REFUSED_IT } from './complaint-refused.ts'
import { CONTRACT_SIGNED_AT_HOME_IT } from './contract-signed-at-home.ts'
import { DATA_BREACH_IT } from './data-breach.ts'
import { DEPOSIT_NORTHERN_IRELAND_IT } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_IT } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_IT } from './deposit-scotland.ts'
import { FALSE_ADVERT_IT } from './false-advert.ts'
import { FLIGHTS_IT } from './flights.ts'
import { IMMIGRATION_REFUSAL_IT } from './immigration-refusal.ts'
import { LEASES_IT } from './leases.ts'
import { LEAVING_A_JOB_IT } from './leaving-a-job.ts'
import { ORDER_ON_A_HOME_IT } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_IT } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_IT } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_IT } from './order-on-conduct.ts'
import { OTHER_OMBUDSMEN_IT } from './other-ombudsmen.ts'
import { PHONE_CONTRACT_FEE_IT } from './phone-contract-fee.ts'
import { PHONE_SERVICE_IT } from './phone-service.ts'
import { POLICY_CANCELLED_IT } from './policy-cancelled.ts'
import { PRICE_RISE_ENERGY_IT } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_IT } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_IT } from './price-rise-phone.ts'
import { PRICE_RISE_IT } from './price-rise.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_IT } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_IT } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_IT } from './rent-increase-wales.ts'
import { RENT_INCREASE_IT } from './rent-increase.ts'
import { WORKS_CONSULTATION_IT } from './works-consultation.ts'

export const CONSUMER_WORDS_IT: Words = {
  ...RENT_INCREASE_WALES_IT,
  ...RENT_INCREASE_SCOTLAND_IT,
  ...RENT_INCREASE_NORTHERN_IRELAND_IT,
  ...RENT_INCREASE_IT,
  ...COMPLAINT_REFUSED_IT,
  ...OTHER_OMBUDSMEN_IT,
  ...PHONE_CONTRACT_FEE_IT,
  ...BANK_ACCOUNT_IT,
  ...CARS_AND_LICENCES_IT,
  ...LEAVING_A_JOB_IT,
  ...CONTRACT_SIGNED_AT_HOME_IT,
  ...CARD_REFUND_IT,
  ...PRICE_RISE_PHONE_IT,
  ...PRICE_RISE_ENERGY_IT,
  ...PRICE_RISE_INSURANCE_IT,
  ...PRICE_RISE_IT,
  ...DATA_BREACH_IT,
  ...IMMIGRATION_REFUSAL_IT,
  ...ORDER_ON_A_NUISANCE_IT,
  ...ORDER_ON_CONDUCT_IT,
  ...ORDER_ON_BUILDING_IT,
  ...ORDER_ON_A_HOME_IT,
  ...DEPOSIT_SCOTLAND_IT,
  ...DEPOSIT_NORTHERN_IRELAND_IT,
  ...DEPOSIT_PROTECTION_IT,
  ...POLICY_CANCELLED_IT,
  ...ACCOUNT_CLOSING_IT,
  ...WORKS_CONSULTATION_IT,
  ...FLIGHTS_IT,
  ...PHONE_SERVICE_IT,
  ...LEASES_IT,
  ...FALSE_ADVERT_IT,
}
