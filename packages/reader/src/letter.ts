/** What every scanner is given: the working copy, its lines, its cues, and what is known about place and language. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'

import type { Abroad } from './abroad.ts'
import type { Line } from './blocks.ts'
import type { CueRow, Hit, Sign } from './cues/cue.ts'
import type { Families } from './cues/families.ts'
import type { Stakes } from './cues/stakes.ts'
import type { Working } from './normalise.ts'

export type Letter = {
  working: Working
  lines: readonly Line[]
  hits: readonly Hit[]
  language: string
  country: CountryCode
  currency: string
  /** The natural logarithm of how likely each kind is by the words on the whole; empty in a language without a model. */
  kindsByWords: ReadonlyMap<DocumentType, number>
  /** Of its language; null where they are not known. */
  families: Families | null
  /** The same. */
  stakes: Stakes | null
  /** Finds nothing in English, and in languages whose words are not known. */
  abroad: Abroad
}

type RowOf<Means extends CueRow['means']> = Extract<CueRow, { means: Means }>
export type HitOf<Means extends CueRow['means']> = {
  row: RowOf<Means>
  start: number
  end: number
}

/** The hits of one meaning, in order of their start. */
export function hitsOf<Means extends CueRow['means']>(
  letter: Pick<Letter, 'hits'>,
  means: Means,
): HitOf<Means>[] {
  return letter.hits.filter((hit): hit is HitOf<Means> => hit.row.means === means)
}

/** Hits of one named fact. */
export function signsOf(letter: Pick<Letter, 'hits'>, sign: Sign): Hit[] {
  return letter.hits.filter((hit) => hit.row.means === 'sign' && hit.row.sign === sign)
}

export function hasSign(letter: Pick<Letter, 'hits'>, sign: Sign): boolean {
  return letter.hits.some((hit) => hit.row.means === 'sign' && hit.row.sign === sign)
}

/** The line that holds a position, found by halving. */
export function lineAt(lines: readonly Line[], position: number): Line | undefined {
  let low = 0
  let high = lines.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const line = lines[middle]
    if (!line) return undefined
    if (position < line.start) high = middle - 1
    else if (position > line.end) low = middle + 1
    else return line
  }
  return undefined
}

/** The first index whose hit starts at or after a position, found by halving. */
function firstFrom(hits: readonly { start: number }[], position: number): number {
  let low = 0
  let high = hits.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((hits[middle]?.start ?? Infinity) < position) low = middle + 1
    else high = middle
  }
  return low
}

/** The hits that lie wholly inside a stretch of text. */
export function within<Found extends { start: number; end: number }>(
  hits: readonly Found[],
  stretch: { start: number; end: number },
): Found[] {
  const inside: Found[] = []
  for (let at = firstFrom(hits, stretch.start); at < hits.length; at += 1) {
    const hit = hits[at]
    if (!hit || hit.start >= stretch.end) break
    if (hit.end <= stretch.end) inside.push(hit)
  }
  return inside
}

/** True when the letter is written for somebody else. */
export function hasClient(letter: Pick<Letter, 'working'>): boolean {
  return /\b(?:our clients?|is our client|client:)\b/i.test(letter.working.text.slice(0, 20_000))
}

/** The first lines, in which a sender says what it is. */
export function headOf(letter: Pick<Letter, 'lines'>): string {
  const full = letter.lines.filter(({ text }) => text !== '').slice(0, 3)
  return full.map(({ text }) => text).join(' ')
}
