/** Grey pictures in memory: made from what pdf.js decodes, put the right way up, joined, and written as PGM. */
import { latin1 } from './bytes.ts'
import type { Matrix } from './matrix.ts'

/** One byte a pixel, row by row from the top: 0 is black. */
export type Raster = { width: number; height: number; grey: Uint8Array }

/**
 * A picture as pdf.js gives it (one bit, or one, three or four bytes a pixel) with one grey byte a pixel;
 * null when it is not one.
 */
export function toRaster(image: unknown): Raster | null {
  if (!isImage(image)) return null
  const grey = toGrey(image.data, image.width, image.height)
  return grey && { width: image.width, height: image.height, grey }
}

type Image = { width: number; height: number; data: Uint8Array | Uint8ClampedArray }

function isImage(image: unknown): image is Image {
  if (typeof image !== 'object' || image === null) return false
  if (!('width' in image && 'height' in image && 'data' in image)) return false
  const bytes = image.data instanceof Uint8Array || image.data instanceof Uint8ClampedArray
  return bytes && typeof image.width === 'number' && typeof image.height === 'number'
}

function toGrey(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): Uint8Array | null {
  const channels = data.length / (width * height)
  if (channels === 1) return Uint8Array.from(data)
  if (channels === 3 || channels === 4) return fromColours(data, channels)
  const row = Math.ceil(width / 8)
  return data.length === row * height ? fromBits(data, width, height) : null
}

function fromColours(data: Uint8Array | Uint8ClampedArray, channels: number): Uint8Array {
  const grey = new Uint8Array(data.length / channels)
  for (let i = 0, at = 0; i < grey.length; i += 1, at += channels) {
    grey[i] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8
  }
  return grey
}

