/** The words that Tesseract found, put back into lines by where they stand, in the same way as those of a PDF. */
import { layOutLines } from './pdf-lines.ts'
import type { TextRun } from './pdf-lines.ts'

type Box = {
  level: number
  left: number
  top: number
  width: number
  height: number
  confidence: number
  text: string
}

const PAGE = 1
const LINE = 4
const WORD = 5
/** A line's box reaches from its tallest to its lowest letter, which is more than the size of the print. */
const SIZE_OF_BOX = 0.8
/** Dots and strokes below this are dirt on the paper. */
const DIRT = 45

/** The page's text from Tesseract's table of boxes (TSV), or null when the page lies on its side. */
export function layOutBoxes(table: string): string | null {
  const boxes = table.split('\n').flatMap(readBox)
  const page = boxes.find((box) => box.level === PAGE)
  const words = boxes.filter((box) => box.level === WORD)
  if (!page || isSideways(words)) return null
  const runs: TextRun[] = []
  let line: Box | null = null
  for (const box of boxes) {
    if (box.level === LINE) line = box
    if (box.level === WORD && line && !isDirt(box)) runs.push(asRun(box, line))
  }
  return layOutLines(runs, {
    width: page.width,
    height: page.height,
    transform: [1, 0, 0, 1, 0, 0],
  })
}

function readBox(row: string): Box[] {
  const cells = row.split('\t')
  const [level, , , , , , left, top, width, height, confidence] = cells.map(Number)
  if (level === undefined || left === undefined || top === undefined) return []
  if (width === undefined || height === undefined || confidence === undefined) return []
  return [{ level, left, top, width, height, confidence, text: cells[11] ?? '' }]
}

/** Long words are wider than high, unless the page lies on its side. */
function isSideways(words: readonly Box[]): boolean {
  const long = words.filter((word) => word.text.length >= 4)
  return long.filter((word) => word.height > word.width).length > long.length / 2
}

/** Scraps of ruled lines come out as bars and thin letters. */
function isDirt({ text, confidence }: Box): boolean {
  return (
    /^[|[\]{}_~]+$/.test(text) ||
    (confidence < DIRT && (/^[IilHh10]{1,2}$/.test(text) || !/[\p{L}\p{N}]/u.test(text)))
  )
}

function asRun(word: Box, line: Box): TextRun {
  const size = line.height * SIZE_OF_BOX
  return {
    str: `${word.text.replace(/^[|[\]{}]+(?=.)/, '')} `,
    transform: [size, 0, 0, size, word.left, line.top + line.height],
    width: word.width,
  }
}
