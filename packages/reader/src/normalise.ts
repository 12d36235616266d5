/** The working copy of a text: repaired for reading, with a map back to what the person gave us. */
import type { Span } from '@plainletter/contracts/reading'
import { closeSpacedWords, hasSpacedWords } from '@plainletter/contracts/spaced-words'

import { shortenBlanks } from './blank-runs.ts'
import { withoutMarkup } from './markup.ts'
import { isDayWithMonth } from './months.ts'

/** `text` is what scanners read. `starts[i]` is where `text[i]` began in `original`. */
export type Working = { original: string; text: string; starts: Uint32Array }

/** Longer texts are read up to here; a letter is rarely above 20,000 characters. */
const MAX_TEXT = 1_000_000

/** Makes the working copy: NFKC, plain quotes and dashes, joined words, and the usual confusions of OCR undone. */
export function normalise(original: string): Working {
  const { chars, starts } = repairMarkup(original.slice(0, MAX_TEXT))
  const text = repairDigits(repairWords(repairBars(chars.join('').replace(LOST_J, 'J'))))
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
  const isLow = before >= 97 && before <= 122
  return isLow && isDigit(after) && /^\d{1,2} ?[A-Z][a-z]{2}/.test(text.slice(next, next + 6))
}

/** Asked for each letter of the text, so by its code. */
function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Runs such as "2O", "l4" or "1,O47.OO": letters that are digits. Same length, so offsets hold. */
function repairDigits(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])(?=[OoIl.,]{0,4}\d|[Il]\d)[\dOoIl][\dOoIl.,]{1,14}(?![\p{L}\p{N}])/gu,
    (run) => run.replace(/[Oo]/g, '0').replace(/[Il]/g, '1'),
  )
}

const LETTER_FOR = { '0': 'o', '1': 'l', '3': 'e', '5': 's' } as const satisfies Record<
  string,
  string
>

/** "L|MITED", "b|ll", "|f you": a bar between letters alike or before a small word is an I; between cells of a table it is a bar. Same length. */
function repairBars(text: string): string {
  return text.includes('|')
    ? text
        .replace(/(?<=\p{Lu})\|(?=\p{Lu})|(?<![^\s(])\|(?=[fnst] )/gu, 'I')
        .replace(/(?<=\p{Ll})\|(?=\p{Ll})/gu, '1')
    : text
}

/** "]une", "]anuary". */
const LOST_J = /[\])](?=(?:une|uly|an(?:uary)?)\b)/g

/** Words such as "n0tice", "paym3nt" or "ENF0RCEMENT": digits that are letters. Same length. */
function repairWords(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])[A-Za-z0135]{2,24}(?![\p{L}\p{N}])/gu, (raw) => {
    if (!CONFUSED.test(raw)) return raw
    const word = repairCapitals(raw)
    if (/^0ct(?:ober)?$/i.test(word)) return `O${word.slice(1)}`
    if (SMALL_WORD.test(word)) return word.replace('0', /[A-Z]/.test(word) ? 'O' : 'o')
    if (!isMisreadWord(word)) return shortCapitals(word) ?? word
    return Array.from(word, (char, at) => letterFor(word, char, at)).join('')
  })
}

/** Most words have nothing that a scanner could have taken for something else. */
const CONFUSED = /[0135I]|^l|[A-Z]l|l[A-Z]/

/** "0f", "T0" and the like. */
const SMALL_WORD = /^(?:0[fnr]|[tnsgd]0)$/i

function isMisreadWord(word: string): boolean {
  const digits = word.replace(/[^0-9]/g, '').length
  if (digits === 0 || digits > 2 || isDayWithMonth(word) || /^\d+[a-z]{1,2}$/i.test(word))
    return false
  if (/\d$/.test(word) && !/[a-z]{2}(?:0|11)$/.test(word) && !isLostEll(word)) return false
  const isLower =
    /^[A-Z0135]?[a-z0135]+$/.test(word) && word.length - digits >= Math.min(3, word.length - 1)
  return isLower || MISREAD_CAPITALS.test(word)
}

