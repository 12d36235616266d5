/** The United States in Spanish: rows by state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATE_ASSOCIATIONS_ES } from './state-associations.ts'
import { STATE_BREACHES_ES } from './state-breaches.ts'
import { STATE_CAMERAS_ES } from './state-cameras.ts'
import { STATE_CARS_ES } from './state-cars.ts'
import { STATE_CITY_CLAIMS_ES } from './state-city-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_ES } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TRAPS_ES } from './state-debt-traps.ts'
import { STATE_DEPOSITS_ES } from './state-deposits.ts'
import { STATE_EVICTIONS_ES } from './state-evictions.ts'
import { STATE_GOODS_AND_CALLS_ES } from './state-goods-and-calls.ts'
import { STATE_HEIRS_AND_CUSTODY_ES } from './state-heirs-and-custody.ts'
import { STATE_HOME_COSTS_ES } from './state-home-costs.ts'
import { STATE_HOME_DEALS_ES } from './state-home-deals.ts'
import { STATE_HOME_VALUES_ES } from './state-home-values.ts'
import { STATE_INSURERS_ES } from './state-insurers.ts'
import { STATE_LEASES_ES } from './state-leases.ts'
import { STATE_OLD_RECORDS_ES } from './state-old-records.ts'
import { STATE_PARKING_AND_TOLLS_ES } from './state-parking-and-tolls.ts'
import { STATE_PAY_ES } from './state-pay.ts'
import { STATE_RENTED_HOMES_ES } from './state-rented-homes.ts'
import { STATE_REPAIR_SHOPS_ES } from './state-repair-shops.ts'
import { STATE_ROADS_ES } from './state-roads.ts'
import { STATE_SAFETY_AND_PRIVACY_ES } from './state-safety-and-privacy.ts'
import { STATE_TENANTS_ES } from './state-tenants.ts'
import { STATE_UNEMPLOYMENT_ES } from './state-unemployment.ts'
import { STATE_UTILITIES_ES } from './state-utilities.ts'
import { STATE_WAGES_ES } from './state-wages.ts'
import { STATE_WORK_VOICE_ES } from './state-work-voice.ts'
import { STATE_WORK_ES } from './state-work.ts'

export const STATE_WORDS_ES: Words = {
  ...STATE_CITY_CLAIMS_ES,
  ...STATE_CUT_OFFS_IN_ILLNESS_ES,
  ...STATE_DEBT_TRAPS_ES,
  ...STATE_GOODS_AND_CALLS_ES,
  ...STATE_HOME_DEALS_ES,
  ...STATE_REPAIR_SHOPS_ES,
  ...STATE_SAFETY_AND_PRIVACY_ES,
  ...STATE_OLD_RECORDS_ES,
  ...STATE_HEIRS_AND_CUSTODY_ES,
  ...STATE_WORK_VOICE_ES,
  ...STATE_HOME_COSTS_ES,
  ...STATE_PARKING_AND_TOLLS_ES,
  ...STATE_RENTED_HOMES_ES,
  ...STATE_BREACHES_ES,
  ...STATE_CAMERAS_ES,
  ...STATE_HOME_VALUES_ES,
  ...STATE_LEASES_ES,
  ...STATE_WAGES_ES,
  ...STATE_CARS_ES,
  ...STATE_ASSOCIATIONS_ES,
  ...STATE_ROADS_ES,
  ...STATE_TENANTS_ES,
  ...STATE_WORK_ES,
  ...STATE_UNEMPLOYMENT_ES,
  ...STATE_INSURERS_ES,
  ...STATE_DEPOSITS_ES,
  ...STATE_EVICTIONS_ES,
  ...STATE_PAY_ES,
  ...STATE_UTILITIES_ES,
}
