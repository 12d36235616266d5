/** Large cities whose name is known for one region alone. */
import type { CountryCode } from '@plainletter/contracts/country'

import { named } from './region-tables.ts'
import type { Codes } from './region-tables.ts'

const CITIES_OF_STATES = {
  AK: 'anchorage',
  AZ: 'phoenix|tucson',
  CA: 'los angeles|san diego|san francisco|sacramento|fresno|oakland|bakersfield|san jose',
  CO: 'denver',
  FL: 'miami|tampa|orlando|fort lauderdale|jacksonville|tallahassee',
  GA: 'atlanta',
  HI: 'honolulu',
  IL: 'chicago',
  IN: 'indianapolis',
  LA: 'new orleans',
  MA: 'boston',
  MD: 'baltimore',
  MI: 'detroit',
  MN: 'minneapolis',
  MO: 'st louis',
  KY: 'louisville',
  ID: 'boise',
  IA: 'des moines',
  KS: 'wichita',
  AR: 'little rock',
  NE: 'omaha',
  NM: 'albuquerque',
  NV: 'las vegas',
  NY: 'brooklyn',
  OH: 'cincinnati|cleveland|toledo|akron',
  NC: 'raleigh|greensboro',
  NJ: 'newark|jersey city',
  VA: 'virginia beach',
  OK: 'tulsa',
  PA: 'philadelphia|pittsburgh',
  TN: 'nashville|memphis',
  TX: 'houston|dallas|san antonio|fort worth|el paso',
  UT: 'salt lake city',
  WA: 'seattle|tacoma|spokane',
  WI: 'milwaukee',
} as const

const CITIES_OF_PROVINCES = {
  AB: 'calgary|edmonton',
  BC: 'vancouver|burnaby|kelowna|nanaimo',
  MB: 'winnipeg',
  NS: 'halifax',
  ON: 'toronto|ottawa|mississauga|brampton|kitchener|oshawa|scarborough|markham|etobicoke',
  QC: 'montreal|montréal|gatineau|laval|sherbrooke|longueuil|trois-rivières',
  NB: 'moncton|fredericton',
  PE: 'charlottetown',
  SK: 'saskatoon',
} as const

const CITIES_OF_AUSTRALIA = {
  ACT: 'canberra',
  NSW: 'sydney',
  NT: 'darwin',
  QLD: 'brisbane|gold coast',
  SA: 'adelaide',
  TAS: 'hobart',
  VIC: 'melbourne|geelong',
  WA: 'perth',
} as const

/** They count where a text names no region at all. */
export const CITIES: Partial<Record<CountryCode, Codes>> = {
  us: named(CITIES_OF_STATES),
  ca: named(CITIES_OF_PROVINCES),
  au: named(CITIES_OF_AUSTRALIA),
}
