/** Many patterns on one text: those are not run whose words the text does not have. */
import type { Working } from './normalise.ts'
import { requiredWords } from './required-words.ts'

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

/** Three letters in a row, as a number. */
type Threes = Uint16Array

const WORDS = new WeakMap<RegExp, readonly Threes[] | null>()

/** False only where the pattern cannot match: no word that each match needs is in the text, in capitals or small letters. */
function mayOccur(pattern: RegExp, page: Page): boolean {
  let words = WORDS.get(pattern)
  if (words === undefined) {
    words = requiredWords(pattern)?.map(threesOf) ?? null
    WORDS.set(pattern, words)
  }
  if (words === null) return true
  const seen = seenIn(page)
  return words.some((word) => word.every((three) => seen[three] === 1))
}

const BITS = 15

function threesOf(word: string): Threes {
  const threes = new Uint16Array(word.length - 2)
  for (let at = 0; at < threes.length; at += 1) threes[at] = threeAt(word, at)
  return threes
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
