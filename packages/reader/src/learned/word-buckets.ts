/** The words of a text as numbers, for the models of `pnpm learn`. A model knows a word by its bucket alone, so no list of words is shipped. */

/** How many buckets the words of one language share. */
export const BUCKETS = 8192

/** How much is looked at, and how much of it counts as the head of the paper. */
const WINDOW = 4000
const HEAD = 300
/** Endings are cut, so that "charged" and "charges" are one word. */
const STEM = 6
const WORD = /\p{L}+|[£$€?]/gu
/** Japanese sets no spaces: two characters are a word. */
const PAIRS_WINDOW = 2000

/** A word of the text as the models see it, with the bucket it falls into. */
export type BucketedWord = { bucket: number; start: number; end: number }

/** The words of a text in order, each once more when it stands in the head. Offsets are into `text`. Linear in its first 4,000 characters. */
export function bucketedWords(text: string, language: string): BucketedWord[] {
  return language === 'ja' ? pairs(text) : words(text)
}

/** The buckets of a text, each once. */
export function wordBuckets(text: string, language: string): number[] {
  return Array.from(new Set(bucketedWords(text, language).map(({ bucket }) => bucket)))
}

function words(text: string): BucketedWord[] {
  return Array.from(text.slice(0, WINDOW).matchAll(WORD)).flatMap((match) => {
    const start = match.index
    const end = start + match[0].length
    const stem = match[0].toLowerCase().slice(0, STEM)
    const word = { bucket: bucketOf(stem), start, end }
    return end <= HEAD ? [word, { bucket: bucketOf(`^${stem}`), start, end }] : [word]
  })
}

function pairs(text: string): BucketedWord[] {
  const characters = Array.from(text.slice(0, PAIRS_WINDOW).matchAll(/[^\s\d]/gu))
  return characters.slice(1).map((second, at) => {
    const first = characters[at] ?? second
    const end = second.index + second[0].length
    return { bucket: bucketOf(first[0] + second[0]), start: first.index, end }
  })
}

/** FNV-1a with a last stir, so that short words spread. */
function bucketOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) % BUCKETS
}
