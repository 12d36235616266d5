/** Which letters any match of a pattern holds, read from the pattern itself. */

/** Shorter ones stand in nearly every text. */
const SHORTEST = 3
/** More than these cost more to look for than the pattern itself. */
const MOST = 600

/** A word in small letters, or needs of which each match meets one, or all. */
export type Need = string | { any: readonly Need[] } | { all: readonly Need[] }

/**
 * What each match of the pattern holds; undefined where nothing can be told, as of `\d{4}`. A text that does not hold it has
 * no match.
 */
export function requiredWords(pattern: RegExp): Need | undefined {
  const need = readChoice({ source: pattern.source, at: 0 })
  return need !== undefined && countWords(need) <= MOST ? need : undefined
}

function countWords(need: Need): number {
  if (typeof need === 'string') return 1
  const parts = 'any' in need ? need.any : need.all
  return parts.reduce((sum, part) => sum + countWords(part), 0)
}

type Reader = { readonly source: string; at: number }

/** Alternatives, to the end of the group or of the pattern. One without words leaves all without. */
function readChoice(reader: Reader): Need | undefined {
  const branches = [readSequence(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    branches.push(readSequence(reader))
  }
  const told = branches.filter((branch) => branch !== undefined)
  if (told.length < branches.length) return undefined
  return told.length === 1 ? told[0] : { any: told }
}

/** A part of a sequence: a letter ('' where it has no width), or anything else, with what it needs. */
type Atom = { letter: string } | { need: Need | undefined }

/** Letters that follow each other make one word; what is rarest comes first, since it is looked for first. */
function readSequence(reader: Reader): Need | undefined {
  const needs: Need[] = []
  let run = ''
  while (!isEnd(reader)) {
    const atom = readAtom(reader)
    const times = readTimes(reader)
    if ('letter' in atom && times !== 'maybe') run += atom.letter
    if ('letter' in atom && times === 'once') continue
    if ('need' in atom && times !== 'maybe' && atom.need !== undefined) needs.push(atom.need)
    needs.push(run)
    run = ''
  }
  const told = [...needs, run]
    .filter((need) => typeof need !== 'string' || need.length >= SHORTEST)
    .toSorted((a, b) => commonness(a) - commonness(b))
  return told.length > 1 ? { all: told } : told[0]
}

function isEnd({ source, at }: Reader): boolean {
  const next = source[at]
  return next === undefined || next === '|' || next === ')'
}

/** How often it may be expected: each further letter of a word makes it four times as rare, and a space does not. */
function commonness(need: Need): number {
  if (typeof need === 'string') return 4 ** -need.replaceAll(' ', '').length
  if ('all' in need) return need.all.reduce((least, part) => Math.min(least, commonness(part)), 1)
  return need.any.reduce((sum, part) => sum + commonness(part), 0)
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
  return first === '.' ? { need: undefined } : { letter: first.toLowerCase() }
}

const GROUP = /\((?:\?(?:(<?[=!])|<\w+>|:))?/y

/** What is only looked at has no width, and what it forbids is not needed. */
function readGroup(reader: Reader): Atom {
  GROUP.lastIndex = reader.at
  const [start = '(', isLook] = GROUP.exec(reader.source) ?? []
  reader.at += start.length
  const need = readChoice(reader)
  reader.at += 1
  return isLook === undefined ? { need } : { letter: '' }
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
  return isOne ? { letter: one.toLowerCase() } : { need: undefined }
}

const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|\d+|.)/iuy

function readEscape(reader: Reader): Atom {
  ESCAPE.lastIndex = reader.at
  const [all = '\\'] = ESCAPE.exec(reader.source) ?? []
  reader.at += all.length
  if (/^\\[bB]$/.test(all)) return { letter: '' }
  // "\." and "\/" mean themselves; every other escape is a class or a code.
  return /^\\[^\p{L}\d]$/u.test(all) ? { letter: all.slice(1) } : { need: undefined }
}
