/** The state, province, canton or region whose law counts, from post codes and names. ISO 3166-2. */
import type { CountryCode } from '@plainletter/contracts/country'

import { CITIES_OF_BELGIUM } from './region-cities-belgium.ts'
import { CITIES } from './region-cities.ts'
import { MARKS } from './region-marks.ts'
import { CODES, NAMES, OFFICES } from './region-tables.ts'

/** Evidence below this names nothing. */
const ENOUGH = 1.5
/** A head of letter is the sender's, then comes the reader's address; later ones repeat. */
const BY_ORDER = [1.8, 2.4, 1, 1, 1, 1] as const
const NAMED = 1.5

/** Region of the text in a country, such as "US-TX"; undefined where the text does not show one. */
export function findRegion(text: string, country: CountryCode): string | undefined {
  const scores = new Map<string, number>()
  for (const [region, weight] of evidence(withoutFederalBox(text), country))
    scores.set(region, (scores.get(region) ?? 0) + weight)
  const [best, second] = Array.from(scores).toSorted((a, b) => b[1] - a[1])
  if (!best || best[1] < ENOUGH || best[1] === second?.[1]) return undefined
  return `${country.toUpperCase()}-${best[0]}`
}

/** What speaks for which region, and how much. Cities count where nothing else is printed. */
function evidence(text: string, country: CountryCode): (readonly [string, number])[] {
  const marked = (MARKS[country] ?? []).filter(([, words]) => words.test(text))
  const found = [
    ...regionsOfCodes(text, country).map((region, at) => [region, BY_ORDER[at] ?? 0] as const),
    ...regionsNamed(text, NAMES[country]).map((region) => [region, NAMED] as const),
    ...marked.map(([region]) => [region, NAMED] as const),
  ]
  if (found.length > 0) return found
  const towns = country === 'be' ? CITIES_OF_BELGIUM : CITIES[country]
  const cities = new Set(regionsNamed(text, towns))
  return Array.from(cities, (region) => [region, NAMED] as const)
}

/** The regions of the post codes in order, each code once; those of offices that serve the whole country are left out. */
function regionsOfCodes(text: string, country: CountryCode): string[] {
  const scheme = CODES[country]
  if (!scheme) return []
  const codes = Array.from(text.matchAll(scheme.pattern), ([printed, code, short]) => ({
    printed,
    code: code ?? short ?? '',
  })).filter(({ printed }) => !OFFICES.test(printed))
  const seen = new Set(codes.map(({ printed }) => printed))
  return Array.from(seen)
    .slice(0, 12)
    .flatMap((printed) => {
      const code = codes.find((one) => one.printed === printed)?.code ?? ''
      return longestPrefix(scheme.regions, code) ?? []
    })
}

/** A federal office writes to every state from its box at a post office. */
const FEDERAL =
  /\b(?:u\.? ?s\.? department of|department of (?:the treasury|veterans affairs|education)|internal revenue service|social security administration|centers for medicare|citizenship and immigration services|federal student aid)\b/i
const BOX = /\bp\.? ?o\.? box \d+[^\n]*(?:\n[^\n]{0,40})?\b[a-z]{2},? \d{5}(?:-\d{4})?/gi

function withoutFederalBox(text: string): string {
  return FEDERAL.test(text.slice(0, 400)) ? text.replace(BOX, '') : text
}

function longestPrefix(regions: ReadonlyMap<string, string>, code: string): string | undefined {
  for (let length = Math.min(4, code.length); length > 0; length -= 1) {
    const region = regions.get(code.slice(0, length))
    if (region !== undefined) return region
  }
  return undefined
}

/** Names of regions, each at most twice. */
function regionsNamed(text: string, names: (typeof NAMES)[CountryCode]): string[] {
  if (!names) return []
  const found = Array.from(text.matchAll(names.pattern), ([name]) => names.regions.get(plain(name)))
  const counts = new Map<string, number>()
  return found.flatMap((region) => {
    if (region === undefined) return []
    counts.set(region, (counts.get(region) ?? 0) + 1)
    return (counts.get(region) ?? 0) <= 2 ? [region] : []
  })
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ')
}
