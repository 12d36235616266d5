/** The United States in Japanese: rows by state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATE_ASSOCIATIONS_JA } from './state-associations.ts'
import { STATE_BREACHES_JA } from './state-breaches.ts'
import { STATE_CAMERAS_JA } from './state-cameras.ts'
import { STATE_CARS_JA } from './state-cars.ts'
import { STATE_CITY_CLAIMS_JA } from './state-city-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_JA } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TRAPS_JA } from './state-debt-traps.ts'
import { STATE_DEPOSITS_JA } from './state-deposits.ts'
import { STATE_EVICTIONS_JA } from './state-evictions.ts'
import { STATE_GOODS_AND_CALLS_JA } from './state-goods-and-calls.ts'
import { STATE_HEIRS_AND_CUSTODY_JA } from './state-heirs-and-custody.ts'
import { STATE_HOME_COSTS_JA } from './state-home-costs.ts'
import { STATE_HOME_DEALS_JA } from './state-home-deals.ts'
import { STATE_HOME_VALUES_JA } from './state-home-values.ts'
import { STATE_INSURERS_JA } from './state-insurers.ts'
import { STATE_LEASES_JA } from './state-leases.ts'
import { STATE_OLD_RECORDS_JA } from './state-old-records.ts'
import { STATE_PARKING_AND_TOLLS_JA } from './state-parking-and-tolls.ts'
import { STATE_PAY_JA } from './state-pay.ts'
import { STATE_RENTED_HOMES_JA } from './state-rented-homes.ts'
import { STATE_REPAIR_SHOPS_JA } from './state-repair-shops.ts'
import { STATE_ROADS_JA } from './state-roads.ts'
import { STATE_SAFETY_AND_PRIVACY_JA } from './state-safety-and-privacy.ts'
import { STATE_TENANTS_JA } from './state-tenants.ts'
import { STATE_UNEMPLOYMENT_JA } from './state-unemployment.ts'
import { STATE_UTILITIES_JA } from './state-utilities.ts'
import { STATE_WAGES_JA } from './state-wages.ts'
import { STATE_WORK_VOICE_JA } from './state-work-voice.ts'
import { STATE_WORK_JA } from './state-work.ts'

export const STATE_WORDS_JA: Words = {
  ...STATE_ASSOCIATIONS_JA,
  ...STATE_BREACHES_JA,
  ...STATE_CAMERAS_JA,
  ...STATE_CARS_JA,
  ...STATE_CITY_CLAIMS_JA,
  ...STATE_CUT_OFFS_IN_ILLNESS_JA,
  ...STATE_DEBT_TRAPS_JA,
  ...STATE_DEPOSITS_JA,
  ...STATE_EVICTIONS_JA,
  ...STATE_GOODS_AND_CALLS_JA,
  ...STATE_HOME_COSTS_JA,
  ...STATE_PARKING_AND_TOLLS_JA,
  ...STATE_HOME_VALUES_JA,
  ...STATE_INSURERS_JA,
  ...STATE_LEASES_JA,
  ...STATE_HOME_DEALS_JA,
  ...STATE_REPAIR_SHOPS_JA,
  ...STATE_SAFETY_AND_PRIVACY_JA,
  ...STATE_OLD_RECORDS_JA,
  ...STATE_HEIRS_AND_CUSTODY_JA,
  ...STATE_WORK_VOICE_JA,
  ...STATE_PAY_JA,
  ...STATE_RENTED_HOMES_JA,
  ...STATE_ROADS_JA,
  ...STATE_TENANTS_JA,
  ...STATE_UTILITIES_JA,
  ...STATE_WAGES_JA,
  ...STATE_WORK_JA,
  ...STATE_UNEMPLOYMENT_JA,
}
