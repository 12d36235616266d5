/** The ruled lines of tables and boxes taken out of a level page: the recogniser loses sums that stand between them. */
import type { Raster } from './raster.ts'

/** Darker than this on white paper is ink; table rules are often grey. */
const INK = 185
/** Ink that runs longer than any letter and is thin is a rule. Shares of the page's longer side. */
const SHORTEST = 1 / 30
const THICKEST = 1 / 180
const MOSTLY = 0.7

/** How to walk a raster by rows or by columns: `step` to the next pixel of a line, `stride` to the next line. */
type Walk = { along: number; across: number; step: number; stride: number }

/** A copy of the page without its rules. */
export function eraseRules(raster: Raster): Raster {
  const { width, height, grey } = raster
  const out = grey.slice()
  const rows = { along: width, across: height, step: 1, stride: width }
  const columns = { along: height, across: width, step: width, stride: 1 }
  for (const walk of [rows, columns]) eraseRuns({ grey, out, walk, side: Math.max(width, height) })
  return { width, height, grey: out }
}

type Job = { grey: Uint8Array; out: Uint8Array; walk: Walk; side: number }

function eraseRuns({ grey, out, walk, side }: Job): void {
  const shortest = Math.round(side * SHORTEST)
  const page: Page = { grey, walk, thickest: Math.ceil(side * THICKEST) }
  for (let line = 0; line < walk.across; line += 1) {
    for (const run of findRuns(grey, walk, line)) {
      if (run.end - run.start < shortest || !isThin(page, run)) continue
      for (let n = run.start; n < run.end; n += 1) out[line * walk.stride + n * walk.step] = 255
    }
  }
}

type Page = { grey: Uint8Array; walk: Walk; thickest: number }
type Run = { line: number; start: number; end: number }

function findRuns(grey: Uint8Array, walk: Walk, line: number): Run[] {
  const runs: Run[] = []
  let start = -1
  for (let n = 0; n <= walk.along; n += 1) {
    const ink = n < walk.along && (grey[line * walk.stride + n * walk.step] ?? 255) < INK
    if (ink && start === -1) start = n
    if (ink || start === -1) continue
    runs.push({ line, start, end: n })
    start = -1
  }
  return runs
}

/** Whether most of the run has paper on both sides within the thickness of a rule. */
function isThin(page: Page, { line, start, end }: Run): boolean {
  let thin = 0
  let looked = 0
  for (let n = start; n < end; n += 4) {
    looked += 1
    if (inkAcross(page, line, n) <= page.thickest) thin += 1
  }
  return thin > looked * MOSTLY
}

function inkAcross({ grey, walk, thickest }: Page, line: number, n: number): number {
  let ink = 1
  for (const way of [-1, 1]) {
    for (let away = 1; away <= thickest; away += 1) {
      const other = line + way * away
      const outside = other < 0 || other >= walk.across
      if (outside || (grey[other * walk.stride + n * walk.step] ?? 255) >= INK) break
      ink += 1
    }
  }
  return ink
}
