/** Short forms and laws that stand for one region: "NSW", "in BC", "RCW 59.18". Their case counts. */
import type { CountryCode } from '@plainletter/contracts/country'

type Marks = readonly (readonly [region: string, words: RegExp])[]

const AUSTRALIA: Marks = [
  ['NSW', /\bNSW\b|\bnsw\b|\bNCAT\b/],
  [
    'VIC',
    /\bV(?:IC|ic)\b|\bin vic\b|\bVictoria(?:n)?\b(?! (?:St|Street|Road|Rd|Avenue|Ave|Park|Parade|Square)\b)|\bVCAT\b/,
  ],
  ['QLD', /\bQ(?:LD|ld)\b|\bqld\b|\bQCAT\b/],
  ['TAS', /\bTAS\b|\bTas\b|\bin tas\b|\btassie\b|\bTasmanian?\b/],
  ['WA', /\bWA\b|\bin wa\b/],
  ['SA', /(?<!\p{L} )\bSA\b(?= \d|[ ,.?!)]|$)|\bin sa\b|\bSACAT\b/u],
  ['NT', /\(NT\)|\bin the NT\b|\bNT \d{4}\b|\bNTCAT\b/],
  ['ACT', /\(ACT\)|\bin the ACT\b|\bACAT\b/],
]

const CANADA: Marks = [
  ['BC', /\bBC\b|\bB\.C\.|\bbc\b/],
  ['AB', /\bAlta\b|\bin (?:AB|ab)\b|\bAB\b(?= [A-Z]\d)/],
  // Notices to tenants have numbers of their own there: N12.
  [
    'ON',
    /\bOnt\.|\bin ont\b|\b[Tt]he GTA\b|\bGTA tenant|\bin ON\b|\bLTB\b|\b[Nn]1[123]\b|\b[Nn][458] (?:notice|form|eviction)\b/,
  ],
  ['QC', /\bQC\b|\bqc\b|\bQu[eé]b[eé]cois|\bTAL\b/],
  ['NS', /\bin (?:NS|ns)\b/],
  ['NB', /\bin (?:NB|nb)\b/],
  ['SK', /\bin (?:SK|sk)\b|\bSask\b|\bsask\b|\bin Regina\b/],
  ['MB', /\bin (?:MB|mb)\b/],
  ['PE', /\bPEI\b|\bpei\b|\bP\.E\.I\./],
  ['NL', /\bNewfoundland\b|\bin St\.? John['’]s\b/],
]

/** States whose two letters are a word are left out: "in OR", "in IN". */
const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|IA|ID|IL|KS|KY|LA|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY'

/** As typed without capitals. Those that are no English word count anywhere, others after "in": "in pa", but not "pa says". */
const TYPED_ANYWHERE = 'az|ks|nc|nh|nj|nm|nv|ny|tn|tx|ut|wv'
const TYPED_AFTER_IN = 'al|ca|co|fl|ga|il|ky|ma|md|mi|mn|mo|ms|pa|sc|va|vt|wa|wi|wy'

const UNITED_STATES: Marks = [
  ...TYPED_ANYWHERE.split('|').map(
    (state) =>
      [
        state.toUpperCase(),
        new RegExp(String.raw`(?<![\w.@-])${state}\b(?![.@-]\w| oz\b)`),
      ] as const,
  ),
  ...TYPED_AFTER_IN.split('|').map(
    (state) =>
      [
        state.toUpperCase(),
        new RegExp(String.raw`\b(?:in|from) ${state}\b(?![.@'-]\w| (?:hospital|disability|fi)\b)`),
      ] as const,
  ),
  ...STATES.split('|').map(
    (state) =>
      [
        state,
        new RegExp(
          // "in Rochester NY"; alone behind a name the letters are a title: "Jo Hart MD".
          String.raw`\b(?:(?:in|from|of|state:)|(?:in|near|outside|around)(?: \p{Lu}[\p{L}.]+){1,2},?) ${state}\b(?! \d)`,
          'u',
        ),
      ] as const,
  ),
  ['OR', /\b(?:Portland|Salem|Eugene|Gresham),? OR\b/],
  ['DC', /\b(?:in|from) (?:Washington,? )?(?:DC\b|D\.C\.|dc\b)/],
  // The larger part of Kansas City is not in Kansas.
  ['MO', /\b[Ss]t\.? [Ll]ouis\b|\bKansas City,? MO\b/],
  ['WA', /\bRCW \d|\bWashington (?:law|tenant|landlord|state)\b|\bState of Washington\b/],
  ['FL', /\bFla\. Stat|\bFlorida Statutes?\b/],
  ['IL', /\bILCS\b/],
  ['NJ', /\bN\.?J\.?S\.?A\b/],
  ['GA', /\bO\.?C\.?G\.?A\b/],
  ['AZ', /\bA\.R\.S\b/],
  ['MA', /\bM\.?G\.?L\b|\bG\.L\. c/],
  [
    'CA',
    /\bCal\. (?:Civ|Lab|Code)|\bEDD\b|\bthe edd\b|\b[Ss]o[Cc]al\b|\b[Nn]or[Cc]al\b|\b(?:the|SF) [Bb]ay [Aa]rea\b|\bin [Cc]ali\b/,
  ],
  ['TX', /\bTex\. (?:Prop|Lab|Bus|Fin)|\bin [Aa]ustin\b/],
  ['NC', /\bN\.C\. ?Gen|\bN\.C\.G\.S|\bin [Cc]harlotte\b/],
  ['OH', /\bO\.?R\.?C\.? \d|\bOhio Rev|\bin Columbus\b(?!,? G)/],
  ['MI', /\bMCL \d/],
  [
    'NY',
    /\b[Uu]pstate (?:NY|New York)\b|\bNYC\b|\bnyc\b|\bN\.Y\.C\.|\b(?:the )?[Bb]ronx\b|\b[Ss]taten [Ii]sland\b|\bManhattan\b|\bin manhattan\b|\bin [Qq]ueens\b/,
  ],
]

/** The marks of a country; none where post codes and names say enough. */
export const MARKS: Partial<Record<CountryCode, Marks>> = {
  au: AUSTRALIA,
  ca: CANADA,
  us: UNITED_STATES,
}
