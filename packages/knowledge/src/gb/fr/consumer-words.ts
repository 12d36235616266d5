/** The United Kingdom in French: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_FR } from './account-closing.ts'
import { BANK_ACCOUNT_FR } from './bank-account.ts'
import { CARD_REFUND_FR } from './card-refund.ts'
import { CARS_AND_LICENCES_FR } from './cars-and-licences.ts'
import { COMPLAINT_REFUSED_FR } from './complaint-refused.ts'
import { CONTRACT_SIGNED_AT_HOME_FR } from './contract-signed-at-home.ts'
import { DATA_BREACH_FR } from './data-breach.ts'
import { DEPOSIT_NORTHERN_IRELAND_FR } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_FR } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_FR } from './deposit-scotland.ts'
import { FALSE_ADVERT_FR } from './false-advert.ts'
import { FLIGHTS_FR } from './flights.ts'
import { IMMIGRATION_REFUSAL_FR } from './immigration-refusal.ts'
import { LEASES_FR } from './leases.ts'
import { LEAVING_A_JOB_FR } from './leaving-a-job.ts'
import { ORDER_ON_A_HOME_FR } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_FR } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_FR } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_FR } from './order-on-conduct.ts'
import { OTHER_OMBUDSMEN_FR } from './other-ombudsmen.ts'
import { PHONE_CONTRACT_FEE_FR } from './phone-contract-fee.ts'
import { PHONE_SERVICE_FR } from './phone-service.ts'
import { POLICY_CANCELLED_FR } from './policy-cancelled.ts'
import { PRICE_RISE_ENERGY_FR } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_FR } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_FR } from './price-rise-phone.ts'
import { PRICE_RISE_FR } from './price-rise.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_FR } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_FR } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_FR } from './rent-increase-wales.ts'
import { RENT_INCREASE_FR } from './rent-increase.ts'
import { WORKS_CONSULTATION_FR } from './works-consultation.ts'

export const CONSUMER_WORDS_FR: Words = {
  ...RENT_INCREASE_WALES_FR,
  ...RENT_INCREASE_SCOTLAND_FR,
  ...RENT_INCREASE_NORTHERN_IRELAND_FR,
  ...RENT_INCREASE_FR,
  ...IMMIGRATION_REFUSAL_FR,
  ...ORDER_ON_A_NUISANCE_FR,
  ...ORDER_ON_CONDUCT_FR,
  ...ORDER_ON_BUILDING_FR,
  ...ORDER_ON_A_HOME_FR,
  ...COMPLAINT_REFUSED_FR,
  ...OTHER_OMBUDSMEN_FR,
  ...PHONE_CONTRACT_FEE_FR,
  ...BANK_ACCOUNT_FR,
  ...CARS_AND_LICENCES_FR,
  ...LEAVING_A_JOB_FR,
  ...CONTRACT_SIGNED_AT_HOME_FR,
  ...CARD_REFUND_FR,
  ...PRICE_RISE_PHONE_FR,
  ...PRICE_RISE_ENERGY_FR,
  ...PRICE_RISE_INSURANCE_FR,
  ...PRICE_RISE_FR,
  ...DATA_BREACH_FR,
  ...DEPOSIT_SCOTLAND_FR,
  ...DEPOSIT_NORTHERN_IRELAND_FR,
  ...DEPOSIT_PROTECTION_FR,
  ...POLICY_CANCELLED_FR,
  ...ACCOUNT_CLOSING_FR,
  ...WORKS_CONSULTATION_FR,
  ...FLIGHTS_FR,
  ...PHONE_SERVICE_FR,
  ...LEASES_FR,
  ...FALSE_ADVERT_FR,
}
