/** The words of one part of a Word file, in one pass over its XML: lines for paragraphs, tabs between table cells. */
import { IntakeError } from './intake-error.ts'

/** Parts whose words are not the letter's: formatting, deleted or moved text, the old twin of a drawing, field codes. */
const SKIPPED = new Set([
  'pPr',
  'tblPr',
  'trPr',
  'tcPr',
  'sectPr',
  'delText',
  'moveFrom',
  'Fallback',
  'instrText',
  'tblGrid',
])

type Walk = {
  out: string[]
  /** Name of the skipped element we are inside of, and how deep in elements of that name. */
  skip: { name: string; depth: number } | null
  inText: boolean
  inRunProperties: boolean
  hidden: boolean
  /** For each open table row, the texts of its cells so far; for each open cell, where in `out` it starts. */
  rows: string[][]
  cells: number[]
}

type Tag = { name: string; closes: boolean; empty: boolean; source: string }

/** Plain text of a document, header, footer or footnote part. Throws `unsafe_archive` on a document type declaration. */
export function readWordXml(xml: string): string {
  const walk: Walk = {
    out: [],
    skip: null,
    inText: false,
    inRunProperties: false,
    hidden: false,
    rows: [],
    cells: [],
  }
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    if (open === -1) break
    if (walk.inText && open > at) walk.out.push(decodeEntities(xml.slice(at, open)))
    at = step(xml, open, walk)
  }
  return walk.out.join('')
}

/** Handles what starts at `open`; answers where to go on. */
function step(xml: string, open: number, walk: Walk): number {
  if (xml.startsWith('<!DOCTYPE', open) || xml.startsWith('<!ENTITY', open))
    throw new IntakeError('unsafe_archive')
  if (xml.startsWith('<!--', open)) return after(xml, '-->', open)
  if (xml.startsWith('<?', open)) return after(xml, '?>', open)
  if (xml.startsWith('<![CDATA[', open)) return after(xml, ']]>', open)
  const close = xml.indexOf('>', open)
  if (close === -1) return xml.length
  const tag = readTag(xml.slice(open + 1, close))
  if (!skips(walk, tag)) onTag(walk, tag)
  return close + 1
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  return at === -1 ? xml.length : at + mark.length
}

function readTag(source: string): Tag {
  const closes = source.startsWith('/')
  const qualified = /^\/?(?:[^\s:/>]+:)?([^\s/>]+)/.exec(source)
  return { name: qualified?.[1] ?? '', closes, empty: source.endsWith('/'), source }
}

function skips(walk: Walk, tag: Tag): boolean {
  if (walk.skip) {
    if (tag.name === walk.skip.name && !tag.empty) walk.skip.depth += tag.closes ? -1 : 1
    if (walk.skip.depth === 0) walk.skip = null
    return true
  }
  if (!SKIPPED.has(tag.name)) return false
  if (!tag.empty && !tag.closes) walk.skip = { name: tag.name, depth: 1 }
  return true
}

type Step = (walk: Walk, tag: Tag) => void

const OPENERS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['t', (walk) => void (walk.inText = !walk.hidden)],
  ['tab', put('\t')],
  ['ptab', put('\t')],
  ['br', put('\n')],
  ['cr', put('\n')],
  ['noBreakHyphen', put('-')],
  ['txbxContent', put('\n')],
  ['r', (walk) => void (walk.hidden = false)],
  ['rPr', (walk) => void (walk.inRunProperties = true)],
  ['vanish', hide],
  ['tr', (walk) => void walk.rows.push([])],
  ['tc', (walk) => void walk.cells.push(walk.out.length)],
])

const CLOSERS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['t', (walk) => void (walk.inText = false)],
  ['r', (walk) => void (walk.hidden = false)],
  ['rPr', (walk) => void (walk.inRunProperties = false)],
  ['p', put('\n')],
  ['tc', closeCell],
  ['tr', closeRow],
  ['tbl', put('\n')],
])

function put(text: string): Step {
  return (walk) => void walk.out.push(text)
}

function onTag(walk: Walk, tag: Tag): void {
  if (!tag.closes) OPENERS.get(tag.name)?.(walk, tag)
  if (tag.closes || tag.empty) CLOSERS.get(tag.name)?.(walk, tag)
}

function hide(walk: Walk, tag: Tag): void {
  const off = /val="(?:0|false|off)"/.test(tag.source)
  if (walk.inRunProperties && !off) walk.hidden = true
}

function closeCell(walk: Walk): void {
  const start = walk.cells.pop()
  const row = walk.rows.at(-1)
  if (start === undefined || !row) return
  row.push(walk.out.splice(start).join('').trim())
}

/** A row is one line. Where two cells hold several lines, they are blocks side by side, and follow each other. */
function closeRow(walk: Walk): void {
  const cells = walk.rows.pop() ?? []
  const blocks = cells.filter((cell) => cell.includes('\n')).length > 1
  walk.out.push(
    blocks ? cells.join('\n') : cells.map((cell) => cell.replaceAll('\n', ' ')).join('\t'),
    '\n',
  )
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi,
    (whole, name: string) => {
      if (name.startsWith('#'))
        return fromCode(name.startsWith('#x') ? parseInt(name.slice(2), 16) : Number(name.slice(1)))
      return Object.entries(ENTITIES).find(([one]) => one === name)?.[1] ?? whole
    },
  )
}

function fromCode(code: number): string {
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return valid ? String.fromCodePoint(code) : ''
}
