/** How alike the words of a text are to those of many others (Okapi BM25): a rare word says more, and one of a long list less. */
import { MISSPELT } from './misspelt-words.ts'

/** For each word the texts that have it, and the number of words of each text. */
export type WordIndex = {
  holders: ReadonlyMap<string, readonly number[]>
  sizes: readonly number[]
}

/** How soon a word counts no more, and how much a long text is held against it: the usual figures. */
const [SATURATION, LENGTH_SHARE] = [1.2, 0.75]

/** An index of `texts`, each a list of phrases. */
export function indexWords(texts: readonly (readonly string[])[]): WordIndex {
  const holders = new Map<string, number[]>()
  const sizes = texts.map((phrases, at) => {
    const words = new Set(phrases.flatMap(wordsIn))
    for (const word of words) {
      const held = holders.get(word)
      if (held) held.push(at)
      else holders.set(word, [at])
    }
    return words.size
  })
  return { holders, sizes }
}

/** The places of the texts that have a word; none for several words. */
export function holdersIn(word: string, { holders }: WordIndex): readonly number[] {
  const [only, ...more] = wordsIn(word)
  return (more.length === 0 && only && holders.get(only)) || []
}

/** For each text of the index how alike it is to `text`, from 0. */
export function likenessOf(text: string, { holders, sizes }: WordIndex): number[] {
  const scores = sizes.map(() => 0)
  const usual = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)
  for (const word of new Set(wordsIn(text))) {
    const held = holders.get(word) ?? []
    const rarity = Math.log(1 + (sizes.length - held.length + 0.5) / (held.length + 0.5))
    for (const at of held) {
      const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * (sizes[at] ?? 0)) / usual
      scores[at] = (scores[at] ?? 0) + (rarity * (SATURATION + 1)) / (1 + SATURATION * length)
    }
  }
  return scores
}

/** Words by their beginning, without accents; Japanese, which parts no words, by pairs of signs. */
function wordsIn(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return (plain.match(RUNS) ?? []).flatMap((run) =>
    JAPANESE.test(run) ? pairsOf(run) : [root(MISSPELT[run] ?? run)],
  )
}

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const RUNS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|[\p{L}\p{N}]+/gu
const LONGEST_ROOT = 6

const pairsOf = (run: string): string[] =>
  Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))

const root = (word: string): string =>
  word.length > LONGEST_ROOT ? word.slice(0, LONGEST_ROOT) : word.replace(/(?:ing|ed|es|s)$/, '')
