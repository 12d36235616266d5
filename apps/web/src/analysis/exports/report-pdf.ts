import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'

import { exportMessages as words } from '../../messages/exports.ts'
import { BOX, loadTypeface, type LoadFontFile, type Typeface, type Weight } from './pdf-fonts.ts'
import { breakLines, splitRuns } from './pdf-lines.ts'
import type { Report, ReportLine, ReportPart } from './report.ts'

export interface Pdf {
  bytes: Uint8Array<ArrayBuffer>
  /** Characters that no font of ours has, and that stand there as boxes. */
  missing: number
}

/**
 * The report as a PDF on A4: real text in embedded fonts, tagged for screen readers, with a title and a language.
 * Nothing in it acts: the only links are those to the law.
 */
export async function writeReportPdf(report: Report, load: LoadFontFile): Promise<Pdf> {
  const footer = [words.notAdvice, words.pageOf(0, 0)]
  const typeface = await loadTypeface(JSON.stringify([report, footer]), load)
  const paper = openPaper(report, typeface)
  writeHead(paper, report)
  for (const part of report.parts) writePart(paper, part)
  paper.root.end()
  numberPages(paper)
  const bytes = toBytes(paper.pdf)
  paper.pdf.end()
  return { bytes: await bytes, missing: paper.missing.size }
}

/** Points. */
const PAGE = { width: 595, height: 842, margin: 56, footer: 34 } as const
const WIDTH = PAGE.width - 2 * PAGE.margin
const INK = '#1c2a33'
const QUIET = '#4a5a66'
const LINK = '#1f4b8e'
const LEADING = 1.42

interface Style {
  size: number
  weight: Weight
  colour: string
  /** Space above, and how far it is moved in. */
  before: number
  indent: number
}

const BODY: Style = { size: 10.5, weight: 400, colour: INK, before: 5, indent: 0 }
const STYLES = {
  title: { ...BODY, size: 22, weight: 700, before: 0 },
  about: { ...BODY, size: 9.5, colour: QUIET, before: 2 },
  heading: { ...BODY, size: 13.5, weight: 700, before: 20 },
  paragraph: BODY,
  item: { ...BODY, indent: 14, before: 3 },
  detail: { ...BODY, size: 9.5, colour: QUIET, indent: 28, before: 1 },
  step: { ...BODY, indent: 20 },
  source: { ...BODY, size: 9.5, indent: 24, before: 3 },
  letter: { ...BODY, before: 0 },
} as const satisfies Record<ReportLine['kind'] | 'title' | 'about' | 'heading', Style>

type Structure = ReturnType<PDFDocument['struct']>

interface Paper {
  pdf: PDFDocument
  typeface: Typeface
  root: Structure
  /** Where the next line begins, from the top of the page. */
  y: number
  missing: Set<string>
}

function openPaper(report: Report, typeface: Typeface): Paper {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: report.language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    font: null,
    info: { Title: report.title, Creator: 'Plainletter', Producer: 'Plainletter' },
  })
  for (const { name, bytes } of typeface.faces) pdf.registerFont(name, bytes)
  const root = pdf.struct('Document', { lang: report.language })
  pdf.addStructure(root)
  return { pdf, typeface, root, y: PAGE.margin, missing: new Set() }
}

function writeHead(paper: Paper, { title, about }: Report) {
  writeBlock(paper, { tag: 'H1', text: title, style: STYLES.title })
  for (const text of about) writeBlock(paper, { tag: 'P', text, style: STYLES.about })
}

function writePart(paper: Paper, { title, lines }: ReportPart) {
  // A heading does not stay behind at the foot of a page.
  keepTogether(paper, 70)
  writeBlock(paper, { tag: 'H2', text: title, style: STYLES.heading })
  let list: Structure | undefined
  for (const line of lines) {
    if (line.kind === 'paragraph' || line.kind === 'letter') {
      list?.end()
      list = undefined
      writeLine(paper, line)
    } else {
      list ??= addStructure(paper, paper.root, 'L')
      writeListItem(paper, list, line)
    }
  }
  list?.end()
}

function writeLine(paper: Paper, { kind, text }: ReportLine) {
  if (kind === 'letter') writeLetter(paper, text)
  else writeBlock(paper, { tag: 'P', text, style: STYLES[kind] })
}

function writeListItem(paper: Paper, list: Structure, line: ReportLine) {
  const item = addStructure(paper, list, 'LI')
  const { kind, text } = line
  writeBlock(paper, { tag: 'LBody', text, style: STYLES[kind], mark: markOf(line), parent: item })
  const url = line.kind === 'source' ? line.url : undefined
  if (url !== undefined && isPlainLink(url)) writeLink(paper, item, url)
  item.end()
}

