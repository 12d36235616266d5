/** The United States in German: rows by state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATE_ASSOCIATIONS_DE } from './state-associations.ts'
import { STATE_BREACHES_DE } from './state-breaches.ts'
import { STATE_CAMERAS_DE } from './state-cameras.ts'
import { STATE_CARS_DE } from './state-cars.ts'
import { STATE_CITY_CLAIMS_DE } from './state-city-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_DE } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TRAPS_DE } from './state-debt-traps.ts'
import { STATE_DEPOSITS_DE } from './state-deposits.ts'
import { STATE_EVICTIONS_DE } from './state-evictions.ts'
import { STATE_GOODS_AND_CALLS_DE } from './state-goods-and-calls.ts'
import { STATE_HEIRS_AND_CUSTODY_DE } from './state-heirs-and-custody.ts'
import { STATE_HOME_COSTS_DE } from './state-home-costs.ts'
import { STATE_HOME_DEALS_DE } from './state-home-deals.ts'
import { STATE_HOME_VALUES_DE } from './state-home-values.ts'
import { STATE_INSURERS_DE } from './state-insurers.ts'
import { STATE_LEASES_DE } from './state-leases.ts'
import { STATE_OLD_RECORDS_DE } from './state-old-records.ts'
import { STATE_PARKING_AND_TOLLS_DE } from './state-parking-and-tolls.ts'
import { STATE_PAY_DE } from './state-pay.ts'
import { STATE_RENTED_HOMES_DE } from './state-rented-homes.ts'
import { STATE_REPAIR_SHOPS_DE } from './state-repair-shops.ts'
import { STATE_ROADS_DE } from './state-roads.ts'
import { STATE_SAFETY_AND_PRIVACY_DE } from './state-safety-and-privacy.ts'
import { STATE_TENANTS_DE } from './state-tenants.ts'
import { STATE_UNEMPLOYMENT_DE } from './state-unemployment.ts'
import { STATE_UTILITIES_DE } from './state-utilities.ts'
import { STATE_WAGES_DE } from './state-wages.ts'
import { STATE_WORK_VOICE_DE } from './state-work-voice.ts'
import { STATE_WORK_DE } from './state-work.ts'

export const STATE_WORDS_DE: Words = {
  ...STATE_ASSOCIATIONS_DE,
  ...STATE_BREACHES_DE,
  ...STATE_CAMERAS_DE,
  ...STATE_CARS_DE,
  ...STATE_CITY_CLAIMS_DE,
  ...STATE_CUT_OFFS_IN_ILLNESS_DE,
  ...STATE_DEBT_TRAPS_DE,
  ...STATE_DEPOSITS_DE,
  ...STATE_EVICTIONS_DE,
  ...STATE_GOODS_AND_CALLS_DE,
  ...STATE_HOME_COSTS_DE,
  ...STATE_PARKING_AND_TOLLS_DE,
  ...STATE_HOME_VALUES_DE,
  ...STATE_INSURERS_DE,
  ...STATE_LEASES_DE,
  ...STATE_HOME_DEALS_DE,
  ...STATE_REPAIR_SHOPS_DE,
  ...STATE_SAFETY_AND_PRIVACY_DE,
  ...STATE_OLD_RECORDS_DE,
  ...STATE_HEIRS_AND_CUSTODY_DE,
  ...STATE_WORK_VOICE_DE,
  ...STATE_PAY_DE,
  ...STATE_RENTED_HOMES_DE,
  ...STATE_ROADS_DE,
  ...STATE_TENANTS_DE,
  ...STATE_UTILITIES_DE,
  ...STATE_WAGES_DE,
  ...STATE_WORK_DE,
  ...STATE_UNEMPLOYMENT_DE,
}
