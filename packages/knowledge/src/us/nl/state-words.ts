/** The United States in Dutch: rows by state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATE_ASSOCIATIONS_NL } from './state-associations.ts'
import { STATE_BREACHES_NL } from './state-breaches.ts'
import { STATE_CAMERAS_NL } from './state-cameras.ts'
import { STATE_CARS_NL } from './state-cars.ts'
import { STATE_CITY_CLAIMS_NL } from './state-city-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_NL } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TRAPS_NL } from './state-debt-traps.ts'
import { STATE_DEPOSITS_NL } from './state-deposits.ts'
import { STATE_EVICTIONS_NL } from './state-evictions.ts'
import { STATE_GOODS_AND_CALLS_NL } from './state-goods-and-calls.ts'
import { STATE_HEIRS_AND_CUSTODY_NL } from './state-heirs-and-custody.ts'
import { STATE_HOME_COSTS_NL } from './state-home-costs.ts'
import { STATE_HOME_DEALS_NL } from './state-home-deals.ts'
import { STATE_HOME_VALUES_NL } from './state-home-values.ts'
import { STATE_INSURERS_NL } from './state-insurers.ts'
import { STATE_LEASES_NL } from './state-leases.ts'
import { STATE_OLD_RECORDS_NL } from './state-old-records.ts'
import { STATE_PARKING_AND_TOLLS_NL } from './state-parking-and-tolls.ts'
import { STATE_PAY_NL } from './state-pay.ts'
import { STATE_RENTED_HOMES_NL } from './state-rented-homes.ts'
import { STATE_REPAIR_SHOPS_NL } from './state-repair-shops.ts'
import { STATE_ROADS_NL } from './state-roads.ts'
import { STATE_SAFETY_AND_PRIVACY_NL } from './state-safety-and-privacy.ts'
import { STATE_TENANTS_NL } from './state-tenants.ts'
import { STATE_UNEMPLOYMENT_NL } from './state-unemployment.ts'
import { STATE_UTILITIES_NL } from './state-utilities.ts'
import { STATE_WAGES_NL } from './state-wages.ts'
import { STATE_WORK_VOICE_NL } from './state-work-voice.ts'
import { STATE_WORK_NL } from './state-work.ts'

export const STATE_WORDS_NL: Words = {
  ...STATE_ASSOCIATIONS_NL,
  ...STATE_BREACHES_NL,
  ...STATE_CAMERAS_NL,
  ...STATE_CARS_NL,
  ...STATE_CITY_CLAIMS_NL,
  ...STATE_CUT_OFFS_IN_ILLNESS_NL,
  ...STATE_DEBT_TRAPS_NL,
  ...STATE_DEPOSITS_NL,
  ...STATE_EVICTIONS_NL,
  ...STATE_GOODS_AND_CALLS_NL,
  ...STATE_HOME_COSTS_NL,
  ...STATE_PARKING_AND_TOLLS_NL,
  ...STATE_HOME_VALUES_NL,
  ...STATE_INSURERS_NL,
  ...STATE_LEASES_NL,
  ...STATE_HOME_DEALS_NL,
  ...STATE_REPAIR_SHOPS_NL,
  ...STATE_SAFETY_AND_PRIVACY_NL,
  ...STATE_OLD_RECORDS_NL,
  ...STATE_HEIRS_AND_CUSTODY_NL,
  ...STATE_WORK_VOICE_NL,
  ...STATE_PAY_NL,
  ...STATE_RENTED_HOMES_NL,
  ...STATE_ROADS_NL,
  ...STATE_TENANTS_NL,
  ...STATE_UTILITIES_NL,
  ...STATE_WAGES_NL,
  ...STATE_WORK_NL,
  ...STATE_UNEMPLOYMENT_NL,
}
