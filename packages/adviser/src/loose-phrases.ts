/**
 * Phrases as people type them: the last word may have another ending ('7 years' finds '7 year old', 'enforce' finds
 * 'enforceable'), a hyphen counts as a space, and "cant" is can't. For questions and beliefs only; letters are matched word for word.
 */
import type { Span } from '@plainletter/contracts/reading'

import { isInsideWord, originalSpan } from './normal-text.ts'
import type { NormalText } from './normal-text.ts'
import { indexPhrases, walk } from './phrase-index.ts'
import type { PhraseIndex, Word } from './phrase-index.ts'
import { asTyped, asTypedPhrase } from './typed-text.ts'

const ENDINGS: readonly string[] = ['', 's', 'es', 'ed', 'ing', "'s", 'able', 'er', 'ers']
/** After an e: 'charge', 'charged', 'charger'. */
const ENDINGS_OF_E: readonly string[] = ['d', 'r']
const ALL_ENDINGS = [...ENDINGS, ...ENDINGS_OF_E]
/** Most words end in no letter that an ending ends in. */
const LAST_OF_ENDING: ReadonlySet<number> = new Set(
  ALL_ENDINGS.filter((ending) => ending !== '').map((ending) =>
    ending.charCodeAt(ending.length - 1),
  ),
)
/** One more than any of ours, to see where the ending ends. */
const LONGEST_ENDING = 6

/** An index for `findLoosePhrases`. */
export function indexLoosePhrases(phrases: readonly string[]): PhraseIndex {
  return indexPhrases(phrases, (normal) => stem(asTypedPhrase(normal.replaceAll('-', ' ').trim())))
}

/** A story is asked about its field, then about its answer. Nothing stays when the text is gone. */
const FOUND = new WeakMap<NormalText, Map<PhraseIndex, ReadonlyMap<string, Span>>>()

/** Each phrase that the text says in some form, with its first place. */
export function findLoosePhrases(text: NormalText, index: PhraseIndex): ReadonlyMap<string, Span> {
  const known = FOUND.get(text) ?? new Map<PhraseIndex, ReadonlyMap<string, Span>>()
  FOUND.set(text, known)
  const found = known.get(index) ?? searchLoosely(text, index)
  known.set(index, found)
  return found
}

function searchLoosely(text: NormalText, index: PhraseIndex): Map<string, Span> {
  const typed = asTyped(text)
  const { spaced } = typed
  const found = new Map<string, Span>()
  walk(typed, 'spaced', (start, word) => {
    for (const stemEnd of stemEnds(spaced, word)) {
      for (const phrase of index.get(spaced.slice(start, stemEnd)) ?? []) {
        const end = found.has(phrase) ? null : endOfForm(spaced, stemEnd)
        if (end !== null) found.set(phrase, originalSpan(typed, start, end))
      }
    }
    return index.has(spaced.slice(start, word.end))
  })
  return found
}

/** Where a stem may end in a word: before each of our endings that it has. */
function stemEnds(spaced: string, { start, end }: Word): readonly number[] {
  if (!LAST_OF_ENDING.has(spaced.charCodeAt(end - 1))) return [end]
  return ALL_ENDINGS.filter((ending) => spaced.endsWith(ending, end))
    .map((ending) => end - ending.length)
    .filter((stemEnd) => stemEnd > start)
}

/** Where the word ends whose stem ends here, or null when its ending is none of ours. */
function endOfForm(spaced: string, stemEnd: number): number | null {
  const rest = spaced.slice(stemEnd, stemEnd + LONGEST_ENDING)
  // Japanese has no word edges, so what follows it is no ending, nor is the sum of "敷金10万円".
  const hasEdges = HAS_EDGES.test(spaced[stemEnd - 1] ?? '')
  const ending = (hasEdges ? LETTERS_AND_DIGITS : LETTERS).exec(rest)?.[0] ?? ''
  const isOurs = hasEdges
    ? ENDINGS.includes(ending) || (spaced[stemEnd - 1] === 'e' && ENDINGS_OF_E.includes(ending))
    : ending === ''
  const end = stemEnd + ending.length
  return isOurs && !isInsideWord(spaced, end) ? end : null
}

const LETTERS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}']*/u
const LETTERS_AND_DIGITS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}']*/u
/** Not of a script without spaces between words. */
const HAS_EDGES = /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Without the -s of a plural; short words and -ss stay as they are. */
function stem(phrase: string): string {
  return phrase.length > 4 && /[^s'\s]s$/.test(phrase) ? phrase.slice(0, -1) : phrase
}
