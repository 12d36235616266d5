/** Two columns of running text are read one after the other; the cells of a table are not. */
import { countLetters } from './ocr.ts'
import type { Line, Placed } from './pdf-lines.ts'

/** A column has this many lines, with this many letters each: short lines side by side are a table or address block. */
const FEWEST_LINES = 6
const FEWEST_LETTERS = 22
const SAME_START = 4

/**
 * The lines in reading order. Where two columns of running text stand side by side, the left one comes first,
 * then the right one; lines across both stay where they are.
 */
export function orderColumns(lines: readonly Line[]): Line[] {
  const gutter = findGutter(lines)
  if (gutter === null) return [...lines]
  const out: Line[] = []
  let left: Line[] = []
  let right: Line[] = []
  for (const line of lines) {
    const [before, after] = splitAt(line, gutter)
    if (crosses(line, gutter)) {
      out.push(...left, ...right, line)
      left = []
      right = []
      continue
    }
    if (before) left.push(before)
    if (after) right.push(after)
  }
  return [...out, ...left, ...right]
}

/** Where the right column starts, or null when the page has one column. */
function findGutter(lines: readonly Line[]): number | null {
  const starts = lines.flatMap((line) => rightStart(line))
  const [gutter] = starts
    .filter(
      (start) =>
        starts.filter((other) => Math.abs(other - start) < SAME_START).length >= FEWEST_LINES,
    )
    .toSorted((a, b) => a - b)
  if (gutter === undefined) return null
  const sides = lines.filter((line) => !crosses(line, gutter)).map((line) => splitAt(line, gutter))
  const both = sides.filter(([before, after]) => before !== null && after !== null)
  const running =
    isRunning(both.map(([before]) => before)) && isRunning(both.map(([, after]) => after))
  return both.length >= FEWEST_LINES && running ? gutter : null
}

function isRunning(lines: readonly (Line | null)[]): boolean {
  const letters = lines.map((line) =>
    countLetters(line?.runs.map((run) => run.text).join('') ?? ''),
  )
  return letters.reduce((sum, count) => sum + count, 0) >= letters.length * FEWEST_LETTERS
}

/** Where the text of a line goes on after its widest gap. */
function rightStart({ runs, size }: Line): number[] {
  const inOrder = runs.toSorted((a, b) => a.x - b.x)
  let widest = { gap: size, start: -1 }
  for (const [index, run] of inOrder.entries()) {
    const previous = inOrder[index - 1]
    const gap = previous ? run.x - (previous.x + previous.width) : 0
    if (gap > widest.gap) widest = { gap, start: run.x }
  }
  return widest.start === -1 ? [] : [widest.start]
}

function isBefore(run: Placed, gutter: number): boolean {
  return run.x + run.width <= gutter
}

function crosses({ runs }: Line, gutter: number): boolean {
  return runs.some((run) => run.x < gutter - SAME_START && !isBefore(run, gutter))
}

function splitAt(line: Line, gutter: number): [Line | null, Line | null] {
  const before = line.runs.filter((run) => isBefore(run, gutter))
  const after = line.runs.filter((run) => !isBefore(run, gutter))
  return [
    before.length > 0 ? { ...line, runs: before } : null,
    after.length > 0 ? { ...line, runs: after } : null,
  ]
}