function addStructure(paper: Paper, parent: Structure, tag: string): Structure {
  const structure = paper.pdf.struct(tag)
  parent.add(structure)
  return structure
}

function markOf(line: ReportLine): string {
  if (line.kind === 'step') return `${line.number}.`
  if (line.kind === 'source') return `[${line.number}]`
  return line.kind === 'item' ? '•' : ''
}

/** A letter keeps its own lines; an empty one parts its paragraphs. */
function writeLetter(paper: Paper, text: string) {
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') paper.y += STYLES.letter.size * 0.7
    else writeBlock(paper, { tag: 'P', text: line, style: STYLES.letter })
  }
}

interface Block {
  tag: 'H1' | 'H2' | 'P' | 'LBody'
  text: string
  style: Style
  /** What stands in front, in the space that it is moved in. */
  mark?: string
  /** The item of a list; the document itself where there is none. */
  parent?: Structure
}

function writeBlock(paper: Paper, { tag, text, style, mark = '', parent = paper.root }: Block) {
  const structure = addStructure(paper, parent, tag)
  paper.y += style.before
  // A tab or a mark that shows nothing has no shape in any font.
  const plain = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  const measure = (words: string) => measureText(paper, words, style)
  const lines = breakLines(plain, WIDTH - style.indent, measure)
  for (const [at, line] of lines.entries()) {
    keepTogether(paper, style.size * LEADING)
    structure.add(paper.pdf.markStructureContent(tag))
    if (at === 0 && mark !== '') {
      drawText(paper, { text: mark, style, x: PAGE.margin + style.indent - measure(`${mark} `) })
    }
    drawText(paper, { text: line, style, x: PAGE.margin + style.indent })
    paper.pdf.endMarkedContent()
    paper.y += style.size * LEADING
  }
  structure.end()
}

/** The address itself, in full, so that it is there on paper too. */
function writeLink(paper: Paper, parent: Structure, url: string) {
  const style = { ...STYLES.source, colour: LINK, before: 0 }
  const measure = (words: string) => measureText(paper, words, style)
  const structure = addStructure(paper, parent, 'Link')
  for (const line of breakLines(url, WIDTH - style.indent, measure)) {
    const height = style.size * LEADING
    keepTogether(paper, height)
    const x = PAGE.margin + style.indent
    structure.add(paper.pdf.markStructureContent('Link'))
    drawText(paper, { text: line, style, x })
    paper.pdf.endMarkedContent()
    paper.pdf.link(x, paper.y, measure(line), height, url, { structParent: structure })
    paper.y += height
  }
  structure.end()
}

const isPlainLink = (url: string) => /^https:\/\/[\w.-]+(\/[^\s]*)?$/.test(url)

function keepTogether(paper: Paper, height: number) {
  if (paper.y + height <= PAGE.height - PAGE.margin) return
  paper.pdf.addPage()
  paper.y = PAGE.margin
}

const MISSING = 'missing'

function runsOf(paper: Paper, text: string, weight: Weight) {
  const { faceOf } = paper.typeface
  return splitRuns(text, (character) => faceOf(character, weight) ?? MISSING).map((run) =>
    run.face === MISSING
      ? { face: faceOf(BOX, weight) ?? '', text: run.text.replace(/./gsu, BOX), lost: run.text }
      : { ...run, lost: '' },
  )
}

function measureText(paper: Paper, text: string, { weight, size }: Style): number {
  return runsOf(paper, text, weight).reduce(
    (width, run) => width + paper.pdf.font(run.face).fontSize(size).widthOfString(run.text),
    0,
  )
}

interface Drawn {
  text: string
  style: Style
  x: number
}

function drawText(paper: Paper, { text, style, x }: Drawn) {
  let at = x
  for (const run of runsOf(paper, text, style.weight)) {
    for (const character of run.lost) paper.missing.add(character)
    const pen = paper.pdf.font(run.face).fontSize(style.size).fillColor(style.colour)
    const width = pen.widthOfString(run.text)
    pen.text(run.text, at, paper.y, { lineBreak: false })
    at += width
  }
}

function numberPages(paper: Paper) {
  const { pdf } = paper
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    pdf.markContent('Artifact', { type: 'Pagination' })
    paper.y = PAGE.height - PAGE.footer
    const style = { ...STYLES.about, size: 8.5 }
    drawText(paper, { text: words.notAdvice, style, x: PAGE.margin })
    const number = words.pageOf(page + 1, count)
    const right = PAGE.width - PAGE.margin - measureText(paper, number, style)
    drawText(paper, { text: number, style, x: right })
    pdf.endMarkedContent()
  }
}
