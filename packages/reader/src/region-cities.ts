/** Large cities whose name is known for one region alone. */
import type { CountryCode } from '@plainletter/contracts/country'

import { named } from './region-tables.ts'
import type { Codes } from './region-tables.ts'

const CITIES_OF_STATES = {
  AK: 'anchorage',
  AL: 'birmingham|huntsville',
  CT: 'hartford|bridgeport|new haven',
  MS: 'biloxi',
  NH: 'nashua',
  RI: 'providence',
  SC: 'myrtle beach',
  AZ: 'phoenix|tucson|scottsdale|tempe',
  CA: 'los angeles|san diego|san francisco|sacramento|fresno|oakland|bakersfield|san jose|long beach|stockton|anaheim|modesto|chula vista|santa ana',
  CO: 'denver|colorado springs|fort collins',
  FL: 'miami|tampa|orlando|fort lauderdale|jacksonville|tallahassee|hialeah|pensacola|fort myers|st petersburg',
  GA: 'atlanta',
  HI: 'honolulu',
  IL: 'chicago|rockford|naperville|peoria',
  IN: 'indianapolis|fort wayne|south bend',
  LA: 'new orleans|baton rouge|shreveport',
  MA: 'boston',
  MD: 'baltimore|silver spring|rockville',
  MI: 'detroit|grand rapids|ann arbor|flint',
  MN: 'minneapolis|st paul|duluth',
  MO: 'st louis',
  KY: 'louisville',
  ID: 'boise',
  IA: 'des moines',
  KS: 'wichita',
  AR: 'little rock',
  NE: 'omaha',
  NM: 'albuquerque|las cruces|santa fe',
  NV: 'las vegas|reno',
  NY: 'brooklyn|yonkers|syracuse|buffalo',
  OH: 'cincinnati|cleveland|toledo|akron|dayton|youngstown',
  NC: 'raleigh|greensboro|winston-salem|asheville',
  NJ: 'newark|jersey city|paterson|trenton',
  VA: 'virginia beach|roanoke|chesapeake',
  OK: 'tulsa|oklahoma city',
  PA: 'philadelphia|pittsburgh|allentown|scranton|harrisburg',
  TN: 'nashville|memphis|knoxville|chattanooga',
  TX: 'houston|dallas|san antonio|fort worth|el paso|plano|lubbock|corpus christi|laredo|amarillo',
  UT: 'salt lake city|provo',
  WA: 'seattle|tacoma|spokane|yakima',
  WI: 'milwaukee|green bay|kenosha|racine',
} as const

const CITIES_OF_PROVINCES = {
  AB: 'calgary|edmonton|red deer|lethbridge|medicine hat|fort mcmurray|grande prairie',
  BC: 'vancouver|burnaby|kelowna|nanaimo|surrey|abbotsford|coquitlam|kamloops|prince george|chilliwack',
  MB: 'winnipeg',
  NS: 'halifax',
  ON: 'toronto|ottawa|hamilton|mississauga|brampton|kitchener|oshawa|scarborough|markham|etobicoke|sudbury|barrie|guelph|thunder bay|niagara falls|vaughan|richmond hill|st catharines',
  QC: 'montreal|montréal|gatineau|laval|sherbrooke|longueuil|trois-rivières|quebec city|lévis|saguenay|drummondville|terrebonne|rimouski',
  NB: 'moncton|fredericton|saint john',
  PE: 'charlottetown',
  SK: 'saskatoon|moose jaw',
} as const

const CITIES_OF_AUSTRALIA = {
  ACT: 'canberra|belconnen|tuggeranong',
  NSW: 'sydney|newcastle|wollongong|parramatta|dubbo|albury|tamworth|penrith|coffs harbour|blacktown',
  NT: 'darwin|alice springs',
  QLD: 'brisbane|brissie|gold coast|logan|townsville|cairns|toowoomba|sunshine coast|rockhampton|bundaberg',
  SA: 'adelaide',
  TAS: 'hobart|launceston|devonport',
  VIC: 'melbourne|melb|geelong|ballarat|bendigo|shepparton|dandenong|frankston|mildura',
  WA: 'perth|fremantle|bunbury|mandurah|joondalup|kalgoorlie',
} as const

/** They count where a text names no region at all. */
export const CITIES: Partial<Record<CountryCode, Codes>> = {
  us: named(CITIES_OF_STATES),
  ca: named(CITIES_OF_PROVINCES),
  au: named(CITIES_OF_AUSTRALIA),
}
