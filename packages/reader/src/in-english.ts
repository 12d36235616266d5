/**
 * A question in another language than that of the law, told word by word in English, and from English in a third one, as far
 * as the words are known: whoever asks in Spanish about British law asks for the same answers. The result is for finding
 * them, never for showing.
 */

/**
 * What one language calls things, a line each: its words with "|" between them, "=", and the English in the same way. A "*"
 * ends a word that goes on. The first word without one is what the English is called in that language.
 */
export type Glossary = string

type Entry = { words: readonly string[]; told: string; weight: number }
/** By first word, and by the beginning of a first word that goes on. */
type Index = {
  whole: ReadonlyMap<string, readonly Entry[]>
  begun: ReadonlyMap<string, readonly Entry[]>
}

/** At most so much of a story is told. */
const MOST = 12_000
const SHORTEST_BEGINNING = 2
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
/** Words, in scripts without spaces characters, and whatever stands between them. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}\p{M}])+|[^\p{L}\p{N}\p{M}]+/gu

/** The text in English, word by word. What is not known stays as it is: names, numbers, names of laws and papers. */
export function inEnglish(text: string, glossary: Glossary): string {
  return tell(text, indexOf(glossary, ENGLISH))
}

/** English, or what `inEnglish` told, in the language of the glossary. */
export function fromEnglish(text: string, glossary: Glossary): string {
  return tell(text, indexOf(glossary, OWN))
}

function tell(text: string, index: Index): string {
  const pieces = text.slice(0, MOST).match(PIECES) ?? []
  const words = pieces.map(plain)
  const told: string[] = []
  for (let at = 0; at < pieces.length;) {
    const found = longest(index, words, at)
    // Scripts without spaces set nothing between what is told and what is not.
    if (found && isCjk(words[at - 1])) told.push(' ')
    told.push(found ? found.entry.told : (pieces[at] ?? ''))
    if (found && isCjk(words[found.end])) told.push(' ')
    at = found ? found.end : at + 1
  }
  return told
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

const isCjk = (word: string | undefined): boolean => word !== undefined && CJK.test(word)

/** Small letters without accents, also the Turkish i without its dot; what stands between words is nothing, or the mark that ends a sentence. */
function plain(piece: string): string {
  if (!/[\p{L}\p{N}]/u.test(piece)) return /[.!?;:。！？\n]/.test(piece) ? '.' : ''
  return piece
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
}

function longest(
  index: Index,
  words: readonly string[],
  at: number,
): { entry: Entry; end: number } | null {
  const first = words[at] ?? ''
  if (first === '' || first === '.') return null
  const found = candidates(index, first)
    .map((entry) => ({ entry, end: endOf(entry, words, at) }))
    .filter((one): one is { entry: Entry; end: number } => one.end !== null)
    .toSorted((one, other) => other.entry.weight - one.entry.weight)
  return found[0] ?? null
}

function candidates({ whole, begun }: Index, first: string): Entry[] {
  const entries = [...(whole.get(first) ?? [])]
  for (let length = SHORTEST_BEGINNING; length <= first.length; length += 1)
    entries.push(...(begun.get(first.slice(0, length)) ?? []))
  return entries
}

/** Behind the last word of the entry, or null where the text says something else. */
function endOf({ words }: Entry, said: readonly string[], at: number): number | null {
  let next = at
  for (const word of words) {
    while (said[next] === '') next += 1
    const own = said[next]
    if (
      own === undefined ||
      !(word.endsWith('*') ? own.startsWith(word.slice(0, -1)) : own === word)
    )
      return null
    next += 1
  }
  return next
}

type Line = { own: readonly string[]; english: readonly string[] }
/** How a line is read: from which words, to which. */
type Direction = {
  memory: Map<Glossary, Index>
  said: (line: Line) => readonly string[]
  told: (line: Line) => string
}

const ENGLISH: Direction = {
  memory: new Map(),
  said: ({ own }) => own,
  told: ({ english }) => english.join(' '),
}
const OWN: Direction = {
  memory: new Map(),
  said: ({ english }) => english,
  told: ({ own }) =>
    own
      .filter((words) => !words.includes('*'))
      .slice(0, MOST_NAMES)
      .join(' '),
}
/** Names of one thing that are told beside each other: rows ask for one or the other. */
const MOST_NAMES = 3

function indexOf(glossary: Glossary, direction: Direction): Index {
  const index = direction.memory.get(glossary) ?? makeIndex(glossary, direction)
  direction.memory.set(glossary, index)
  return index
}

function makeIndex(glossary: Glossary, { said, told }: Direction): Index {
  const whole = new Map<string, Entry[]>()
  const begun = new Map<string, Entry[]>()
  for (const line of glossary.split('\n').map(lineOf)) {
    for (const variant of said(line)) {
      const words = wordsOf(variant)
      const [first] = words
      const entry = { words, told: told(line), weight: words.join(' ').length }
      if (first === undefined || (entry.told === '' && said === OWN.said)) continue
      const [map, key] = first.endsWith('*') ? [begun, first.slice(0, -1)] : [whole, first]
      map.set(key, [...(map.get(key) ?? []), entry])
    }
  }
  return { whole, begun }
}

function lineOf(line: string): Line {
  const [own = [], english = []] = line.split('=').map((side) =>
    side
      .split('|')
      .map((words) => words.trim())
      .filter((words) => words !== ''),
  )
  return { own, english }
}

/** "dueño del piso", "despid*", "敷金" as the characters that it is made of. */
function wordsOf(variant: string): string[] {
  return variant
    .trim()
    .split(/\s+/)
    .flatMap((part) => (part.match(PIECES) ?? []).reduce<string[]>(joinStar, []))
    .filter((word) => word !== '')
}

/** The star goes with the word before it; an apostrophe parts words. */
function joinStar(words: string[], piece: string): string[] {
  if (!piece.includes('*')) return [...words, plain(piece)]
  return [...words.slice(0, -1), `${words.at(-1) ?? ''}*`]
}