/** One wrong digit in six capitals, or two noughts in seven: "ENF0RCEMENT", "0FFICERS", "B0R0UGH", "F00THILLS", "STAT10N". */
const MISREAD_CAPITALS =
  /^(?=.{6})[A-Z]+[01][A-Z]+$|^(?=.{7})[A-Z]+(?:0[A-Z]+){2}$|^0[A-Z]{5,}$|^[A-Z]+00[A-Z]{4,}$|^[A-Z]+T10N[A-Z]*$/

/** "C1TY", "F1NAL", "18 N0V": too short to be told from a code by their shape. */
const SHORT_WORDS: ReadonlySet<string> = new Set(
  'APR AUG BILL BOARD CITY CIVIL CLAIM CLERK COURT DEC FINAL JUL LEGAL NOV NOW NOT PAID POLICE SEP STATE TOTAL TOWN TRIAL UNIT YOU YOUR'.split(
    ' ',
  ),
)

function shortCapitals(word: string): string | undefined {
  const letters = word.replace(/0/g, 'O').replace(/5/g, 'S')
  return [letters.replace(/1/g, 'I'), letters.replace(/1/g, 'L')].find((one) =>
    SHORT_WORDS.has(one),
  )
}

/** "Civi1", "ful1": an l at the end. "page1" and the like are numbered things. */
function isLostEll(word: string): boolean {
  return (
    /^[A-Za-z]?[a-z]{2,}[aeiou]?l?1$/.test(word) &&
    /(?:[aeiou]|l)1$/.test(word) &&
    !/^(?:page|table|route|phase|line|type|due|note|zone|code|date|file|rule|core)1$/i.test(word)
  )
}

/** "PARKlNG" and "lf": a small l that is a capital I. */
function repairCapitals(word: string): string {
  if (/^[A-Zl0]*[A-Z]{2}[A-Zl0]*$/.test(word)) return word.replace(/l/g, 'I')
  const inner = /^(?:Mc|Mac)I/.test(word) ? word : word.replace(/(?<=[A-Za-z])I(?=[a-z])/g, 'l')
  return /^l(?!td$|lp$|bs?$|tr$)[bcdfgkmnpqrstvwxz]/.test(inner) ? `I${inner.slice(1)}` : inner
}

function letterFor(word: string, char: string, at: number): string {
  if (!isConfused(char)) return char
  const isUpper =
    !/[a-z]/.test(word) ||
    /[A-Z]/.test(word.charAt(at + 1)) ||
    (at === 0 && /[a-z]/.test(word.charAt(1)))
  // "de11a", "del1a": the second of two that stand behind a vowel is an l too.
  const isEll = /[aeiou][1l]?$/i.test(word.slice(0, at)) || isEllOfCluster(word, at)
  const letter = char === '1' && !isEll ? 'i' : LETTER_FOR[char]
  return isUpper ? letter.toUpperCase() : letter
}

/** "Emp1oyment", "c1aim", "payab1e": an l between a consonant that it follows and a vowel; "soc1al" has an i. */
function isEllOfCluster(word: string, at: number): boolean {
  const left = word.slice(0, at)
  const right = word.slice(at + 1)
  if (/^[bcfgp]$|[mx][pc]$/i.test(left)) return /^[aeouy]/i.test(right)
  // "app1ication", "inc1ude", "month1y": no English word has an i there.
  if (/(?:^|[^h])[au]pp$/i.test(left) || /^y$/i.test(right)) return true
  if (/c$/i.test(left) && /^u/i.test(right)) return true
  return /[bcdfgpt]$/i.test(left) && /^e$/i.test(right)
}

function isConfused(char: string): char is keyof typeof LETTER_FOR {
  return char in LETTER_FOR
}
