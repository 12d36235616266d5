/**
 * PNG to grey, row by row: a photo saved as PNG takes a byte a pixel here, four and more in other decoders. A large one
 * is made smaller on the way, so that it is never whole in memory.
 */
import { Inflate } from 'fflate'

import { hasAt, u32be, u8 } from './bytes.ts'
import { IntakeError } from './intake-error.ts'
import type { Raster } from './raster.ts'

/** Samples a pixel by colour type: grey, colours, palette, grey with alpha, colours with alpha. */
const SAMPLES: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
])
/** Packed bytes fed at once; deflate grows at most 1032 times. */
const STEP = 2 * 1024

export type Format = {
  width: number
  height: number
  depth: number
  colour: number
  samples: number
  palette: Uint8Array
}
type Painter = {
  format: Format
  /** So many pixels across and down become one. */
  factor: number
  width: number
  grey: Uint8Array
  /** The row in grey, and the sums of the rows that become one. */
  line: Uint8Array
  sums: Uint32Array
  row: Uint8Array
  above: Uint8Array
  filled: number
  /** Where the first byte of a row goes: after the byte that names its filter when the rows have none. */
  first: number
  y: number
}

/** No page has a side this long: one row alone would fill the memory. */
const LONGEST_ROW = 65_535

/**
 * Grey pixels over white paper with no side of twice `longest` or more, or null for an interlaced PNG. Throws
 * `unreadable` when the data is broken, `image_too_large` when a side is.
 */
export function decodePng(bytes: Uint8Array, longest = LONGEST_ROW): Raster | null {
  const format = readFormat(bytes)
  return format && decodeRows(dataChunks(bytes), { format, hasFilters: true, longest })
}

/**
 * The same for rows from elsewhere: deflate without the two bytes before it, in small parts. `hasFilters` is whether each
 * row begins with the number of its filter, as in PNG. Parts after the last row are not asked for.
 */
export function decodeRows(
  parts: Iterable<Uint8Array>,
  { format, hasFilters, longest }: { format: Format; hasFilters: boolean; longest: number },
): Raster {
  const painter = startPainter(format, longest, hasFilters ? 0 : 1)
  const inflate = new Inflate((chunk) => paint(painter, chunk))
  try {
    for (const part of parts) {
      inflate.push(part)
      if (painter.y === format.height) break
    }
  } catch (error) {
    // What was read before the damage may still be a page; nothing read is no picture.
    if (painter.y === 0) throw error
  }
  const { width, grey } = painter
  return { width, height: grey.length / width, grey }
}

function startPainter(format: Format, longest: number, first: number): Painter {
  const { width, height, depth, samples } = format
  const factor = Math.max(Math.floor(Math.max(width, height) / longest), 1)
  const across = Math.ceil(width / factor)
  const length = 1 + Math.ceil((width * depth * samples) / 8)
  return {
    format,
    factor,
    width: across,
    grey: new Uint8Array(across * Math.ceil(height / factor)).fill(255),
    line: new Uint8Array(width),
    sums: new Uint32Array(across),
    row: new Uint8Array(length),
    above: new Uint8Array(length),
    filled: first,
    first,
    y: 0,
  }
}

function readFormat(bytes: Uint8Array): Format | null {
  const [width, height] = [u32be(bytes, 16), u32be(bytes, 20)]
  const [depth, colour, interlaced] = [u8(bytes, 24), u8(bytes, 25), u8(bytes, 28) !== 0]
  const samples = SAMPLES.get(colour)
  if (interlaced) return null
  if (Math.max(width, height) > LONGEST_ROW) throw new IntakeError('image_too_large')
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth))
    throw new IntakeError('unreadable')
  return { width, height, depth, colour, samples, palette: findChunk(bytes, 'PLTE') }
}

function findChunk(bytes: Uint8Array, name: string): Uint8Array {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + u32be(bytes, at)) {
    if (hasAt(bytes, at + 4, name)) return bytes.subarray(at + 8, at + 8 + u32be(bytes, at))
  }
  return new Uint8Array()
}

/** The packed pixels in small parts, without the two bytes that zlib puts before them. */
function* dataChunks(bytes: Uint8Array): Generator<Uint8Array> {
  let skip = 2
  for (let at = 8; at + 12 <= bytes.length; at += 12 + u32be(bytes, at)) {
    if (!hasAt(bytes, at + 4, 'IDAT')) continue
    const end = Math.min(at + 8 + u32be(bytes, at), bytes.length)
    yield* inSteps(bytes.subarray(Math.min(at + 8 + skip, end), end))
    skip = 0
  }
}

