/** Which leading cases fit a letter or a question. It chooses among the rows it is given, and so never names a case we do not hold. */
import type { Basis } from '@plainletter/contracts/analysis'
import type { CountryCode, PlainDate } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import { DOCUMENT_TYPE_NAMES } from '@plainletter/contracts/document-type-names'
import type { Precedent } from '@plainletter/contracts/precedent'
import type { Reading, Span } from '@plainletter/contracts/reading'

import { letterBases } from './basis.ts'
import { holds } from './holds.ts'
import type { TestedFacts } from './holds.ts'
import { findLoosePhrases, indexLoosePhrases } from './loose-phrases.ts'
import { normalPhrase, normaliseText } from './normal-text.ts'
import { findPhrases, indexPhrases } from './phrase-index.ts'

export const MOST_PRECEDENTS = 6

/** `country` is the one whose law counts: see `whichCountry`. `precedents` are the rows of that country. */
export type PrecedentSearch = {
  text: string
  reading: Reading
  country: CountryCode
  precedents: readonly Precedent[]
  today: PlainDate
}

/** A case, and why it was chosen: the words of the letter or question, or the kind of letter alone. */
export type FoundPrecedent = { precedent: Precedent; words: Basis[]; kind: DocumentType }

/** `says` is one plain sentence about the list, also when it is empty. */
export type FoundPrecedents = { found: FoundPrecedent[]; says: string; assumesEngland: boolean }

/** The cases that fit, best first, six at most. The same input always gives the same list. */
export function findPrecedents(search: PrecedentSearch): FoundPrecedents {
  const place = placeOf(search)
  const here = search.precedents.filter((row) => isForPlace(row, place))
  const facts = gatherWords(search, here)
  const found = here
    .flatMap((row) => fit(row, facts, search))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_PRECEDENTS)
    .map(({ precedent, words, kind }) => ({ precedent, words, kind }))
  const assumesEngland = place.assumesEngland && found.some((one) => one.precedent.nations)
  return { found, says: sayFound(found.length, search.reading), assumesEngland }
}

type Place = {
  country: CountryCode
  nation: string
  region: string | undefined
  assumesEngland: boolean
}

/** As for the law: England stands in for an unknown nation. */
function placeOf({ reading: { jurisdiction }, country }: PrecedentSearch): Place {
  const isHere = jurisdiction.countryCode === country
  const nation = isHere ? jurisdiction.nation : undefined
  return {
    country,
    nation: nation ?? 'england',
    region: isHere ? jurisdiction.region : undefined,
    assumesEngland: country === 'gb' && nation === undefined,
  }
}

function isForPlace({ country, nations, regions }: Precedent, place: Place): boolean {
  if (country !== place.country) return false
  if (regions && !regions.some((region) => region === place.region)) return false
  return !nations || nations.some((nation) => nation === place.nation)
}

type Words = TestedFacts & { asked: ReadonlyMap<string, Span> }

function gatherWords({ text, reading, today }: PrecedentSearch, rows: readonly Precedent[]): Words {
  const normal = normaliseText(text)
  const tests = rows.flatMap(({ when }) => [
    ...(when?.all ?? []),
    ...(when?.any ?? []),
    ...(when?.not ?? []),
  ])
  const said = indexPhrases(tests.flatMap((test) => ('says' in test ? test.says : [])))
  const asked = indexLoosePhrases(rows.flatMap((row) => row.asks?.flat() ?? []))
  return {
    reading,
    today,
    said: findPhrases(normal, said),
    meant: new Set(),
    asked: findLoosePhrases(normal, asked),
    names: [reading.senderOrganization, reading.originalCreditor].map((name) =>
      normalPhrase(name ?? ''),
    ),
  }
}

type Fit = FoundPrecedent & { score: number }

const OF_WORDS = 4
const OF_TOPIC = 1

/** A list of one, or of none when the case does not fit. */
function fit(precedent: Precedent, facts: Words, { text, reading }: PrecedentSearch): Fit[] {
  const kind = reading.documentType
  if (!precedent.kinds.includes(kind)) return []
  const places = kind === 'ENQUIRY' ? askedPlaces(precedent, facts) : saidPlaces(precedent, facts)
  if (!places) return []
  const words = letterBases(text, onePerPlace(places))
  const ofTopic = precedent.areas.includes(reading.topic) ? OF_TOPIC : 0
  return [{ precedent, words, kind, score: words.length * OF_WORDS + ofTopic + telling(words) }]
}

/** One phrase of each group, the longest that the question says; null when a group has none. */
function askedPlaces({ asks }: Precedent, { asked }: Words): Span[] | null {
  if (!asks) return null
  const places = asks.map((group) => longest(group, asked))
  return places.every((place) => place !== null) ? places : null
}

/** The words that the condition found, then those a question would use. */
function saidPlaces({ when, asks = [] }: Precedent, facts: Words): Span[] | null {
  const places = holds(when, facts)
  if (!places) return null
  return [
    ...places,
    ...asks.map((group) => longest(group, facts.asked)).filter((one) => one !== null),
  ]
}

function longest(group: readonly string[], found: ReadonlyMap<string, Span>): Span | null {
  return group
    .map((phrase) => found.get(phrase))
    .filter((span) => span !== undefined)
    .reduce<Span | null>(
      (best, span) => (best && lengthOf(best) >= lengthOf(span) ? best : span),
      null,
    )
}

const lengthOf = ([start, end]: Span) => end - start

/** Words that lie inside others prove nothing more. */
function onePerPlace(places: readonly Span[]): Span[] {
  return places.filter(
    (place, at) =>
      !places.some(
        (other, otherAt) =>
          at !== otherAt && contains(other, place) && (otherAt < at || !contains(place, other)),
      ),
  )
}

const contains = (outer: Span, inner: Span) => outer[0] <= inner[0] && inner[1] <= outer[1]

/** Long phrases say more than short ones; never as much as one phrase more. */
function telling(words: readonly Basis[]): number {
  const length = words.reduce((sum, one) => sum + ('quote' in one ? one.quote.length : 0), 0)
  return Math.min(length, 99) / 100
}

function sayFound(count: number, { documentType }: Reading): string {
  const what = documentType === 'ENQUIRY' ? 'question' : 'letter'
  if (count === 0)
    return `We hold no leading case that fits this ${what}. We only name cases that we have checked.`
  return count === 1
    ? `We hold one leading case that fits this ${what}.`
    : `We hold ${count} leading cases that fit this ${what}. The closest comes first.`
}

/** Why a case was chosen, in one sentence. */
export function sayWhy({ words, kind }: FoundPrecedent): string {
  const quotes = words.flatMap((one) =>
    'quote' in one ? [`"${one.quote.replace(/\s+/g, ' ')}"`] : [],
  )
  if (quotes.length === 0) return `It is about this kind of letter: ${DOCUMENT_TYPE_NAMES[kind]}.`
  const who = kind === 'ENQUIRY' ? 'Your question' : 'Your letter'
  return `${who} says ${quotes.join(' and ')}.`
}
