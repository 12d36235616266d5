/** Many patterns on one text: those are not run whose words the text does not have. */
import type { Working } from './normalise.ts'
import { requiredWords } from './required-words.ts'
import type { Need } from './required-words.ts'

/** What all reading is done on; what is seen in it is forgotten with it. */
type Page = Pick<Working, 'text'>

/** True where the pattern, which has no flag g, matches in the first `within` characters of the text. */
export function occurs(pattern: RegExp, page: Page, within?: number): boolean {
  return mayOccur(pattern, page) && pattern.test(page.text.slice(0, within))
}

/** The first match, as of `pattern.exec`. */
export function firstOccurrence(pattern: RegExp, page: Page, within?: number) {
  return mayOccur(pattern, page) ? pattern.exec(page.text.slice(0, within)) : null
}

/** Every match of a pattern with the flag g. */
export function occurrences(
  pattern: RegExp,
  page: Page,
  within?: number,
): Iterable<RegExpExecArray> {
  return mayOccur(pattern, page) ? page.text.slice(0, within).matchAll(pattern) : []
}

/** How often a pattern with the flag g matches. */
export function countOccurrences(pattern: RegExp, page: Page, within?: number): number {
  return mayOccur(pattern, page) ? (page.text.slice(0, within).match(pattern)?.length ?? 0) : 0
}

/** Of many patterns, with what belongs to each, those that could match a few words. */
export function couldMatch<Row extends readonly [RegExp, ...unknown[]]>(
  rows: readonly Row[],
  words: string,
): Row[] {
  const threes = threesOf(foldCase(words))
  for (const three of threes) put(FEW, three)
  const found = rows.filter(([pattern]) => {
    const need = needOf(pattern)
    return need === null || isMet(need, FEW)
  })
  for (const three of threes) FEW[three >> 5] = 0
  return found
}

/**
 * A need as looks, one after the other: which three letters to look for, and where to go on where they are seen and where they are not.
 * `from` is the first look, counted in numbers of `looks`.
 */
type Looks = { readonly looks: Int32Array; readonly from: number }

const MET = -1
const UNMET = -2

const NEEDS = new WeakMap<RegExp, Looks | null>()

/** False only where the pattern cannot match: what each match needs is not in the text, in capitals or small letters. */
function mayOccur(pattern: RegExp, page: Page): boolean {
  const need = needOf(pattern)
  return need === null || isMet(need, seenIn(page))
}

function needOf(pattern: RegExp): Looks | null {
  let need = NEEDS.get(pattern)
  if (need === undefined) {
    const words = requiredWords(pattern)
    need = words === undefined ? null : looksFor(words)
    NEEDS.set(pattern, need)
  }
  return need
}

/** Asked some hundred times for each page, so by a plain loop. */
function isMet({ looks, from }: Looks, seen: Int32Array): boolean {
  let at = from
  while (at >= 0) at = looks[at + (has(seen, looks[at] ?? 0) ? 1 : 2)] ?? UNMET
  return at === MET
}

function looksFor(need: Need): Looks {
  const looks: number[] = []
  const from = addLooks(looks, need, { met: MET, unmet: UNMET })
  return { looks: Int32Array.from(looks), from }
}

/** Adds the looks for a need, the last first, so that each knows where the next one is. Gives the place of the first. */
function addLooks(
  looks: number[],
  need: Need,
  { met, unmet }: { met: number; unmet: number },
): number {
  if (typeof need === 'string')
    return threesOf(need).reduceRight((next, three) => looks.push(three, next, unmet) - 3, met)
  if ('any' in need)
    return need.any.reduceRight((next, part) => addLooks(looks, part, { met, unmet: next }), unmet)
  return need.all.reduceRight((next, part) => addLooks(looks, part, { met: next, unmet }), met)
}

const BITS = 15
/** One bit for each three: so few that all of them stay at hand. */
const WORDS = 1 << (BITS - 5)

function has(seen: Int32Array, three: number): boolean {
  return (((seen[three >> 5] ?? 0) >> (three & 31)) & 1) === 1
}

function put(seen: Int32Array, three: number): void {
  seen[three >> 5] = (seen[three >> 5] ?? 0) | (1 << (three & 31))
}

/** The letters of a text in threes, as numbers. */
function threesOf(text: string): number[] {
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => threeAt(text, at))
}

/** Some threes share a number: then a pattern is run for nothing. */
function threeAt(text: string, at: number): number {
  const sum =
    text.charCodeAt(at) * 0x2f0b + text.charCodeAt(at + 1) * 0x61f + text.charCodeAt(at + 2)
  return (sum ^ (sum >> BITS)) & ((1 << BITS) - 1)
}

/** Empty but while a few words are looked at: to make it anew would take longer than to look. */
const FEW = new Int32Array(WORDS)

const SEEN = new WeakMap<Page, Int32Array>()

function seenIn(page: Page): Int32Array {
  const known = SEEN.get(page)
  if (known) return known
  const seen = new Int32Array(WORDS)
  const text = foldCase(page.text)
  for (let at = 0; at + 2 < text.length; at += 1) put(seen, threeAt(text, at))
  SEEN.set(page, seen)
  return seen
}

/** Small letters, and the two signs that a pattern without regard to case takes for letters of ours. */
function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ſ', 's').replaceAll('\u212a', 'k')
}
