/** Large cities whose name is known for one region alone. */
import type { CountryCode } from '@plainletter/contracts/country'

import { named } from './region-tables.ts'
import type { Codes } from './region-tables.ts'

const CITIES_OF_STATES = {
  AK: 'anchorage',
  AL: 'birmingham|huntsville|tuscaloosa',
  CT: 'hartford|bridgeport|new haven|waterbury|stamford',
  MS: 'biloxi|gulfport|hattiesburg',
  NH: 'nashua',
  RI: 'providence',
  SC: 'myrtle beach',
  AZ: 'phoenix|tucson|scottsdale|tempe|flagstaff|yuma',
  CA: 'los angeles|san diego|san francisco|sacramento|fresno|oakland|bakersfield|san jose|long beach|stockton|anaheim|modesto|chula vista|santa ana|oxnard|visalia|salinas|irvine',
  CO: 'denver|colorado springs|fort collins|boulder|greeley',
  FL: 'miami|tampa|orlando|fort lauderdale|jacksonville|tallahassee|hialeah|pensacola|fort myers|st petersburg|st. petersburg|sarasota|clearwater|kissimmee|daytona beach|west palm beach|cape coral',
  GA: 'atlanta|savannah|macon|marietta',
  HI: 'honolulu',
  IL: 'chicago|rockford|naperville|peoria',
  IN: 'indianapolis|fort wayne|south bend|evansville',
  LA: 'new orleans|baton rouge|shreveport|metairie|lake charles',
  MA: 'boston|worcester|brockton',
  MD: 'baltimore|silver spring|rockville|bethesda|annapolis',
  MI: 'detroit|grand rapids|ann arbor|flint|kalamazoo|dearborn',
  MN: 'minneapolis|st paul|st. paul|duluth',
  MO: 'st louis|st. louis',
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
  VA: 'virginia beach|roanoke|chesapeake|norfolk|newport news',
  OK: 'tulsa|oklahoma city',
  PA: 'philadelphia|pittsburgh|allentown|scranton|harrisburg|erie',
  TN: 'nashville|memphis|knoxville|chattanooga|murfreesboro|clarksville',
  TX: 'houston|dallas|san antonio|fort worth|el paso|plano|lubbock|corpus christi|laredo|amarillo|mcallen|brownsville|killeen|mckinney',
  UT: 'salt lake city|provo',
  WA: 'seattle|tacoma|spokane|yakima|everett',
  WI: 'milwaukee|green bay|kenosha|racine|eau claire|appleton',
  MT: 'billings|missoula',
  ND: 'fargo|bismarck',
  SD: 'sioux falls|rapid city',
  WV: 'morgantown',
  WY: 'cheyenne',
} as const

const CITIES_OF_PROVINCES = {
  AB: 'calgary|edmonton|red deer|lethbridge|medicine hat|fort mcmurray|grande prairie',
  BC: 'vancouver|burnaby|kelowna|nanaimo|surrey|abbotsford|coquitlam|kamloops|prince george|chilliwack',
  MB: 'winnipeg',
  NS: 'halifax',
  ON: 'toronto|ottawa|hamilton|mississauga|brampton|kitchener|oshawa|scarborough|markham|etobicoke|sudbury|barrie|guelph|thunder bay|niagara falls|vaughan|richmond hill|st catharines|oakville|whitby|pickering|brantford|sarnia|sault ste marie',
  QC: 'montreal|montréal|gatineau|laval|sherbrooke|longueuil|trois-rivières|quebec city|lévis|saguenay|drummondville|terrebonne|rimouski',
  NB: 'moncton|fredericton|saint john',
  PE: 'charlottetown',
  SK: 'saskatoon|moose jaw',
} as const

const CITIES_OF_AUSTRALIA = {
  ACT: 'canberra|belconnen|tuggeranong',
  NSW: 'sydney|newcastle|wollongong|parramatta|dubbo|albury|tamworth|penrith|coffs harbour|blacktown|wagga|gosford',
  NT: 'darwin|alice springs',
  QLD: 'brisbane|brissie|gold coast|logan|townsville|cairns|toowoomba|sunshine coast|rockhampton|bundaberg|mackay|hervey bay',
  SA: 'adelaide',
  TAS: 'hobart|launceston|devonport',
  VIC: 'melbourne|melb|geelong|ballarat|bendigo|shepparton|dandenong|frankston|mildura|warrnambool|wodonga',
  WA: 'perth|fremantle|bunbury|mandurah|joondalup|kalgoorlie',
} as const

/** They count where a text names no region at all. */
export const CITIES: Partial<Record<CountryCode, Codes>> = {
  us: named(CITIES_OF_STATES),
  ca: named(CITIES_OF_PROVINCES),
  au: named(CITIES_OF_AUSTRALIA),
}
