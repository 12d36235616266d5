/** How hard the text that people read is: words a sentence, and the age that can read it (Flesch-Kincaid grade plus 5). */
import { countWords, splitSentences } from '@plainletter/phrases/sentence'

/** Sums over texts, so that those of many analyses can be added. */
export type Reach = { sentences: number; words: number; syllables: number }

export const NO_TEXT: Reach = { sentences: 0, words: 0, syllables: 0 }

/** Counts English text. Syllables are vowel groups: a silent final e does not count, a word has at least one. */
export function measureText(texts: readonly string[]): Reach {
  const sentences = texts.flatMap(splitSentences)
  const words = sentences.flatMap((one) => one.match(/[A-Za-z0-9£%'’-]+/g) ?? [])
  return {
    sentences: sentences.length,
    words: sentences.reduce((sum, one) => sum + countWords(one), 0),
    syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  }
}

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const groups = letters.replace(/(?<=[^aeiouyl])e$|(?<=[^td])ed$/, '').match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

export function addReach(one: Reach, other: Reach): Reach {
  return {
    sentences: one.sentences + other.sentences,
    words: one.words + other.words,
    syllables: one.syllables + other.syllables,
  }
}

/** Years of age, and words a sentence; both 0 without text. */
export function ageOf({ sentences, words, syllables }: Reach): {
  age: number
  wordsASentence: number
} {
  if (sentences === 0 || words === 0) return { age: 0, wordsASentence: 0 }
  const grade = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
  return { age: grade + 5, wordsASentence: words / sentences }
}
