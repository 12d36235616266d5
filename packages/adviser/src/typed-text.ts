/** Words as they are typed on a phone, made those of our phrases: "cant" is can't, "yrs" for years. Spans lead back. */
import type { NormalText } from './normal-text.ts'

/** As in can't, they've, landlord's; not as in l'huissier. */
const CONTRACTED = /(?<=[a-z])'(?=(?:t|s|re|ve|ll|d|m)$)/
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
}

/** The text with each such word in full. A character of the full word leads to one of the typed word. */
export function asTyped({ spaced, starts }: NormalText): NormalText {
  const characters: string[] = []
  const places: number[] = []
  for (const { 0: word, index } of spaced.matchAll(/[a-z']+|[^]/g)) {
    const plain = fullWord(word)
    for (let at = 0; at < plain.length; at += 1) {
      characters.push(plain.charAt(at))
      places.push(starts[index + placeIn(word, plain, at)] ?? 0)
    }
  }
  const normal = characters.join('')
  return { normal, spaced: normal, starts: [...places, starts.at(-1) ?? 0] }
}

/** The same for a phrase. */
export function asTypedPhrase(phrase: string): string {
  return phrase.replace(/[a-z']+/g, fullWord)
}

function fullWord(word: string): string {
  const plain = word.replace(CONTRACTED, '')
  return Object.hasOwn(FULL, plain) ? (FULL[plain] ?? plain) : plain
}

/** The last character leads to the last one, so that a span ends with the word. */
function placeIn(word: string, plain: string, at: number): number {
  if (at === plain.length - 1) return word.length - 1
  return Math.min(at, word.length - 1)
}