function fromBits(data: Uint8Array | Uint8ClampedArray, width: number, height: number): Uint8Array {
  const grey = new Uint8Array(width * height)
  const row = Math.ceil(width / 8)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = ((data[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      grey[y * width + x] = bit * 255
    }
  }
  return grey
}

/** A picture is a unit square with y up; its matrix on the page (y down) tells how it is turned or mirrored. */
export function turnUpright(raster: Raster, matrix: Matrix): Raster {
  const [a, b, c, d] = matrix
  const swapped = Math.abs(b) > Math.abs(a)
  const mirrorX = (swapped ? b : a) < 0
  const mirrorY = (swapped ? c : d) > 0
  if (!swapped && !mirrorX && !mirrorY) return raster
  return move(raster, { swapped, mirrorX, mirrorY })
}

/** For each EXIF orientation: whether rows become columns, and which way columns and rows then run. */
const ORIENTATIONS = [
  { swapped: false, mirrorX: false, mirrorY: false },
  { swapped: false, mirrorX: true, mirrorY: false },
  { swapped: false, mirrorX: true, mirrorY: true },
  { swapped: false, mirrorX: false, mirrorY: true },
  { swapped: true, mirrorX: false, mirrorY: false },
  { swapped: true, mirrorX: false, mirrorY: true },
  { swapped: true, mirrorX: true, mirrorY: true },
  { swapped: true, mirrorX: true, mirrorY: false },
] as const

/** Puts a photo the way up that the camera noted: an EXIF orientation, 1 to 8. */
export function orient(raster: Raster, orientation: number): Raster {
  const way = ORIENTATIONS[orientation - 1]
  return way && orientation !== 1 ? move(raster, way) : raster
}

function move(
  raster: Raster,
  way: { swapped: boolean; mirrorX: boolean; mirrorY: boolean },
): Raster {
  const { width, height } = raster
  const unitX = way.swapped ? height : 1
  const unitY = way.swapped ? 1 : width
  const first = (way.mirrorX ? unitX * (width - 1) : 0) + (way.mirrorY ? unitY * (height - 1) : 0)
  const grey = movePixels(raster, {
    first,
    x: way.mirrorX ? -unitX : unitX,
    y: way.mirrorY ? -unitY : unitY,
  })
  return way.swapped ? { width: height, height: width, grey } : { width, height, grey }
}

/** Where the first pixel goes, and how far a step to the right and a step down go from there. */
type Steps = { first: number; x: number; y: number }

function movePixels({ width, height, grey }: Raster, steps: Steps): Uint8Array {
  const out = new Uint8Array(grey.length)
  for (let y = 0, from = 0; y < height; y += 1) {
    let at = steps.first + y * steps.y
    for (let x = 0; x < width; x += 1, from += 1, at += steps.x) out[at] = grey[from] ?? 255
  }
  return out
}

/** Scanners cut pages into strips of one width; a strip alone would cut lines of text in two. */
export function joinStrips(rasters: readonly Raster[]): Raster[] {
  const joined: Raster[] = []
  for (const raster of rasters) {
    const last = joined.at(-1)
    if (last && last.width === raster.width && raster.height < raster.width) {
      joined[joined.length - 1] = stack(last, raster)
    } else joined.push(raster)
  }
  return joined
}

function stack(top: Raster, bottom: Raster): Raster {
  const grey = new Uint8Array(top.grey.length + bottom.grey.length)
  grey.set(top.grey)
  grey.set(bottom.grey, top.grey.length)
  return { width: top.width, height: top.height + bottom.height, grey }
}

/** A grey picture as a PGM file, the plainest that Tesseract reads. */
export function encodePgm(raster: Raster): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${raster.width} ${raster.height}\n255\n`)
  const file = new Uint8Array(header.length + raster.grey.length)
  file.set(header)
  file.set(raster.grey, header.length)
  return file
}

/** Takes a PGM file written by `encodePgm` apart again; null for anything else. */
export function decodePgm(file: Uint8Array): Raster | null {
  const header = /^P5\n(\d+) (\d+)\n255\n/.exec(latin1(file, 0, 40))
  if (!header) return null
  const [whole, width, height] = [header[0], Number(header[1]), Number(header[2])]
  const grey = file.slice(whole.length)
  return grey.length === width * height ? { width, height, grey } : null
}

/** A smaller copy whose longest side is at most `longest`, each pixel the mean of those it stands for. */
export function shrink(raster: Raster, longest: number): Raster {
  const scale = Math.max(raster.width, raster.height) / longest
  if (scale <= 1) return raster
  const width = Math.max(Math.floor(raster.width / scale), 1)
  const height = Math.max(Math.floor(raster.height / scale), 1)
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const rows = [
      Math.floor(y * scale),
      Math.max(Math.floor((y + 1) * scale), Math.floor(y * scale) + 1),
    ] as const
    for (let x = 0; x < width; x += 1) {
      const from = Math.floor(x * scale)
      grey[y * width + x] = meanOf(raster, rows, [
        from,
        Math.max(Math.floor((x + 1) * scale), from + 1),
      ])
    }
  }
  return { width, height, grey }
}

type Range = readonly [from: number, to: number]

function meanOf({ width, height, grey }: Raster, rows: Range, columns: Range): number {
  let sum = 0
  let count = 0
  for (let y = rows[0]; y < Math.min(rows[1], height); y += 1) {
    for (let x = columns[0]; x < Math.min(columns[1], width); x += 1) {
      sum += grey[y * width + x] ?? 255
      count += 1
    }
  }
  return count === 0 ? 255 : sum / count
}

/** Twice the size, with pixels in between: print below some 15 pixels a line is read badly. */
export function enlarge({ width, height, grey }: Raster): Raster {
  const out = new Uint8Array(width * height * 4)
  for (let y = 0; y < height * 2; y += 1) {
    const row = (y >> 1) * width
    const beside = Math.min(Math.max((y >> 1) + (y & 1 ? 1 : -1), 0), height - 1) * width
    for (let x = 0; x < width * 2; x += 1) {
      const near = x >> 1
      const next = Math.min(Math.max(near + (x & 1 ? 1 : -1), 0), width - 1)
      const here = (grey[row + near] ?? 255) * 9 + (grey[row + next] ?? 255) * 3
      out[y * width * 2 + x] =
        (here + (grey[beside + near] ?? 255) * 3 + (grey[beside + next] ?? 255)) / 16
    }
  }
  return { width: width * 2, height: height * 2, grey: out }
}
