/** Which letters any match of a pattern holds, read from the pattern itself. */

/** Shorter ones stand in nearly every text. */
const SHORTEST = 3
/** More than these cost more to look for than the pattern itself. */
const MOST = 64

/** Of these words, in small letters, each match has at least one. */
type Words = readonly string[]

/**
 * The words of which each match of the pattern has one; undefined where none can be told, as in `\d{4}`. A pattern whose
 * words stand in no place of a text matches nowhere in it.
 */
export function requiredWords(pattern: RegExp): Words | undefined {
  const reader = { source: pattern.source, at: 0 }
  const words = readChoice(reader)
  return words && words.length <= MOST ? [...new Set(words)] : undefined
}

type Reader = { readonly source: string; at: number }

/** Alternatives, to the end of the group or of the pattern. One without words leaves all without. */
function readChoice(reader: Reader): Words | undefined {
  const branches = [readSequence(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    branches.push(readSequence(reader))
  }
  return branches.includes(undefined) ? undefined : branches.flatMap((branch) => branch ?? [])
}

/** A part of a sequence: a letter ('' where it has no width), or anything else, with the words that it needs. */
type Atom = { letter: string } | { words: Words | undefined }

/** Letters that follow each other make one word; of all that a sequence needs, the rarest is told. */
function readSequence(reader: Reader): Words | undefined {
  const needed: Words[] = []
  let run = ''
  while (!isEnd(reader)) {
    const atom = readAtom(reader)
    const times = readTimes(reader)
    if ('letter' in atom && times !== 'maybe') run += atom.letter
    if ('letter' in atom && times === 'once') continue
    if ('words' in atom && times !== 'maybe') needed.push(...(atom.words ? [atom.words] : []))
    needed.push([run])
    run = ''
  }
  return [...needed, [run]]
    .filter((words) => words.every(({ length }) => length >= SHORTEST))
    .toSorted((a, b) => commonness(a) - commonness(b))[0]
}

function isEnd({ source, at }: Reader): boolean {
  const next = source[at]
  return next === undefined || next === '|' || next === ')'
}

/** How often one of the words may be expected: each further letter makes it four times as rare, and a space does not. */
function commonness(words: Words): number {
  return words.reduce((sum, word) => sum + 4 ** -word.replaceAll(' ', '').length, 0)
}

const TIMES = /[?*+]\??|\{(\d+)(,\d*)?\}\??/y

function readTimes(reader: Reader): 'once' | 'more' | 'maybe' {
  TIMES.lastIndex = reader.at
  const match = TIMES.exec(reader.source)
  if (!match) return 'once'
  reader.at += match[0].length
  return /^(?:\+|\{[1-9])/.test(match[0]) ? 'more' : 'maybe'
}

function readAtom(reader: Reader): Atom {
  const { source } = reader
  const first = source[reader.at] ?? ''
  if (first === '(') return readGroup(reader)
  if (first === '[') return readClass(reader)
  if (first === '\\') return readEscape(reader)
  reader.at += 1
  if (first === '^' || first === '$') return { letter: '' }
  return first === '.' ? { words: undefined } : { letter: first.toLowerCase() }
}

const GROUP = /\((?:\?(?:(<?[=!])|<\w+>|:))?/y

/** What is only looked at has no width, and what it forbids is not needed. */
function readGroup(reader: Reader): Atom {
  GROUP.lastIndex = reader.at
  const [start = '(', isLook] = GROUP.exec(reader.source) ?? []
  reader.at += start.length
  const words = readChoice(reader)
  reader.at += 1
  return isLook === undefined ? { words } : { letter: '' }
}

const CLASS = /\[(?:\\.|[^\]\\])*\]/suy
/** "[Cc]" is one letter. */
const BOTH_CASES = /^\[(\p{L})(\p{L})\]$/u

function readClass(reader: Reader): Atom {
  CLASS.lastIndex = reader.at
  const [all = '['] = CLASS.exec(reader.source) ?? []
  reader.at += all.length
  const [, one = '', other = ''] = BOTH_CASES.exec(all) ?? []
  const isOne = one !== '' && one.toLowerCase() === other.toLowerCase()
  return isOne ? { letter: one.toLowerCase() } : { words: undefined }
}

const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|\d+|.)/iuy

function readEscape(reader: Reader): Atom {
  ESCAPE.lastIndex = reader.at
  const [all = '\\'] = ESCAPE.exec(reader.source) ?? []
  reader.at += all.length
  if (/^\\[bB]$/.test(all)) return { letter: '' }
  // "\." and "\/" mean themselves; every other escape is a class or a code.
  return /^\\[^\p{L}\d]$/u.test(all) ? { letter: all.slice(1) } : { words: undefined }
}
