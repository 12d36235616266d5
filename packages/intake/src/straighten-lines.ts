/** Lines of print made level: a page photographed by hand leans, and more at the top than at the bottom. */
import type { Raster } from './raster.ts'

const INK = 120
/** Every third pixel across and down is looked at. */
const SAMPLE = 3
/** Slopes that are tried, in pixels down for each pixel to the right; beyond them a page counts as turned. */
const STEEPEST = 0.09
const STEP = 0.002
/** Parts of the page, from the top, whose slopes are measured on their own. */
const BANDS = 4
/** Ink marks below which a part has too little print to tell. */
const FEWEST_MARKS = 400
const MOST_UNLIKE = 0.03
const LEVEL_ENOUGH = 0.002

/** The page with its lines level; the same raster when they are already. */
export function straightenLines(raster: Raster): Raster {
  const slopes = measureSlopes(raster)
  if (slopes.every((slope) => Math.abs(slope) < LEVEL_ENOUGH)) return raster
  const { width, height, grey } = raster
  const lean = slopes.reduce((sum, slope) => sum + slope, 0) / slopes.length
  const out = new Uint8Array(grey.length).fill(255)
  for (let y = 0; y < height; y += 1) {
    const slope = slopeAt(slopes, y / height)
    // Upright strokes lean as much as the lines do, the other way.
    const shift = Math.round((y - height / 2) * lean)
    for (let x = Math.max(shift, 0); x < Math.min(width + shift, width); x += 1) {
      out[y * width + x] = between(raster, x - shift, y + (x - width / 2) * slope)
    }
  }
  return { width, height, grey: out }
}

/** The grey at a place between two rows; paper beyond the page. */
function between({ width, height, grey }: Raster, x: number, y: number): number {
  const row = Math.floor(y)
  if (row < 0 || row + 1 >= height) return 255
  const here = grey[row * width + x] ?? 255
  return here + ((grey[(row + 1) * width + x] ?? 255) - here) * (y - row)
}

/** Between the middles of two bands the slope changes evenly. */
function slopeAt(slopes: readonly number[], share: number): number {
  const place = Math.min(Math.max(share * BANDS - 0.5, 0), BANDS - 1)
  const band = Math.min(Math.floor(place), BANDS - 2)
  const [above = 0, below = 0] = slopes.slice(band, band + 2)
  return above + (below - above) * (place - band)
}

/** A slope for each band. The band with the most print is trusted; one that differs much from it is mistaken. */
function measureSlopes(raster: Raster): number[] {
  const marks = Array.from({ length: BANDS }, (_, band) => findInk(raster, band))
  const slopes = marks.map((band) => bestSlope(band, raster))
  const most = Math.max(...marks.map((band) => band.length))
  const trusted = slopes[marks.findIndex((band) => band.length === most)] ?? 0
  return slopes.map((slope) =>
    slope === null || Math.abs(slope - trusted) > MOST_UNLIKE ? trusted : slope,
  )
}

type Mark = { x: number; y: number }

/** Ink that starts below paper, sampled: the upper edges of letters, which line up most sharply. */
function findInk({ width, height, grey }: Raster, band: number): Mark[] {
  const marks: Mark[] = []
  const [top, bottom] = [
    Math.floor((band * height) / BANDS),
    Math.floor(((band + 1) * height) / BANDS),
  ]
  for (let y = Math.max(top, 2); y < bottom; y += 1) {
    for (let x = 0; x < width; x += SAMPLE) {
      const at = y * width + x
      const starts = (grey[at] ?? 255) < INK && (grey[at - width * 2] ?? 0) > INK + 40
      if (starts) marks.push({ x: x - width / 2, y })
    }
  }
  return marks
}

/** The slope along which the marks fall into the fewest rows; null when there is no print to tell by. */
function bestSlope(marks: readonly Mark[], { width, height }: Raster): number | null {
  if (marks.length < FEWEST_MARKS) return null
  const margin = Math.ceil(width * STEEPEST)
  let best = { slope: 0, score: 0 }
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += STEP) {
    const rows = new Uint32Array(height + margin * 2)
    for (const { x, y } of marks) {
      const row = Math.round(y - x * slope) + margin
      rows[row] = (rows[row] ?? 0) + 1
    }
    const score = rows.reduce((sum, count) => sum + count * count, 0)
    if (score > best.score) best = { slope, score }
  }
  return best.slope
}
