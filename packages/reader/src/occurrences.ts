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

/** A need with its words as their threes: letters in a row, as numbers. */
type Threes = Uint16Array | { any: readonly Threes[] } | { all: readonly Threes[] }

const NEEDS = new WeakMap<RegExp, Threes | null>()

/** False only where the pattern cannot match: what each match needs is not in the text, in capitals or small letters. */
function mayOccur(pattern: RegExp, page: Page): boolean {
  let need = NEEDS.get(pattern)
  if (need === undefined) {
    const words = requiredWords(pattern)
    need = words === undefined ? null : threesOf(words)
    NEEDS.set(pattern, need)
  }
  return need === null || isMet(need, seenIn(page))
}

/** Asked some hundred times for each page, so by plain loops. */
function isMet(need: Threes, seen: Uint8Array): boolean {
  if (need instanceof Uint16Array) {
    for (const three of need) if (seen[three] === 0) return false
    return true
  }
  const isEnough = 'any' in need
  for (const part of isEnough ? need.any : need.all)
    if (isMet(part, seen) === isEnough) return isEnough
  return !isEnough
}

const BITS = 15

function threesOf(need: Need): Threes {
  if (typeof need !== 'string')
    return 'any' in need ? { any: need.any.map(threesOf) } : { all: need.all.map(threesOf) }
  return Uint16Array.from({ length: need.length - 2 }, (_, at) => threeAt(need, at))
}

/** Some threes share a number: then a pattern is run for nothing. */
function threeAt(text: string, at: number): number {
  const sum =
    text.charCodeAt(at) * 0x2f0b + text.charCodeAt(at + 1) * 0x61f + text.charCodeAt(at + 2)
  return (sum ^ (sum >> BITS)) & ((1 << BITS) - 1)
}

const SEEN = new WeakMap<Page, Uint8Array>()

function seenIn(page: Page): Uint8Array {
  const known = SEEN.get(page)
  if (known) return known
  const seen = new Uint8Array(1 << BITS)
  const text = foldCase(page.text)
  for (let at = 0; at + 2 < text.length; at += 1) seen[threeAt(text, at)] = 1
  SEEN.set(page, seen)
  return seen
}

/** Small letters, and the two signs that a pattern without regard to case takes for letters of ours. */
function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ſ', 's').replaceAll('\u212a', 'k')
}
