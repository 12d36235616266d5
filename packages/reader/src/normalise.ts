/** The working copy of a text: repaired for reading, with a map back to what the person gave us. */
import type { Span } from '@plainletter/contracts/reading'
import { closeSpacedWords, hasSpacedWords } from '@plainletter/contracts/spaced-words'
import { withoutUnticked } from '@plainletter/contracts/ticked-boxes'

import { shortenBlanks } from './blank-runs.ts'
import { withoutMarkup } from './markup.ts'
import { repairSlips } from './scanner-slips.ts'

/** `text` is what scanners read. `starts[i]` is where `text[i]` began in `original`. */
export type Working = { original: string; text: string; starts: Uint32Array }

/** Longer texts are read up to here; a letter is rarely above 20,000 characters. */
const MAX_TEXT = 1_000_000

/** Makes the working copy: NFKC, plain quotes and dashes, joined words, and the usual confusions of OCR undone. */
export function normalise(original: string): Working {
  const { chars, starts } = repairMarkup(withoutUnticked(original.slice(0, MAX_TEXT)))
  const text = repairSlips(chars.join(''))
  return { original, text, starts: Uint32Array.from(starts) }
}

/** Only a text with such marks at all is looked at twice. */
function repairMarkup(original: string): Unified {
  const units = shortenBlanks(unify(original), original)
  const isMarked = original.includes('**') || original.includes('--|') || original.includes('# ')
  const plain = isMarked ? withoutMarkup(units) : units
  return hasSpacedWords(original) ? closeSpacedWords(plain) : plain
}

/** The span in the original of `text[start, end)`, without white space at either end. */
export function toSpan(working: Working, start: number, end: number): Span {
  const from = working.starts[start] ?? working.original.length
  const to = working.starts[end] ?? working.original.length
  const last = (working.starts[end - 1] ?? to) + 1
  const isMarkup = end > start && /^[*#|\s]+$/.test(working.original.slice(last, to))
  return trimSpan(working.original, from, Math.max(from, isMarkup ? last : to))
}

/** The original words under a span. */
export function quoteOf(working: Working, span: Span): string {
  return working.original.slice(span[0], span[1])
}

function trimSpan(text: string, from: number, to: number): Span {
  let start = from
  let end = to
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1
  while (start < end && isBlank(text.charCodeAt(start))) start += 1
  return [start, end]
}

function isBlank(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0xad || (code >= 0x2000 && code <= 0x200f)
}

const REPLACED: ReadonlyMap<string, string> = new Map([
  ['\r', '\n'],
  ['\f', '\n'],
  ['\v', '\n'],
  ['\u2028', '\n'],
  ['\u2029', '\n'],
  // The dot that stands in the middle of a date's numbers.
  ['\u2219', '/'],
  ['\u2018', "'"],
  ['\u2019', "'"],
  ['\u201b', "'"],
  ['\u00b4', "'"],
  ['`', "'"],
  ['\u201c', '"'],
  ['\u201d', '"'],
  ['\u201e', '"'],
  ['\u00ab', '"'],
  ['\u00bb', '"'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '-'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u2212', '-'],
  ['\u20a4', '£'],
  ['\u00ba', '\u00ba'],
  ['\u00b0', '\u00b0'],
])
const DROPPED = /[\u00ad\u200b-\u200f\u2060\ufeff]/
const MARK = /\p{M}/u

type Unified = { chars: string[]; starts: number[] }

function unify(original: string): Unified {
  const out: Unified = { chars: [], starts: [] }
  let index = 0
  while (index < original.length) {
    if (staysAsItIs(original, index)) {
      out.chars.push(original.charAt(index))
      out.starts.push(index)
      index += 1
      continue
    }
    const end = clusterEnd(original, index)
    pushCluster(out, original, { index, end })
    index = end
  }
  out.starts.push(original.length)
  return out
}

/** A small or capital letter or a space before another, as nearly all of a text are: nothing to repair. */
function staysAsItIs(text: string, index: number): boolean {
  return isLetterOrSpace(text.charCodeAt(index)) && isLetterOrSpace(text.charCodeAt(index + 1))
}

function isLetterOrSpace(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 32
}

/** One code point with the combining marks that follow it, at most eight. */
function clusterEnd(text: string, index: number): number {
  let end = index + ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)
  for (let marks = 0; marks < 8 && text.charCodeAt(end) > 0x2ff; marks += 1) {
    if (!MARK.test(text.charAt(end))) break
    end += 1
  }
  return end
}

function pushCluster(out: Unified, text: string, at: { index: number; end: number }): void {
  const cluster = text.slice(at.index, at.end)
  if (isDropped(text, { ...at, cluster })) return
  for (const char of unified(cluster)) push(out, char, at.index)
  if (isMissingSpace(text, at.end)) push(out, ' ', at.end)
}

/** The first half of a line end, the ghost before a pound sign, and the hyphen of a broken word. */
function isDropped(text: string, at: { index: number; end: number; cluster: string }): boolean {
  const next = text[at.end]
  switch (at.cluster) {
    case '\r':
      return next === '\n'
    case '\u00c2':
      return next === '£'
    case '-':
      return isBrokenWord(text, at.index)
    case '\n':
      return text[at.index - 1] === '-' && isBrokenWord(text, at.index - 1)
    default:
      return false
  }
}

function push(out: Unified, char: string, start: number): void {
  for (let unit = 0; unit < char.length; unit += 1) {
    out.chars.push(char.charAt(unit))
    out.starts.push(start)
  }
}

/** What stays as it is: what a typewriter has, but for the grave accent, and two signs of money. Asked for each sign, so by its code. */
function isPlain(code: number): boolean {
  if (code >= 0x20 && code <= 0x7e) return code !== 0x60
  return code === 0x0a || code === 0x09 || code === 0xa3 || code === 0x20ac
}

function unified(cluster: string): string {
  if (cluster.length === 1 && isPlain(cluster.charCodeAt(0))) return cluster
  const replaced = REPLACED.get(cluster)
  if (replaced !== undefined) return replaced
  if (DROPPED.test(cluster)) return ''
  const normal = cluster.normalize('NFKC')
  return REPLACED.get(normal) ?? normal
}

/** "enforce-⏎ment" is one word; "co-⏎Operative" and "14-⏎day" are not. */
function isBrokenWord(text: string, hyphen: number): boolean {
  if (text[hyphen + 1] !== '\n') return false
  return /[a-z]/.test(text.charAt(hyphen - 1)) && /[a-z]/.test(text.charAt(hyphen + 2))
}

/** "20August" and "by3 September" lost a space on the way through a scanner. */
function isMissingSpace(text: string, next: number): boolean {
  const [before, after] = [text.charCodeAt(next - 1), text.charCodeAt(next)]
  if (isDigit(before))
    return after >= 65 && after <= 90 && /^[A-Z][a-z]{2}/.test(text.slice(next, next + 3))
  const isLow = before >= 97 && before <= 122 && !isLoneEll(text, next - 1)
  return isLow && isDigit(after) && /^\d{1,2} ?[A-Z][a-z]{2}/.test(text.slice(next, next + 6))
}

/** "l2 May": a small l that stands alone before a figure is a 1. */
function isLoneEll(text: string, at: number): boolean {
  return text[at] === 'l' && !/\p{L}/u.test(text.charAt(at - 1))
}

/** Asked for each letter of the text, so by its code. */
function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
