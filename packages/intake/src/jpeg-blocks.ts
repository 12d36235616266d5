/** Blocks of 8 by 8 coefficients: read from a scan, and turned into grey pixels at a fraction of the size. */
import { readBits, readCode, readSigned } from './jpeg-bits.ts'
import type { Bits, HuffmanTable } from './jpeg-bits.ts'

/** Where the n-th coefficient of the stream stands in the block, row by row. */
const ZIGZAG = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
  13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52,
  45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
])

/** The part of the coefficients that a scan carries (T.81 G.1.1.1.1) and the run of empty blocks it is in. */
export type Band = { from: number; to: number; high: number; low: number; emptyRun: number }
export type Tables = { dc: HuffmanTable | null; ac: HuffmanTable | null }
/** `predicted` is the last DC value of the component. */
export type Predictor = { predicted: number }

/** What a block is read with. */
export type Source = { bits: Bits; tables: Tables; band: Band; last: Predictor }
type Reader = (source: Source, block: Int16Array) => void

/** The reader for a scan: sequential, or one of the four kinds of progressive scan. */
export function chooseReader(progressive: boolean, band: Band): Reader {
  if (!progressive) return readSequential
  if (band.from === 0) return band.high === 0 ? readDcFirst : readDcMore
  return band.high === 0 ? readAcFirst : readAcMore
}

const readSequential: Reader = ({ bits, tables: { dc, ac }, last }, block) => {
  if (!dc || !ac) return
  last.predicted += readSigned(bits, readCode(bits, dc) & 15)
  block[0] = last.predicted
  for (let k = 1; k < 64; k += 1) {
    const code = readCode(bits, ac)
    const size = code & 15
    if (size === 0 && code !== LONG_RUN) break
    k += code >> 4
    if (size > 0) block[ZIGZAG[k] ?? 63] = readSigned(bits, size)
  }
}

/** Sixteen empty places. */
const LONG_RUN = 0xf0

const readDcFirst: Reader = ({ bits, tables: { dc }, band, last }, block) => {
  if (!dc) return
  last.predicted += readSigned(bits, readCode(bits, dc) & 15)
  block[0] = last.predicted << band.low
}

const readDcMore: Reader = ({ bits, band }, block) => {
  block[0] = (block[0] ?? 0) | (readBits(bits, 1) << band.low)
}

const readAcFirst: Reader = ({ bits, tables: { ac }, band }, block) => {
  if (band.emptyRun > 0) {
    band.emptyRun -= 1
    return
  }
  for (let k = band.from; ac && k <= band.to; k += 1) {
    const code = readCode(bits, ac)
    const run = code >> 4
    const size = code & 15
    if (size === 0 && run < 15) {
      band.emptyRun = (1 << run) - 1 + readBits(bits, run)
      return
    }
    k += run
    if (size > 0) block[ZIGZAG[k] ?? 63] = readSigned(bits, size) << band.low
  }
}

const readAcMore: Reader = (source, block) => {
  const { bits, band } = source
  const from = band.emptyRun === 0 ? addCoefficients(source, block) : band.from
  if (band.emptyRun === 0) return
  refine(bits, block, { from, to: band.to, zeros: 64, low: band.low })
  band.emptyRun -= 1
}

/** New coefficients among the old ones, up to the end of the band or the start of a run of empty blocks. */
function addCoefficients({ bits, tables: { ac }, band }: Source, block: Int16Array): number {
  let k = band.from
  while (ac && k <= band.to) {
    const code = readCode(bits, ac)
    const run = code >> 4
    const value = (code & 15) === 0 ? 0 : (readBits(bits, 1) === 1 ? 1 : -1) << band.low
    if (value === 0 && run < 15) {
      band.emptyRun = (1 << run) + readBits(bits, run)
      return k
    }
    k = refine(bits, block, { from: k, to: band.to, zeros: run, low: band.low })
    if (value !== 0 && k <= band.to) block[ZIGZAG[k] ?? 63] = value
    k += 1
  }
  return k
}

/** Passes over `zeros` empty places, giving each place that is not empty one more bit; answers where it stopped. */
function refine(
  bits: Bits,
  block: Int16Array,
  span: { from: number; to: number; zeros: number; low: number },
): number {
  let left = span.zeros
  let k = span.from
  for (; k <= span.to; k += 1) {
    const place = ZIGZAG[k] ?? 63
    const old = block[place] ?? 0
    if (old === 0) {
      if (left === 0) break
      left -= 1
    } else if (readBits(bits, 1) === 1) block[place] = old + (old > 0 ? 1 : -1) * (1 << span.low)
  }
  return k
}

/** Cosines for turning eight frequencies into `side` pixels; fewer than eight pixels drop the finest detail. */
export function buildCosines(side: number): Float32Array {
  const table = new Float32Array(side * side)
  for (let x = 0; x < side; x += 1) {
    for (let u = 0; u < side; u += 1) {
      const scale = u === 0 ? Math.SQRT1_2 / 2 : 0.5
      table[x * side + u] = scale * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * side))
    }
  }
  return table
}

/** What a block is drawn with: pixels a side, their cosines, the quantisation in block order, and room to work in. */
export type Brush = {
  side: number
  cosines: Float32Array
  quantisation: Uint16Array
  work: Float32Array
}

/**
 * Draws a block as side by side pixels into `out` at `at`, `stride` pixels a row. Paper has one frequency and print a few:
 * what lies beyond the last one that is not zero is not summed up.
 */
export function drawBlock(
  block: Int16Array,
  brush: Brush,
  target: { out: Uint8ClampedArray; at: number; stride: number },
): void {
  const { side, cosines, work } = brush
  const { out, stride } = target
  const rows = drawRows(block, brush)
  for (let y = 0; y < side; y += 1) {
    const start = target.at + y * stride
    for (let x = 0; x < side; x += 1) {
      let sum = 128
      for (let v = 0; v < rows; v += 1)
        sum += (work[v * side + x] ?? 0) * (cosines[y * side + v] ?? 0)
      out[start + x] = sum
    }
  }
}

/** Answers how many rows there are, up to the last one that holds anything. */
function drawRows(block: Int16Array, { side, cosines, quantisation, work }: Brush): number {
  let rows = 0
  for (let v = 0; v < side; v += 1) {
    const columns = countUsed(block, v * 8, side)
    if (columns > 0) rows = v + 1
    for (let x = 0; x < side; x += 1) {
      let sum = 0
      for (let u = 0; u < columns; u += 1) {
        sum +=
          (block[v * 8 + u] ?? 0) * (quantisation[v * 8 + u] ?? 1) * (cosines[x * side + u] ?? 0)
      }
      work[v * side + x] = sum
    }
  }
  return rows
}

/** Coefficients from `from` on, up to the last one that is not zero. */
function countUsed(block: Int16Array, from: number, most: number): number {
  let used = most
  while (used > 0 && block[from + used - 1] === 0) used -= 1
  return used
}

/** The quantisation of a table segment, from stream order to block order. */
export function orderQuantisation(values: ArrayLike<number>): Uint16Array {
  const table = new Uint16Array(64)
  for (let k = 0; k < 64; k += 1) table[ZIGZAG[k] ?? 63] = values[k] ?? 1
  return table
}
