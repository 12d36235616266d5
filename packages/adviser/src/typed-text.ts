/** Words as they are typed on a phone, made those of our phrases: "cant" is can't, "yrs" for years, "sherif", "l eau". Spans lead back. */
import { MISSPELT } from './misspelt-words.ts'
import type { NormalText } from './normal-text.ts'

const FULL: Readonly<Record<string, string>> = {
  yr: 'year',
  yrs: 'years',
  mth: 'month',
  mths: 'months',
  wk: 'week',
  wks: 'weeks',
  u: 'you',
  ur: 'your',
  tho: 'though',
  cos: 'because',
  govt: 'government',
  ...MISSPELT,
}
/** A short form, or a contraction as in can't and landlord's; not as in l'huissier. */
const TYPED = new RegExp(
  String.raw`(?<![\p{L}\p{N}'])(?:[a-z]+'(?:t|s|re|ve|ll|d|m)|${Object.keys(FULL).join('|')})(?![\p{L}\p{N}'])`,
  'gu',
)

/** The text with each such word in full. A character of the full word leads to one of the typed word. */
export function asTyped(text: NormalText): NormalText {
  const typed = TYPED_TEXTS.get(text) ?? writeOut(text)
  TYPED_TEXTS.set(text, typed)
  return typed
}

/** Asked for once for answers and once for beliefs. */
const TYPED_TEXTS = new WeakMap<NormalText, NormalText>()

function writeOut(whole: NormalText): NormalText {
  const text = { ...whole, spaced: withoutMarks(whole.spaced) }
  const { spaced, starts } = text
  const changes = [...spaced.matchAll(TYPED)]
  if (changes.length === 0) return text
  const pieces: string[] = []
  const places: number[] = []
  let done = 0
  const keep = (end: number) => {
    pieces.push(spaced.slice(done, end))
    for (let at = done; at < end; at += 1) places.push(starts[at] ?? 0)
  }
  for (const { 0: word, index } of changes) {
    keep(index)
    const plain = fullWord(word)
    pieces.push(plain)
    for (let at = 0; at < plain.length; at += 1)
      places.push(starts[index + placeIn(word, plain, at)] ?? 0)
    done = index + word.length
  }
  keep(spaced.length)
  const normal = pieces.join('')
  return { normal, spaced: normal, starts: [...places, starts.at(-1) ?? 0] }
}

/** The same for a phrase. */
export function asTypedPhrase(phrase: string): string {
  return withoutMarks(phrase).replace(TYPED, fullWord)
}

/** A letter with an accent, and a word cut short before a vowel: "l'eau". Many type neither mark. */
const ACCENTED = /[\u00e0-\u017f]/g
const CUT_SHORT = /(?<![\p{L}'])([cdjlmnst]|qu|un)'(?=[\p{L}])/gu

/** As long as it was, so that places stay. */
function withoutMarks(text: string): string {
  return text
    .replace(ACCENTED, (letter) => {
      const plain = letter.normalize('NFD').charAt(0)
      return /[a-z]/.test(plain) ? plain : letter
    })
    .replace(CUT_SHORT, '$1 ')
}

function fullWord(word: string): string {
  return Object.hasOwn(FULL, word) ? (FULL[word] ?? word) : word.replace("'", '')
}

/** The last character leads to the last one, so that a span ends with the word. */
function placeIn(word: string, plain: string, at: number): number {
  return at === plain.length - 1 ? word.length - 1 : Math.min(at, word.length - 1)
}
