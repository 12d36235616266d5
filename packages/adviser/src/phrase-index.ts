/** Many phrases, found in one pass over a text: the time grows with the text, not with the number of phrases. */
import type { Span } from '@plainletter/contracts/reading'

import { isInsideNumber, isWordCharacter, normalPhrase, originalSpan } from './normal-text.ts'
import type { NormalText } from './normal-text.ts'

/** Every beginning of a phrase, up to the end of one of its words, with the phrases that end right there. */
export type PhraseIndex = ReadonlyMap<string, readonly string[]>

/** `form` is what a text must hold for a phrase to be found, such as the form that the text itself was given. */
export function indexPhrases(
  phrases: readonly string[],
  form: (normal: string) => string = (normal) => normal,
): PhraseIndex {
  const index = new Map<string, readonly string[]>()
  for (const phrase of new Set(phrases)) {
    const wanted = form(normalPhrase(phrase))
    for (const { end } of cutWords(wanted)) {
      const beginning = wanted.slice(0, end)
      const whole = index.get(beginning) ?? NONE
      index.set(beginning, end === wanted.length ? [...whole, phrase] : whole)
    }
  }
  return index
}

/** Shared by all the beginnings that are no phrase. */
const NONE: readonly string[] = []

/** Each phrase that stands in the text as whole words, with its first place: what `findPhrase` finds, for all at once. */
export function findPhrases(text: NormalText, index: PhraseIndex): Map<string, Span> {
  const found = new Map<string, Span>()
  walk(text, 'normal', (start, { end }) => {
    const phrases = index.get(text.normal.slice(start, end))
    if (phrases !== undefined && isInsideNumber(text.normal, start)) return false
    for (const phrase of phrases ?? NONE)
      if (!found.has(phrase)) found.set(phrase, originalSpan(text, start, end))
    return phrases !== undefined
  })
  return found
}

/** A run of letters and digits, or one other character. No phrase begins or ends inside one, or with a space. */
export type Word = { start: number; end: number }

/** From each word on, calls `goesOn` with the start and each further word until it says that no phrase goes on. */
export function walk(
  text: NormalText,
  form: 'normal' | 'spaced',
  goesOn: (start: number, word: Word) => boolean,
): void {
  const words = wordsOf(text, form)
  words.forEach(({ start }, first) => {
    for (let at = first; at < words.length; at += 1) {
      const word = words[at]
      if (!word || !goesOn(start, word)) break
    }
  })
}

/** Several indexes are asked about the same text in turn. Nothing of it stays when the text is gone. */
const WORDS = { normal: new WeakMap<NormalText, Words>(), spaced: new WeakMap<NormalText, Words>() }
type Words = readonly Word[]

function wordsOf(text: NormalText, form: 'normal' | 'spaced'): Words {
  const words = WORDS[form].get(text) ?? cutWords(text[form])
  WORDS[form].set(text, words)
  return words
}

/** "Call toll-free": one word, which speaks of no toll. */
const TOLL = 'toll'
const TOLL_FREE = /^[ -]free(?![a-z])/

function cutWords(text: string): Word[] {
  const words: Word[] = []
  for (let start = 0; start < text.length; start += 1) {
    if (text[start] === ' ') continue
    let end = start + 1
    if (isWordCharacter(text, start)) while (isWordCharacter(text, end)) end += 1
    if (text.startsWith(TOLL, start) && TOLL_FREE.test(text.slice(end, end + 6))) end += 5
    words.push({ start, end })
    start = end - 1
  }
  return words
}
