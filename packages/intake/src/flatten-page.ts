/** A photographed page made even: shadows out, so that the recogniser sees letters on white. */
import type { Raster } from './raster.ts'

/** Side of the tiles whose paper brightness is measured, in pixels. */
const TILE = 48
/** Share of a tile's pixels that are darker than its paper. */
const PAPER_SHARE = 0.85
/** Paper is never taken to be darker than this share of the brightest paper: beyond the page lies a desk. */
const DARKEST_PAPER = 0.2

/** Evens out the light over the page. Changes the raster it is given, and answers it. */
export function flattenPage(raster: Raster): Raster {
  if (raster.width < TILE * 2 || raster.height < TILE * 2) return raster
  evenLight(raster)
  return raster
}

type Tiles = { wide: number; high: number; paper: Float32Array }

function evenLight({ width, height, grey }: Raster): void {
  const tiles = smooth(measurePaper({ width, height, grey }))
  const columns = Array.from({ length: width }, (_, x) => tileAt(x, tiles.wide))
  const left = Uint16Array.from(columns, (column) => column.tile)
  const share = Float32Array.from(columns, (column) => column.share)
  const paper = new Float32Array(tiles.wide + 1)
  for (let y = 0; y < height; y += 1) {
    const row = tileAt(y, tiles.high)
    for (let n = 0; n < tiles.wide; n += 1) {
      const at = row.tile * tiles.wide + n
      paper[n] = mix(tiles.paper[at] ?? 255, tiles.paper[at + tiles.wide] ?? 255, row.share)
    }
    evenRow(grey.subarray(y * width, (y + 1) * width), paper, { left, share })
  }
}

function evenRow(
  row: Uint8Array,
  paper: Float32Array,
  { left, share }: { left: Uint16Array; share: Float32Array },
): void {
  for (let x = 0; x < row.length; x += 1) {
    const tile = left[x] ?? 0
    const light = mix(paper[tile] ?? 255, paper[tile + 1] ?? 255, share[x] ?? 0)
    row[x] = Math.min(((row[x] ?? 255) * 255) / light, 255)
  }
}

/** The tile whose middle is before a pixel, and how far the pixel is on the way to the next one's middle. */
function tileAt(position: number, count: number): { tile: number; share: number } {
  const place = Math.min(Math.max(position / TILE - 0.5, 0), Math.max(count - 1.001, 0))
  return { tile: Math.floor(place), share: place - Math.floor(place) }
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

function measurePaper(raster: Raster): Tiles {
  const wide = Math.ceil(raster.width / TILE)
  const high = Math.ceil(raster.height / TILE)
  const paper = new Float32Array(wide * high)
  for (let tile = 0; tile < paper.length; tile += 1) {
    paper[tile] = paperOf(raster, (tile % wide) * TILE, Math.floor(tile / wide) * TILE)
  }
  const brightest = paper.toSorted().at(Math.floor(paper.length * 0.95)) ?? 255
  return { wide, high, paper: paper.map((one) => Math.max(one, brightest * DARKEST_PAPER, 1)) }
}

function paperOf({ width, height, grey }: Raster, left: number, top: number): number {
  const counts = new Uint32Array(256)
  let pixels = 0
  for (let y = top; y < Math.min(top + TILE, height); y += 2) {
    for (let x = left; x < Math.min(left + TILE, width); x += 2) {
      const value = grey[y * width + x] ?? 255
      counts[value] = (counts[value] ?? 0) + 1
      pixels += 1
    }
  }
  let below = 0
  for (let value = 0; value < 256; value += 1) {
    below += counts[value] ?? 0
    if (below >= pixels * PAPER_SHARE) return value
  }
  return 255
}

/** The mean with the neighbours, so that one tile full of heavy print does not stand out. */
function smooth({ wide, high, paper }: Tiles): Tiles {
  const out = paper.map((_, tile) => {
    const [x, y] = [tile % wide, Math.floor(tile / wide)]
    let sum = 0
    let count = 0
    for (let near = y - 1; near <= y + 1; near += 1) {
      for (let beside = x - 1; beside <= x + 1; beside += 1) {
        if (near < 0 || near >= high || beside < 0 || beside >= wide) continue
        sum += paper[near * wide + beside] ?? 255
        count += 1
      }
    }
    return sum / count
  })
  return { wide, high, paper: out }
}
