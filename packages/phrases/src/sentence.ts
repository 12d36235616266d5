/** Cutting text into sentences and counting words, in each language that we write. */
import type { Phrases } from './phrases.ts'

/** A point after one of these, or after one capital, shortens a word: "article L. 111-8", "J. Smith". */
const SHORTENED = String.raw`\p{Lu}|No|Nos|Nr|Mr|Mrs|Ms|Dr|St|Sch|art|Art|Abs|s|ss|reg|para|e\.g|i\.e|z\.B|v|Ltd|Co`
/** In German a point makes a number an ordinal: "28. April", "zum 3. Werktag". */
const COUNTED =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Tag|Werktag|Woche|Monat|Jahr|Rate|Mahnung|Lebensjahr'
/** The space comes first in the pattern: a look back from each letter of a text costs more than all the rest. */
const LATIN_END = String.raw`\s(?<=[.!?]["”’»]?\s)(?<!\b(?:${SHORTENED})\.\s)(?<!\b\d{1,2}\.\s(?=\s*(?:${COUNTED})))\s*(?=["“‘'(£$€«„¿¡]?[\p{Lu}\p{N}])`
const END = new RegExp(LATIN_END, 'u')
const END_IN_JAPANESE = new RegExp(String.raw`${LATIN_END}|(?<=[。！？]」?)`, 'u')

/** Most texts are one sentence: a look for any end is cheaper than for a true one. */
const ANY_END = /[.!?]["”’»]?\s|[。！？]/

/** The sentences of a text, each with its mark. A point inside "No. 5", "£1.50" or "28. April" does not end one. */
export function splitSentences(text: string): string[] {
  if (!ANY_END.test(text)) return text.trim() === '' ? [] : [text.trim()]
  return text
    .split(EASTERN.test(text) ? END_IN_JAPANESE : END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Sentences as one text. After a Japanese mark stands no space. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter((one) => one !== '')
    .join(' ')
    .replace(/(?<=[。！？]」?) /gu, '')
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu
/** A text without these has none of them, and that is quickly seen. */
const EASTERN = /[\u3040-\u9fff]/
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const SPACE = /\s/
/** Japanese has no spaces: about two characters make what other languages write as a word. */
const CHARACTERS_A_WORD = 2

/** Words as a reader counts them: runs of characters between spaces. */
export function countWords(text: string): number {
  if (!EASTERN.test(text)) return countRuns(text)
  const characters = text.match(JAPANESE)?.length ?? 0
  return countRuns(text.replace(JAPANESE, ' ')) + Math.ceil(characters / CHARACTERS_A_WORD)
}

/** Runs between spaces with a letter or digit. Looked through by hand: each sentence that we say or write is counted. */
function countRuns(text: string): number {
  let runs = 0
  let isCounted = false
  for (let at = 0; at < text.length; at += 1) {
    const what = kindOf(text, at)
    if (what === 'space') isCounted = false
    if (what !== 'word' || isCounted) continue
    runs += 1
    isCounted = true
  }
  return runs
}

function kindOf(text: string, at: number): 'space' | 'word' | 'mark' {
  const code = text.charCodeAt(at)
  if (code < ASCII.length) return ASCII[code] ?? 'mark'
  return kindOfCharacter(String.fromCodePoint(text.codePointAt(at) ?? code))
}

function kindOfCharacter(character: string): 'space' | 'word' | 'mark' {
  if (SPACE.test(character)) return 'space'
  return LETTER_OR_DIGIT.test(character) ? 'word' : 'mark'
}

const ASCII = Array.from({ length: 128 }, (_, code) => kindOfCharacter(String.fromCharCode(code)))

/** What nearly all sentences in English are made of. */
const PLAIN = /^[ -~£€‘’“”–]*$/

/** The form in which two sentences are the same to a reader. */
export function sentenceKey(sentence: string): string {
  const others = PLAIN.test(sentence) ? /[^a-z0-9£$€%]+/g : /[^\p{L}\p{N}£$€%]+/gu
  return sentence.toLowerCase().replace(others, ' ').trim()
}

/** A test for a sentence that says nothing without the one before it: "After that you owe nothing." */
export function leansBack({ names, language }: Phrases): (sentence: string) => boolean {
  // Japanese has no space after a word.
  const pattern = new RegExp(
    `^(?:${names.leaning.words})${language === 'ja' ? '' : '(?![\\p{L}\\p{N}])'}`,
    'u',
  )
  return (sentence) => pattern.test(sentence)
}
