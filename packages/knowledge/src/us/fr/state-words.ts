/** The United States in French: rows by state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATE_ASSOCIATIONS_FR } from './state-associations.ts'
import { STATE_BREACHES_FR } from './state-breaches.ts'
import { STATE_CAMERAS_FR } from './state-cameras.ts'
import { STATE_CARS_FR } from './state-cars.ts'
import { STATE_CITY_CLAIMS_FR } from './state-city-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_FR } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TRAPS_FR } from './state-debt-traps.ts'
import { STATE_DEPOSITS_FR } from './state-deposits.ts'
import { STATE_EVICTIONS_FR } from './state-evictions.ts'
import { STATE_GOODS_AND_CALLS_FR } from './state-goods-and-calls.ts'
import { STATE_HEIRS_AND_CUSTODY_FR } from './state-heirs-and-custody.ts'
import { STATE_HOME_COSTS_FR } from './state-home-costs.ts'
import { STATE_HOME_DEALS_FR } from './state-home-deals.ts'
import { STATE_HOME_VALUES_FR } from './state-home-values.ts'
import { STATE_INSURERS_FR } from './state-insurers.ts'
import { STATE_LEASES_FR } from './state-leases.ts'
import { STATE_OLD_RECORDS_FR } from './state-old-records.ts'
import { STATE_PARKING_AND_TOLLS_FR } from './state-parking-and-tolls.ts'
import { STATE_PAY_FR } from './state-pay.ts'
import { STATE_RENTED_HOMES_FR } from './state-rented-homes.ts'
import { STATE_REPAIR_SHOPS_FR } from './state-repair-shops.ts'
import { STATE_ROADS_FR } from './state-roads.ts'
import { STATE_SAFETY_AND_PRIVACY_FR } from './state-safety-and-privacy.ts'
import { STATE_TENANTS_FR } from './state-tenants.ts'
import { STATE_UNEMPLOYMENT_FR } from './state-unemployment.ts'
import { STATE_UTILITIES_FR } from './state-utilities.ts'
import { STATE_WAGES_FR } from './state-wages.ts'
import { STATE_WORK_VOICE_FR } from './state-work-voice.ts'
import { STATE_WORK_FR } from './state-work.ts'

export const STATE_WORDS_FR: Words = {
  ...STATE_ASSOCIATIONS_FR,
  ...STATE_BREACHES_FR,
  ...STATE_CAMERAS_FR,
  ...STATE_CARS_FR,
  ...STATE_CITY_CLAIMS_FR,
  ...STATE_CUT_OFFS_IN_ILLNESS_FR,
  ...STATE_DEBT_TRAPS_FR,
  ...STATE_DEPOSITS_FR,
  ...STATE_EVICTIONS_FR,
  ...STATE_GOODS_AND_CALLS_FR,
  ...STATE_HOME_COSTS_FR,
  ...STATE_PARKING_AND_TOLLS_FR,
  ...STATE_HOME_VALUES_FR,
  ...STATE_INSURERS_FR,
  ...STATE_LEASES_FR,
  ...STATE_HOME_DEALS_FR,
  ...STATE_REPAIR_SHOPS_FR,
  ...STATE_SAFETY_AND_PRIVACY_FR,
  ...STATE_OLD_RECORDS_FR,
  ...STATE_HEIRS_AND_CUSTODY_FR,
  ...STATE_WORK_VOICE_FR,
  ...STATE_PAY_FR,
  ...STATE_RENTED_HOMES_FR,
  ...STATE_ROADS_FR,
  ...STATE_TENANTS_FR,
  ...STATE_UTILITIES_FR,
  ...STATE_WAGES_FR,
  ...STATE_WORK_FR,
  ...STATE_UNEMPLOYMENT_FR,
}
