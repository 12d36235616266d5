/** The United Kingdom in German: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_DE } from './account-closing.ts'
import { BANK_ACCOUNT_DE } from './bank-account.ts'
import { CARD_REFUND_DE } from './card-refund.ts'
import { CARS_AND_LICENCES_DE } from './cars-and-licences.ts'
import { COMPLAINT_REFUSED_DE } from './complaint-refused.ts'
import { CONTRACT_SIGNED_AT_HOME_DE } from './contract-signed-at-home.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DEPOSIT_NORTHERN_IRELAND_DE } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_DE } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_DE } from './deposit-scotland.ts'
import { FALSE_ADVERT_DE } from './false-advert.ts'
import { FLIGHTS_DE } from './flights.ts'
import { IMMIGRATION_REFUSAL_DE } from './immigration-refusal.ts'
import { LEASES_DE } from './leases.ts'
import { LEAVING_A_JOB_DE } from './leaving-a-job.ts'
import { ORDER_ON_A_HOME_DE } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_DE } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_DE } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_DE } from './order-on-conduct.ts'
import { OTHER_OMBUDSMEN_DE } from './other-ombudsmen.ts'
import { PHONE_CONTRACT_FEE_DE } from './phone-contract-fee.ts'
import { PHONE_SERVICE_DE } from './phone-service.ts'
import { POLICY_CANCELLED_DE } from './policy-cancelled.ts'
import { PRICE_RISE_ENERGY_DE } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_DE } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_DE } from './price-rise-phone.ts'
import { PRICE_RISE_DE } from './price-rise.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_DE } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_DE } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_DE } from './rent-increase-wales.ts'
import { RENT_INCREASE_DE } from './rent-increase.ts'
import { WORKS_CONSULTATION_DE } from './works-consultation.ts'

export const CONSUMER_WORDS_DE: Words = {
  ...RENT_INCREASE_WALES_DE,
  ...RENT_INCREASE_SCOTLAND_DE,
  ...RENT_INCREASE_NORTHERN_IRELAND_DE,
  ...RENT_INCREASE_DE,
  ...IMMIGRATION_REFUSAL_DE,
  ...ORDER_ON_A_NUISANCE_DE,
  ...ORDER_ON_CONDUCT_DE,
  ...ORDER_ON_BUILDING_DE,
  ...ORDER_ON_A_HOME_DE,
  ...COMPLAINT_REFUSED_DE,
  ...OTHER_OMBUDSMEN_DE,
  ...PHONE_CONTRACT_FEE_DE,
  ...BANK_ACCOUNT_DE,
  ...CARS_AND_LICENCES_DE,
  ...LEAVING_A_JOB_DE,
  ...CONTRACT_SIGNED_AT_HOME_DE,
  ...CARD_REFUND_DE,
  ...PRICE_RISE_PHONE_DE,
  ...PRICE_RISE_ENERGY_DE,
  ...PRICE_RISE_INSURANCE_DE,
  ...PRICE_RISE_DE,
  ...DATA_BREACH_DE,
  ...DEPOSIT_SCOTLAND_DE,
  ...DEPOSIT_NORTHERN_IRELAND_DE,
  ...DEPOSIT_PROTECTION_DE,
  ...POLICY_CANCELLED_DE,
  ...ACCOUNT_CLOSING_DE,
  ...WORKS_CONSULTATION_DE,
  ...FLIGHTS_DE,
  ...PHONE_SERVICE_DE,
  ...LEASES_DE,
  ...FALSE_ADVERT_DE,
}
