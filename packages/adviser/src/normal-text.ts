/** A copy of a text made for finding phrases: lower case, one space for any run of spaces, plain quotes; spans lead back. */
import type { Span } from '@plainletter/contracts/reading'

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

/** Prepares a text once; every phrase is then found without changing it again. */
export function normaliseText(text: string): NormalText {
  const starts: number[] = []
  const characters: string[] = []
  for (let index = 0; index < text.length; index += 1) {
    const next = normalCharacter(text.charAt(index))
    if (next === ' ' && (characters.at(-1) ?? ' ') === ' ') continue
    characters.push(next)
    starts.push(index)
  }
  const normal = characters.join('')
  return { normal, spaced: normal.replaceAll('-', ' '), starts: [...starts, text.length] }
}

/** The span of the first place where the phrase stands as whole words, or null. */
export function findPhrase(text: NormalText, phrase: string): Span | null {
  const wanted = normaliseText(phrase.trim()).normal
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

/** The first place of a phrase in a folded text. */
export function findFolded(folded: NormalText, phrase: string): Span | null {
  return findPhrase(folded, foldLookalikes(normaliseText(phrase).normal))
}

const foldBoth = ({ normal, spaced }: NormalText) => ({
  normal: foldLookalikes(normal),
  spaced: foldLookalikes(spaced),
})

/** Each character stays one character, so that places keep their spans. */
function foldLookalikes(normal: string): string {
  return normal.replace(/[il|]/g, '1').replaceAll('o', '0')
}

const ENDINGS: readonly string[] = ['', 's', 'es', 'ed', 'ing', "'s", 'able', 'er', 'ers']

/**
 * As people type: the last word may have another ending ('7 years' finds '7 year old', 'enforce' finds 'enforceable'),
 * and a hyphen counts as a space. For questions only; letters are matched word for word.
 */
export function findLoosePhrase(text: NormalText, phrase: string): Span | null {
  const { spaced } = text
  const wanted = stem(normaliseText(phrase.trim()).normal.replaceAll('-', ' '))
  if (wanted === '') return null
  for (let at = spaced.indexOf(wanted); at !== -1; at = spaced.indexOf(wanted, at + 1)) {
    const ending =
      /^[\p{L}\p{N}']*/u.exec(
        spaced.slice(at + wanted.length, at + wanted.length + LONGEST_ENDING),
      )?.[0] ?? ''
    const isEnding =
      ENDINGS.includes(ending) || (wanted.endsWith('e') && ['d', 'r'].includes(ending))
    const end = at + wanted.length
    if (isEnding && standsAlone(spaced, at, end + ending.length))
      return originalSpan(text, at, end + ending.length)
  }
  return null
}

const LONGEST_ENDING = 6

/** Without the -s of a plural; short words and -ss stay as they are. */
function stem(phrase: string): string {
  return phrase.length > 4 && /[^s']s$/.test(phrase) ? phrase.slice(0, -1) : phrase
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

/** Words of scripts without spaces (Japanese) have no edges: only Latin, Greek and Cyrillic letters and digits do. */
const WORD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u

function standsAlone(normal: string, start: number, end: number): boolean {
  const cutsBefore = WORD.test(normal.charAt(start - 1)) && WORD.test(normal.charAt(start))
  const cutsAfter = WORD.test(normal.charAt(end - 1)) && WORD.test(normal.charAt(end))
  return !cutsBefore && !cutsAfter
}

function originalSpan(text: NormalText, start: number, end: number): Span {
  const last = text.starts[end - 1] ?? 0
  return [text.starts[start] ?? 0, last + 1]
}
