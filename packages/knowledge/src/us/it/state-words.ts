/** The United States in Italian: rows by state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATE_ASSOCIATIONS_IT } from './state-associations.ts'
import { STATE_BREACHES_IT } from './state-breaches.ts'
import { STATE_CAMERAS_IT } from './state-cameras.ts'
import { STATE_CARS_IT } from './state-cars.ts'
import { STATE_CITY_CLAIMS_IT } from './state-city-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_IT } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TRAPS_IT } from './state-debt-traps.ts'
import { STATE_DEPOSITS_IT } from './state-deposits.ts'
import { STATE_EVICTIONS_IT } from './state-evictions.ts'
import { STATE_GOODS_AND_CALLS_IT } from './state-goods-and-calls.ts'
import { STATE_HEIRS_AND_CUSTODY_IT } from './state-heirs-and-custody.ts'
import { STATE_HOME_COSTS_IT } from './state-home-costs.ts'
import { STATE_HOME_DEALS_IT } from './state-home-deals.ts'
import { STATE_HOME_VALUES_IT } from './state-home-values.ts'
import { STATE_INSURERS_IT } from './state-insurers.ts'
import { STATE_LEASES_IT } from './state-leases.ts'
import { STATE_OLD_RECORDS_IT } from './state-old-records.ts'
import { STATE_PARKING_AND_TOLLS_IT } from './state-parking-and-tolls.ts'
import { STATE_PAY_IT } from './state-pay.ts'
import { STATE_RENTED_HOMES_IT } from './state-rented-homes.ts'
import { STATE_REPAIR_SHOPS_IT } from './state-repair-shops.ts'
import { STATE_ROADS_IT } from './state-roads.ts'
import { STATE_SAFETY_AND_PRIVACY_IT } from './state-safety-and-privacy.ts'
import { STATE_TENANTS_IT } from './state-tenants.ts'
import { STATE_UNEMPLOYMENT_IT } from './state-unemployment.ts'
import { STATE_UTILITIES_IT } from './state-utilities.ts'
import { STATE_WAGES_IT } from './state-wages.ts'
import { STATE_WORK_VOICE_IT } from './state-work-voice.ts'
import { STATE_WORK_IT } from './state-work.ts'

export const STATE_WORDS_IT: Words = {
  ...STATE_ASSOCIATIONS_IT,
  ...STATE_BREACHES_IT,
  ...STATE_CAMERAS_IT,
  ...STATE_CARS_IT,
  ...STATE_CITY_CLAIMS_IT,
  ...STATE_CUT_OFFS_IN_ILLNESS_IT,
  ...STATE_DEBT_TRAPS_IT,
  ...STATE_DEPOSITS_IT,
  ...STATE_EVICTIONS_IT,
  ...STATE_GOODS_AND_CALLS_IT,
  ...STATE_HOME_COSTS_IT,
  ...STATE_PARKING_AND_TOLLS_IT,
  ...STATE_HOME_VALUES_IT,
  ...STATE_INSURERS_IT,
  ...STATE_LEASES_IT,
  ...STATE_HOME_DEALS_IT,
  ...STATE_REPAIR_SHOPS_IT,
  ...STATE_SAFETY_AND_PRIVACY_IT,
  ...STATE_OLD_RECORDS_IT,
  ...STATE_HEIRS_AND_CUSTODY_IT,
  ...STATE_WORK_VOICE_IT,
  ...STATE_PAY_IT,
  ...STATE_RENTED_HOMES_IT,
  ...STATE_ROADS_IT,
  ...STATE_TENANTS_IT,
  ...STATE_UTILITIES_IT,
  ...STATE_WAGES_IT,
  ...STATE_WORK_IT,
  ...STATE_UNEMPLOYMENT_IT,
}