/** Bytes in parts of which none inflates to more than 2 MB. */
export function* inSteps(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += STEP) yield bytes.subarray(from, from + STEP)
}

function paint(painter: Painter, chunk: Uint8Array): void {
  let at = 0
  while (at < chunk.length && painter.y < painter.format.height) {
    const { row } = painter
    const taken = Math.min(chunk.length - at, row.length - painter.filled)
    row.set(chunk.subarray(at, at + taken), painter.filled)
    painter.filled += taken
    at += taken
    if (painter.filled === row.length) finishRow(painter)
  }
}

function finishRow(painter: Painter): void {
  const { row, above, format, line } = painter
  unfilter(row, above, Math.max((format.depth * format.samples) >> 3, 1))
  greyRow(row.subarray(1), format, line)
  keepLine(painter)
  painter.row = above
  painter.above = row
  painter.filled = painter.first
  painter.y += 1
}

/** A pixel of the smaller picture is the mean of those it stands for; the last ones stand for fewer. */
function keepLine({ format, factor, width, grey, line, sums, y }: Painter): void {
  const rows = (y % factor) + 1
  const place = Math.floor(y / factor) * width
  if (factor === 1) {
    grey.set(line, place)
    return
  }
  for (let x = 0; x < line.length; x += 1) {
    const at = Math.floor(x / factor)
    sums[at] = (sums[at] ?? 0) + (line[x] ?? 0)
  }
  if (rows < factor && y + 1 < format.height) return
  for (let x = 0; x < width; x += 1) {
    const columns = Math.min(factor, format.width - x * factor)
    grey[place + x] = (sums[x] ?? 0) / (rows * columns)
  }
  sums.fill(0)
}

/** Adds to each byte what its filter predicted from the pixel before (`size` bytes back) and the row above. */
function unfilter(row: Uint8Array, above: Uint8Array, size: number): void {
  const predict = PREDICTORS[row[0] ?? 0]
  if (!predict) return
  for (let i = 1; i < row.length; i += 1) {
    const left = i > size ? (row[i - size] ?? 0) : 0
    const corner = i > size ? (above[i - size] ?? 0) : 0
    row[i] = (row[i] ?? 0) + predict(left, above[i] ?? 0, corner)
  }
}

const PREDICTORS = [
  null,
  (left: number) => left,
  (_left: number, up: number) => up,
  (left: number, up: number) => (left + up) >> 1,
  paeth,
] as const

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - up),
    Math.abs(guess - corner),
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function greyRow(row: Uint8Array, format: Format, out: Uint8Array): void {
  const pixel = PIXELS.get(format.colour)
  for (let x = 0; pixel && x < out.length; x += 1) out[x] = pixel(row, x, format)
}

type Pixel = (row: Uint8Array, x: number, format: Format) => number

/** The grey of a pixel for each colour type. Of 16-bit samples the upper byte is enough. */
const PIXELS: ReadonlyMap<number, Pixel> = new Map<number, Pixel>([
  [
    0,
    (row, x, { depth }) =>
      depth < 8 ? (bitsAt(row, x, depth) * 255) / ((1 << depth) - 1) : (row[(x * depth) >> 3] ?? 0),
  ],
  [2, (row, x, { depth }) => colourAt(row, (x * 3 * depth) >> 3, depth >> 3)],
  [3, (row, x, { depth, palette }) => colourAt(palette, bitsAt(row, x, depth) * 3, 1)],
  [
    4,
    (row, x, { depth }) =>
      overWhite(row[(x * 2 * depth) >> 3] ?? 0, row[((x * 2 + 1) * depth) >> 3] ?? 255),
  ],
  [
    6,
    (row, x, { depth }) =>
      overWhite(
        colourAt(row, (x * 4 * depth) >> 3, depth >> 3),
        row[((x * 4 + 3) * depth) >> 3] ?? 255,
      ),
  ],
])

function bitsAt(row: Uint8Array, x: number, depth: number): number {
  const bit = x * depth
  return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1)
}

/** The brightness of three samples that start at `at`, `step` bytes apart. */
function colourAt(bytes: Uint8Array, at: number, step: number): number {
  return (
    ((bytes[at] ?? 0) * 77 + (bytes[at + step] ?? 0) * 150 + (bytes[at + 2 * step] ?? 0) * 29) >> 8
  )
}

function overWhite(grey: number, alpha: number): number {
  return (grey * alpha + 255 * (255 - alpha)) / 255
}
