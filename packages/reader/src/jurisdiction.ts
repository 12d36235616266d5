/** Which country's law a text belongs to, and which nation of the United Kingdom. */
import { COUNTRIES, COUNTRY_CODES, DEFAULT_COUNTRY } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'
import type { Nation } from '@plainletter/contracts/country'
import type { Jurisdiction } from '@plainletter/contracts/reading'

import { MARKS } from './country-marks.ts'
import { leaningOf } from './english-variety.ts'
import { signsOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { livesIn } from './lives-in.ts'
import { countOccurrences } from './occurrences.ts'
import { findRegion } from './region.ts'
import { townsOf } from './towns.ts'

type Input = Pick<Letter, 'working' | 'hits' | 'language'> & { hint?: CountryCode | undefined }
type Score = { code: CountryCode; score: number; method: Jurisdiction['detectionMethod'] }

const HOME_OF: ReadonlyMap<string, readonly CountryCode[]> = new Map([
  ['de', ['de', 'ch', 'be']],
  ['fr', ['fr', 'be', 'ch', 'ca']],
  ['es', ['es']],
  ['it', ['it', 'ch']],
  ['nl', ['nl', 'be']],
  ['ja', ['jp']],
  ['cy', ['gb']],
] satisfies [string, CountryCode[]][])

/** The country by its marks, cues, money and language; the caller's hint counts as strong evidence, not as proof. */
export function findJurisdiction(input: Input): Jurisdiction {
  const ranked = rank(input)
  const best = ranked[0]
  const found = best && best.score >= 1 ? best : fallback(input)
  const total = ranked.reduce((sum, one) => sum + one.score, 0)
  const { code } = found
  const nation = code === 'gb' ? findNation(input) : undefined
  const region = findRegion(input.working.text.slice(0, 60_000), code)
  return {
    country: COUNTRIES[code].name,
    countryCode: code,
    ...(nation ? { nation } : {}),
    ...(region ? { region } : {}),
    legalSystem: COUNTRIES[code].legalSystem,
    confidence: round(total > 0 ? Math.min(0.98, 0.4 + (0.58 * found.score) / (total + 1)) : 0.4),
    detectionMethod: found.method,
    supportedLanguages: [...COUNTRIES[code].languages],
  }
}

function fallback(input: Input): Score {
  if (input.hint) return { code: input.hint, score: 1, method: 'user_input' }
  return {
    code:
      HOME_OF.get(input.language)?.[0] ??
      countryOfFirm(input.working.text) ??
      (input.language === 'en' && leaningOf(input.working.text) > 1 ? 'us' : DEFAULT_COUNTRY),
    score: 0.5,
    method: 'language',
  }
}

/** Letters to newcomers in their own language name no law: the legal form of whoever writes says where. */
function countryOfFirm(text: string): CountryCode | undefined {
  return FORMS.find(([form]) => form.test(text.slice(0, 12_000)))?.[1]
}

const FORMS: readonly [RegExp, CountryCode][] = [
  [/\bB\.V\.(?!\p{L})/u, 'nl'],
  [/\b(?:GmbH|gGmbH|e\.V\.)(?!\p{L})/u, 'de'],
  [/\bS\.(?:r\.l|p\.A|n\.c|a\.s)\.(?!\p{L})/u, 'it'],
  [/, S\.(?:L|A|L\.U)\.(?!\p{L})/u, 'es'],
  [/\b(?:SARL|SAS|EURL)\b/u, 'fr'],
]

function rank(input: Input): Score[] {
  const homes = livesIn(input)
  const scores = COUNTRY_CODES.map((code) =>
    scoreOf(input, { code, lived: homes.filter((home) => home === code).length }),
  )
  return scores.toSorted((a, b) => b.score - a.score)
}

/** `lived` is how often the writer says that they live there. */
function scoreOf(input: Input, { code, lived }: { code: CountryCode; lived: number }): Score {
  const said = Math.min(6, signsOf(input, code).length * 1.2 + lived * LIVED)
  const isHinted = input.hint === code
  const marks = marksOf(code, isHinted).map(({ method, weight, pattern }) => ({
    method,
    score: Math.min(3, countOccurrences(pattern, input.working, 60_000)) * weight,
  }))
  const seen = said + marks.reduce((sum, { score }) => sum + score, 0)
  const spoken = withLanguage(seen, { code, homes: HOME_OF.get(input.language) })
  const first = marks.find(({ score }) => score > 0)
  const isNamed = said > 0 || marks.some(({ method, score }) => method !== 'currency' && score > 0)
  const written = said > 0 ? 'document_analysis' : (first?.method ?? 'language')
  return {
    code,
    score: spoken + (isHinted ? weightOfHint(input, { code, isNamed }) : 0),
    method: isHinted && spoken < 2 ? 'user_input' : written,
  }
}

/** As much as a sign that a question names. */
const LIVED = 1.5

/** A mere "$" is America's, but it says nothing against the choice of another country that has dollars. */
function marksOf(code: CountryCode, isHinted: boolean) {
  const hasDollars = isHinted && DOLLARS.has(code)
  return MARKS.filter(
    (mark) =>
      mark.code === code || (hasDollars && mark.code === 'us' && mark.method === 'currency'),
  )
}

const DOLLARS: ReadonlySet<CountryCode> = new Set(['ca', 'au', 'nz'])

/**
 * What the caller's choice weighs. A form has a country before anybody chooses: so marks of another country outweigh it. A
 * language alone outweighs it in what is sent only, as people ask in their own language about the law where they live. Where
 * they name a place there too, they may speak of home as much as they like: "we go back to Spain next month".
 */
function weightOfHint(
  { language, working }: Input,
  { code, isNamed }: { code: CountryCode; isNamed: boolean },
): number {
  const homes = HOME_OF.get(language)
  if (!homes || homes.includes(code)) return 3
  if (isSent(working.text)) return 0.5
  return isNamed ? 6 : 2.2
}

/** Set out in lines or with a link, as letters and mails are and questions are not. */
function isSent(text: string): boolean {
  const start = text.slice(0, 4000)
  return start.includes('://') || (start.match(/\S *\n/g)?.length ?? 0) >= 3
}

/** Countries that get much post in other languages. */
const MANY_LANGUAGES: ReadonlySet<CountryCode> = new Set(['gb', 'us', 'ca', 'ch'])

/** German and French are spoken by right in the valleys of Italy too. */
const SPOKEN_IN_ITALY: ReadonlySet<CountryCode | undefined> = new Set(['de', 'fr'])

/** A language speaks for its homes and against other countries. */
function withLanguage(
  score: number,
  at: { code: CountryCode; homes: readonly CountryCode[] | undefined },
): number {
  if (!at.homes) return score
  const order = at.homes.indexOf(at.code)
  if (order >= 0) return score + (order === 0 ? 2 : 1)
  const isSpoken = at.code === 'it' && SPOKEN_IN_ITALY.has(at.homes[0])
  return score * (isSpoken || MANY_LANGUAGES.has(at.code) ? 0.8 : 0.3)
}

/** Lines and brackets that speak of the sender, or of somewhere else. */
const ELSEWHERE =
  /registered (?:office|in)|authorised and regulated|solicitors regulation|\b(?:regulated|incorporated) in\b/i
const ASIDE =
  /\([^()]{0,80}\b(?:if you live in|in) (?:scotland|wales|northern ireland)[^()]{0,40}\)|\bif you live in (?:scotland|wales|northern ireland)\b[^.\n]{0,60}/gi

/** Law words weigh more than places, and the reader's address more than the sender's. */
function findNation(input: Input): Nation | undefined {
  const text = input.working.text.slice(0, 60_000)
  const lines = text
    .split('\n', 400)
    .filter((line) => !ELSEWHERE.test(line) && !SENDER_POST.test(line))
    .join('\n')
    .replace(ASIDE, ' ')
  const towns = townsOf(lines)
  const codes = postcodes(lines)
  const scores = NATIONS.map(({ nation, most, share }): [Nation, number] => {
    const said = Math.min(most, weigh(input, nation)) * share
    const placed = Math.min(2, towns.filter((one) => one === nation).length) * 1.6
    const written = nation === 'england' && isFromCouncil(lines) ? 1.5 : 0
    return [nation, said + placed + (codes.get(nation) ?? 0) + lawOf(lines, nation) + written]
  })
  const best = scores.toSorted((a, b) => b[1] - a[1])[0]
  return best && best[1] >= 1.5 ? best[0] : undefined
}

/** The councils of the other nations are known by name: one in the head of a letter that is none of them is in England. */
function isFromCouncil(lines: string): boolean {
  return COUNCIL.test(lines.slice(0, 400))
}

const COUNCIL =
  /^[^\n.]{0,60}\p{Lu}\p{L}+ (?:(?:(?<!County )Borough|District|City|County) Council|(?:(?<!COUNTY )BOROUGH|DISTRICT|CITY|COUNTY) COUNCIL)\b/mu

/** A state office's post codes are in one place for the whole country. */
const SENDER_POST = /\b(?:BX\d|DL98|BS98|HM Revenue|TV Licensing|Student Loans)\b/

const NATIONS = [
  { nation: 'scotland', most: 6, share: 1 },
  { nation: 'northern_ireland', most: 6, share: 1 },
  { nation: 'wales', most: 2.5, share: 1 },
  { nation: 'england', most: 3, share: 0.8 },
] as const satisfies readonly { nation: Nation; most: number; share: number }[]

/** A later post code weighs a little more: the head of a letter is the sender's, then comes the reader's. */
function postcodes(lines: string): Map<Nation, number> {
  const found = new Map<Nation, number>()
  const codes = Array.from(lines.matchAll(POSTCODES), ([code]) => code).slice(0, 6)
  for (const [at, code] of codes.entries()) {
    const nation = OF_CODE.find(({ pattern }) => pattern.test(code))?.nation ?? 'england'
    found.set(nation, (found.get(nation) ?? 0) + (at === 0 ? 1.8 : 2.2))
  }
  return found
}

/** Papers that exist in one nation only. */
const LAWS = [
  {
    nation: 'scotland',
    pattern: /\bdecriminalised parking\b|\bparking attendant\b|\bsheriffdom\b|\bsequestrat/i,
  },
  {
    nation: 'wales',
    pattern:
      /\brenting homes \(wales\)|\boccupation contract\b|\bcyfeirnod\b|\bannwyl\b|\btreth\b|\bdiolch\b|\bmae\b.{3,60}\bgymraeg/i,
  },
  {
    nation: 'northern_ireland',
    pattern:
      /\benforcement of judgments\b|\bland (?:&|and) property services\b|\bhousing executive\b|\b(?:in|from|universal credit|uc) n\.?i\b(?! (?:cont|num|cred|cat|pay|rec))|\bn\.? ireland\b/i,
  },
  {
    nation: 'england',
    pattern:
      /\bsection 268\b|\bform sd 6\b|\btraffic enforcement centre\b|\bcivil national business centre\b|\bcounty court at\b|\bsection 13 notice\b|\bform 4a\b/i,
  },
] as const satisfies readonly { nation: Nation; pattern: RegExp }[]

function lawOf(lines: string, nation: Nation): number {
  return LAWS.some((law) => law.nation === nation && law.pattern.test(lines)) ? 1.5 : 0
}

/** Whole post codes, and the first half at the end of an address line: "Swindon SN2". Not "G00DS", by OCR. */
const POSTCODES =
  /\b(?!G0)[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|(?<=\p{Ll}{3},? )[A-Z]{1,2}\d{1,2}[A-Z]?(?=\s*$)/gmu
const OF_CODE = [
  { nation: 'wales', pattern: /^(?:CF|SA|LL|LD|NP)\d/ },
  { nation: 'scotland', pattern: /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/ },
  { nation: 'northern_ireland', pattern: /^BT\d/ },
] as const satisfies readonly { nation: Nation; pattern: RegExp }[]

/** Each word that speaks for a nation; a bank that is only named after one lends anywhere. */
function weigh(input: Input, sign: Nation): number {
  const { text } = input.working
  const own = signsOf(input, sign).filter(
    ({ start, end }) =>
      !/and wales|england and$|in england|registered in|bank of (?:scotland|wales)/i.test(
        text.slice(Math.max(0, start - 16), end + 10),
      ) && !isLengthOfNotice(text, start),
  )
  return Math.min(6, own.length * 1.5)
}

/** "Two months notice to leave" is how long it is, anywhere; the Scottish paper of that name counts in days. */
function isLengthOfNotice(text: string, start: number): boolean {
  return /\b(?:months?|weeks?)['’]?s?['’]? $/i.test(text.slice(Math.max(0, start - 12), start))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
