/** The words of a PDF page put back into lines by where they stand: a PDF holds positions, not lines. */

import { asMatrix, multiply } from './matrix.ts'
import type { Matrix } from './matrix.ts'
import { orderColumns } from './pdf-columns.ts'

/** A run of text with its place: `transform` and `width` as pdf.js gives them, in points. */
export type TextRun = { str: string; transform: readonly number[]; width: number }
/** The page as it is shown: its size in points and the transform from PDF space (y up) to the page (y down). */
export type PageView = { width: number; height: number; transform: readonly number[] }

/** A run on the page: x and y of its start on the base line, in its own reading direction. */
export type Placed = {
  text: string
  x: number
  y: number
  width: number
  size: number
  turn: number
}
/** Runs that stand on one base line. */
export type Line = { y: number; size: number; runs: Placed[] }

/** Gaps in widths of the letter size: a word space, and the gap between two columns of a table or address block. */
const WORD_GAP = 0.15
const CJK_GAP = 0.6
const COLUMN_GAP = 1.6
const SAME_LINE = 0.4
const SMALLEST_LETTER = 2

/**
 * Lines from top to bottom, words from left to right, a tab between columns and a blank line between paragraphs.
 * Text that runs another way than most of the page comes last. Text off the page or too small to see is left out.
 */
export function layOutLines(runs: readonly TextRun[], view: PageView): string {
  const placed = runs.flatMap((run) => place(run, view))
  const turns = [0, 1, 2, 3].map((turn) => placed.filter((run) => run.turn === turn))
  return turns
    .filter((group) => group.length > 0)
    .toSorted((a, b) => letters(b) - letters(a))
    .map((group) => joinLines(orderColumns(groupLines(group))))
    .join('\n\n')
}

function letters(runs: readonly Placed[]): number {
  return runs.reduce((sum, run) => sum + run.text.length, 0)
}

function place(run: TextRun, view: PageView): Placed[] {
  const at = multiply(asMatrix(view.transform), asMatrix(run.transform))
  const [, , c, d] = asMatrix(run.transform)
  const [across, down, , , x, y] = at
  const size = Math.hypot(c, d)
  if (run.str.trim() === '' || size < SMALLEST_LETTER || isOutside(at, size, view)) return []
  const turn = turnOf(across, down)
  const [along, below] = turnPoint(x, y, turn)
  return [{ text: run.str, x: along, y: below, width: run.width, size, turn }]
}

function isOutside([, , , , x, y]: Matrix, size: number, view: PageView): boolean {
  return x < -size || y < 0 || x > view.width || y > view.height + size
}

/** 0 reads to the right, 1 downwards, 2 to the left, 3 upwards. */
function turnOf(across: number, down: number): number {
  if (Math.abs(across) >= Math.abs(down)) return across >= 0 ? 0 : 2
  return down >= 0 ? 1 : 3
}

function turnPoint(x: number, y: number, turn: number): [number, number] {
  if (turn === 1) return [y, -x]
  if (turn === 2) return [-x, -y]
  return turn === 3 ? [-y, x] : [x, y]
}

function groupLines(runs: readonly Placed[]): Line[] {
  const lines: Line[] = []
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line && run.y - line.y <= SAME_LINE * Math.max(run.size, line.size)) {
      line.runs.push(run)
      // The largest print holds the base line; smaller print may be raised.
      if (run.size > line.size) line.y = run.y
      line.size = Math.max(line.size, run.size)
    } else lines.push({ y: run.y, size: run.size, runs: [run] })
  }
  return lines
}

function joinLines(lines: readonly Line[]): string {
  const steps = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? 0))
  // Most lines of a letter follow closely; headings, tables and paragraphs stand further apart.
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.3)] ?? 0
  const out: string[] = []
  for (const [index, line] of lines.entries()) {
    const text = joinRuns(line.runs)
    const step = steps[index - 1] ?? 0
    const apart = step < 0 || (step > usual * 1.3 && step > line.size * 1.3)
    // Rows of a table stay together however far apart they are printed.
    const rows = text.includes('\t') && out.at(-1)?.includes('\t')
    if (apart && !rows) out.push('')
    out.push(text)
  }
  return out.join('\n')
}

function joinRuns(runs: readonly Placed[]): string {
  let text = ''
  let previous: Placed | null = null
  for (const run of runs.toSorted((a, b) => a.x - b.x)) {
    if (previous && isShadow(previous, run)) continue
    text += previous ? separator(previous, run) + run.text : run.text
    previous = run
  }
  return text
    .replace(/ *\t */g, '\t')
    .replace(/ +/g, ' ')
    .trim()
}

/** Some writers print a word twice, a hair apart, to make it bold. */
function isShadow(previous: Placed, run: Placed): boolean {
  return (
    previous.text === run.text && run.x - previous.x < Math.min(previous.width, previous.size) * 0.3
  )
}

const CJK = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/

function separator(previous: Placed, run: Placed): string {
  const size = Math.max(previous.size, run.size)
  const gap = run.x - (previous.x + previous.width)
  if (gap > COLUMN_GAP * size) return '\t'
  const cjk = CJK.test(previous.text.at(-1) ?? '') && CJK.test(run.text.at(0) ?? '')
  return gap > (cjk ? CJK_GAP : WORD_GAP) * size ? ' ' : ''
}
