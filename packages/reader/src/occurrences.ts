/** Many patterns on one text: those are not run whose words the text does not have. */
import { requiredWords } from './required-words.ts'

/** `pattern.test(text)`; the pattern keeps no place of its own. */
export function occurs(pattern: RegExp, text: string): boolean {
  return mayOccur(pattern, text) && pattern.test(text)
}

/** `pattern.exec(text)`; the pattern keeps no place of its own. */
export function firstOccurrence(pattern: RegExp, text: string): RegExpExecArray | null {
  return mayOccur(pattern, text) ? pattern.exec(text) : null
}

/** `text.matchAll(pattern)`, for a pattern with the flag g. */
export function occurrences(pattern: RegExp, text: string): Iterable<RegExpExecArray> {
  return mayOccur(pattern, text) ? text.matchAll(pattern) : []
}

/** How often a pattern with the flag g matches. */
export function countOccurrences(pattern: RegExp, text: string): number {
  return mayOccur(pattern, text) ? (text.match(pattern)?.length ?? 0) : 0
}

/** Three letters in a row, as a number. */
type Threes = Uint16Array

const WORDS = new WeakMap<RegExp, readonly Threes[] | null>()

/** False only where the pattern cannot match: no word that each match needs is in the text, in capitals or small letters. */
function mayOccur(pattern: RegExp, text: string): boolean {
  let words = WORDS.get(pattern)
  if (words === undefined) {
    words = requiredWords(pattern)?.map(threesOf) ?? null
    WORDS.set(pattern, words)
  }
  if (words === null) return true
  const seen = seenIn(text)
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

/** The texts that were looked at last: a letter is asked about whole, and by its first page. */
const LAST: { text: string; seen: Uint8Array }[] = []
const KEPT = 4

function seenIn(text: string): Uint8Array {
  const known = LAST.find((one) => one.text === text)
  if (known) return known.seen
  const seen = new Uint8Array(1 << BITS)
  const small = foldCase(text)
  for (let at = 0; at + 2 < small.length; at += 1) seen[threeAt(small, at)] = 1
  LAST.unshift({ text, seen })
  LAST.length = Math.min(LAST.length, KEPT)
  return seen
}

/** Small letters, and the two signs that a pattern without regard to case takes for letters of ours. */
function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ſ', 's').replaceAll('\u212a', 'k')
}
