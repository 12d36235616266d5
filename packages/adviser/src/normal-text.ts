/** A copy of a text made for finding phrases: lower case, one space for any run of spaces, plain quotes; spans lead back. */
import type { Span } from '@plainletter/contracts/reading'
import { closeSpacedWords, hasSpacedWords } from '@plainletter/contracts/spaced-words'

/**
 * `starts[i]` is the place of `normal[i]` in the original; one more entry marks the end. `spaced` is `normal` with a space
 * for each hyphen: made once, because every phrase of every row is looked for in it.
 */
export type NormalText = { normal: string; spaced: string; starts: readonly number[] }

const PLAIN_MARKS: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
}

/** Prepares a text once; every phrase is then found without changing it again. Words with spaces between their letters are closed up. */
export function normaliseText(text: string): NormalText {
  if (!hasSpacedWords(text)) return prepare(text)
  const places = Array.from({ length: text.length + 1 }, (_, at) => at)
  const closed = closeSpacedWords({ chars: text.split(''), starts: places })
  const prepared = prepare(closed.chars.join(''))
  return { ...prepared, starts: prepared.starts.map((at) => closed.starts[at] ?? text.length) }
}

function prepare(text: string): NormalText {
  const starts: number[] = []
  const characters: string[] = []
  let last = ' '
  for (let index = 0; index < text.length; index += 1) {
    const next = PLAIN_CHARACTERS[text.charCodeAt(index)] ?? normalCharacter(text.charAt(index))
    if (next === ' ' && last === ' ') continue
    characters.push(next)
    starts.push(index)
    last = next
  }
  const normal = characters.join('')
  return { normal, spaced: normal.replaceAll('-', ' '), starts: [...starts, text.length] }
}

/** Lower case without doubled spaces, as nearly all phrases of rules are written. */
const IS_NORMAL = /^(?:[!-@[-~]| (?! ))*$/

/** What a prepared text holds where it says the phrase. */
export function normalPhrase(phrase: string): string {
  const trimmed = phrase.trim()
  return IS_NORMAL.test(trimmed) ? trimmed : normaliseText(trimmed).normal
}

/** The span of the first place where the phrase stands as whole words, or null. */
export function findPhrase(text: NormalText, phrase: string): Span | null {
  const wanted = normalPhrase(phrase)
  if (wanted === '') return null
  for (let at = text.normal.indexOf(wanted); at !== -1; at = text.normal.indexOf(wanted, at + 1)) {
    if (standsAlone(text.normal, at, at + wanted.length))
      return originalSpan(text, at, at + wanted.length)
  }
  return null
}

/** A scan that mixes up o and 0, or i, l and 1, inside words. */
const SCAN_NOISE = /[a-z][01][a-z]|[a-z]{2}[01]\b|\blf you\b/

/** The text with look-alike characters made one, so that a scan of "C1aim F0rm" is found; null for a clean text. */
export function foldScan(text: NormalText): NormalText | null {
  return SCAN_NOISE.test(text.normal) ? { ...text, ...foldBoth(text) } : null
}

const foldBoth = ({ normal, spaced }: NormalText) => ({
  normal: foldLookalikes(normal),
  spaced: foldLookalikes(spaced),
})

/** The form of a phrase in a folded text. Each character stays one character, so that places keep their spans. */
export function foldLookalikes(normal: string): string {
  return normal.replace(/[il|]/g, '1').replaceAll('o', '0')
}

/** True when the phrase stands in the text as whole words. */
export function hasPhrase(text: NormalText, phrase: string): boolean {
  return findPhrase(text, phrase) !== null
}

function normalCharacter(character: string): string {
  if (/\s/.test(character)) return ' '
  const lower = character.toLowerCase()
  const plain = PLAIN_MARKS[lower] ?? lower
  return plain.length === 1 ? plain : character
}

/** What becomes of the first 128 characters, which are nearly all of most letters. */
const PLAIN_CHARACTERS = Array.from({ length: 128 }, (_, code) =>
  normalCharacter(String.fromCharCode(code)),
)

/** Words of scripts without spaces (Japanese) have no edges: only Latin, Greek and Cyrillic letters and digits do. */
const WORD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u
/** The same for the first 128 characters, known beforehand. */
const PLAIN_WORD = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(WORD.test(String.fromCharCode(code))),
)

/** True for a letter or digit that makes one word with those beside it. False outside the text. */
export function isWordCharacter(text: string, at: number): boolean {
  const isPlain = PLAIN_WORD[text.charCodeAt(at)]
  return isPlain === undefined ? WORD.test(text.charAt(at)) : isPlain === 1
}

function standsAlone(normal: string, start: number, end: number): boolean {
  return (
    !isInsideWord(normal, start) && !isInsideWord(normal, end) && !isInsideNumber(normal, start)
  )
}

/** True behind the comma of a sum: "209,40 €" speaks of no 40 €. */
export function isInsideNumber(text: string, at: number): boolean {
  return IN_NUMBER.test(text.slice(Math.max(0, at - 2), at + 1))
}
const IN_NUMBER = /^\d[.,]\d$/

/** True when the place parts two characters of one word. */
export function isInsideWord(text: string, at: number): boolean {
  return isWordCharacter(text, at - 1) && isWordCharacter(text, at)
}

/** Leads a place in the prepared text back to the original. */
export function originalSpan(text: NormalText, start: number, end: number): Span {
  const last = text.starts[end - 1] ?? 0
  return [text.starts[start] ?? 0, last + 1]
}
