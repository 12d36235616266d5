/** Where the writer says that they live or work: people ask in English about the law of the country they have come to. */
import type { CountryCode } from '@plainletter/contracts/country'

import type { Letter } from './letter.ts'

/** Countries and their larger towns, as English writes them. A town alone may be where somebody flies to. */
const PLACES = {
  de: 'germany|berlin|hamburg|munich|cologne|frankfurt|stuttgart|d[uü]sseldorf|leipzig|dresden|hannover|hanover|nuremberg|bremen|heidelberg|mannheim|karlsruhe|freiburg|bonn|mainz',
  fr: 'france|paris|lyon|marseille|toulouse|bordeaux|lille|nantes|strasbourg|rennes|grenoble|montpellier|dijon|toulon',
  be: 'belgium|brussels|antwerp|ghent|bruges|leuven|li[eè]ge|namur',
  ch: 'switzerland|z[uü]rich|geneva|basel|bern|lausanne|lugano|lucerne',
  es: 'spain|madrid|barcelona|valencia|seville|m[aá]laga|bilbao|zaragoza|alicante|murcia|granada|palma|mallorca|tenerife|las palmas|marbella|gij[oó]n',
  it: 'italy|rome|roma|milano?|turin|torino|naples|napoli|florence|firenze|bologna|venice|venezia|padova|padua|genoa|genova|verona|palermo|catania|trieste|brescia|bergamo|modena',
  nl: '(?:the )?netherlands|holland|amsterdam|rotterdam|the hague|utrecht|eindhoven|groningen|delft|haarlem|leiden|tilburg|breda|nijmegen|maastricht|almere|enschede|arnhem',
  jp: 'japan|tokyo|osaka|kyoto|yokohama|nagoya|fukuoka|saitama|sapporo|kobe|hiroshima|sendai|chiba|okinawa',
  ie: 'ireland|dublin|cork|galway|limerick|waterford|athlone|drogheda|dundalk|navan|kilkenny|carlow|tralee|naas|letterkenny|tullamore|sligo|wexford|clonmel|mullingar|portlaoise|castlebar|killarney|maynooth|ennis',
} as const satisfies Partial<Record<CountryCode, string>>

const OWN = String.raw`(?:my|our)(?: [\p{L}'’]+)? (?:landlord|landlady|boss|employer|company|job|contract|flat|apartment|room|studio|house)`
const LIVES = String.raw`(?<!\p{L})(?:(?:i|we)(?: am|'m| are|'re)|(?:live|work|study|rent)(?:s|ed)?|living|working|studying|renting|resident|${OWN})(?: [\p{L}'’]+){0,4}? (?:in|near|outside) `
/** "Rome, Georgia", "Berlin Road": a town or a street of the same name elsewhere. */
const NOT_THERE = String.raw`(?!,? (?:road|rd|street|st|avenue|lane|way|close|georgia|texas|alabama|ohio|new york|kentucky|ontario|illinois|california|florida|missouri|indiana|tennessee|pennsylvania)(?!\p{L}))`

const SAID = new RegExp(
  `${LIVES}(?:${Object.values(PLACES)
    .map((places) => `(${places})`)
    .join('|')})(?!\\p{L})${NOT_THERE}`,
  'giu',
)
const CODES = Object.keys(PLACES)

/** What has no English there. In its own language such a word is said of any country: "il padrone non mi ridà la caparra". */
const UNTRANSLATED: readonly (readonly [CountryCode, RegExp])[] = [
  ['it', /(?<!\p{L})(?:caparra|bust[ae] paga)(?!\p{L})/giu],
  ['es', /(?<!\p{L})(?:finiquito|fianza|extranjería)(?!\p{L})/giu],
  ['be', /(?<!\p{L})huurwaarborg(?!\p{L})/giu],
]

/** The country of each place where a question in English says so, and of each word of its life that the writer uses. */
export function livesIn({ language, working }: Pick<Letter, 'language' | 'working'>): string[] {
  if (language !== 'en') return []
  const text = working.text.slice(0, MOST)
  const places = Array.from(text.matchAll(SAID), (match) => {
    const at = match.slice(1).findIndex((place) => place !== undefined)
    return CODES[at] ?? ''
  })
  const words = UNTRANSLATED.flatMap(([country, word]) =>
    Array.from(text.matchAll(word), () => country),
  )
  return [...places, ...words]
}

/** Questions are shorter than this. */
const MOST = 4000
