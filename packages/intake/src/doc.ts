import { u16le, u32le, u8 } from './bytes.ts'
/** Word files before 2007: the piece table of the document stream, as [MS-DOC] 2.4.1 tells to read it. */
import { openCompoundFile } from './compound-file.ts'
import { IntakeError } from './intake-error.ts'

const FLAG_TABLE_1 = 0x0200
const AT_FLAGS = 0x0a
const AT_COUNTS = 0x4c
const AT_CLX = 0x01a2
const PIECE_MARK = 2
const PROPERTY_MARK = 1

/** Lengths in characters of the parts of the text, in the order in which they follow each other. */
const PARTS = [
  'body',
  'footnotes',
  'headers',
  'macros',
  'comments',
  'endnotes',
  'boxes',
  'headerBoxes',
] as const
type Part = (typeof PARTS)[number]

/** What a person sees, in reading order. Comments of the writer are left out. */
const READ = [
  'headers',
  'headerBoxes',
  'body',
  'boxes',
  'footnotes',
  'endnotes',
] as const satisfies readonly Part[]

/** The text of a .doc file. Throws `unreadable` when its tables are broken. */
export function readDoc(bytes: Uint8Array): string {
  const file = openCompoundFile(bytes)
  const document = file.stream('WordDocument')
  const table =
    document && file.stream((u16le(document, AT_FLAGS) & FLAG_TABLE_1) === 0 ? '0Table' : '1Table')
  if (!document || !table) throw new IntakeError('unreadable')
  const text = readPieces(document, table)
  const parts = splitParts(document, text)
  return READ.map((part) => clean(parts[part]).trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

function splitParts(document: Uint8Array, text: string): Record<Part, string> {
  const parts = {
    body: '',
    footnotes: '',
    headers: '',
    macros: '',
    comments: '',
    endnotes: '',
    boxes: '',
    headerBoxes: '',
  }
  let from = 0
  for (const [index, part] of PARTS.entries()) {
    const length = Math.min(u32le(document, AT_COUNTS + index * 4), text.length)
    parts[part] = text.slice(from, from + length)
    from += length
  }
  return parts
}

function readPieces(document: Uint8Array, table: Uint8Array): string {
  const at = findPieces(table, u32le(document, AT_CLX), u32le(document, AT_CLX + 4))
  const size = u32le(table, at + 1)
  const first = at + 5
  const count = Math.floor((Math.min(size, table.length - first) - 4) / 12)
  const out: string[] = []
  let left = document.length
  for (let i = 0; i < count; i += 1) {
    const characters = u32le(table, first + (i + 1) * 4) - u32le(table, first + i * 4)
    // A piece longer than the file, or pieces that together are, come from a broken table.
    if (characters < 0 || characters > left) throw new IntakeError('unreadable')
    left -= characters
    out.push(readPiece(document, u32le(table, first + (count + 1) * 4 + i * 8 + 2), characters))
  }
  return out.join('')
}

/** Where the piece table starts, after the property blocks before it. */
function findPieces(table: Uint8Array, start: number, size: number): number {
  let at = start
  const end = Math.min(start + size, table.length)
  while (at < end && u8(table, at) === PROPERTY_MARK) at += 3 + u16le(table, at + 1)
  if (at >= end || u8(table, at) !== PIECE_MARK) throw new IntakeError('unreadable')
  return at
}

const NARROW = 0x40000000

function readPiece(document: Uint8Array, address: number, characters: number): string {
  const narrow = (address & NARROW) !== 0
  const position = address & (NARROW - 1)
  const start = narrow ? position >>> 1 : position
  const bytes = document.subarray(start, start + characters * (narrow ? 1 : 2))
  return new TextDecoder(narrow ? 'windows-1252' : 'utf-16le').decode(bytes)
}

const CELL = '\u0007'

/** Word's own marks, and what they are in plain text; every other control character goes. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['\t', '\t'],
  ['\n', '\n'],
  ['\r', '\n'],
  ['\u000b', '\n'],
  ['\u000c', '\n\n'],
  ['\u001e', '-'],
])

function clean(text: string): string {
  return joinCells(dropFieldCodes(text))
    .replace(/\p{Cc}/gu, (mark) => MARKS.get(mark) ?? '')
    .replace(/\n{3,}/g, '\n\n')
}

/** A cell ends with a mark and a row with one more. Cells of several lines are kept apart, others share a line. */
function joinCells(text: string): string {
  return text
    .replaceAll(CELL + CELL, '\n')
    .split(CELL)
    .map((cell, index) => (index > 0 ? cellBreak(cell) : '') + cell)
    .join('')
}

function cellBreak(cell: string): string {
  const first = cell.split('\n', 1)[0] ?? ''
  return /[\r\v]/.test(first) ? '\n' : '\t'
}

/** A field is 13 code 14 result 15, and fields nest. One pass with a stack, so long runs of marks stay cheap. */
function dropFieldCodes(text: string): string {
  const out: string[] = []
  const inCode: boolean[] = []
  let hidden = 0
  for (const part of text.split(/(\p{Cc})/u)) {
    if (part === '\u0013') {
      inCode.push(true)
      hidden += 1
    } else if (part === '\u0014') {
      if (inCode.at(-1)) hidden -= 1
      if (inCode.length > 0) inCode[inCode.length - 1] = false
    } else if (part === '\u0015') {
      if (inCode.pop()) hidden -= 1
    } else if (hidden === 0) out.push(part)
  }
  return out.join('')
}
