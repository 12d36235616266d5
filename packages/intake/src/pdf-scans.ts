/**
 * Large scans in a PDF, which the PDF library would hold in full, more than once: each is decoded here, at a fraction of
 * its size, and in the library's copy of the file a tiny picture stands in its place. Where that is drawn, the scan is.
 */
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'
import { zlibSync } from 'fflate'

import { find, hasAt, u16be, u8 } from './bytes.ts'
import { greyJpeg } from './grey-jpeg.ts'
import { IntakeError } from './intake-error.ts'
import { decodeJpeg } from './jpeg.ts'
import { decodeRows, inSteps } from './png.ts'
import type { Format } from './png.ts'
import { LONGEST_SIDE } from './prepare-picture.ts'
import type { Raster } from './raster.ts'

/** A scan in the file: the settings of its stream as they stand from `headAt` on, and where its data begin. */
export interface Scan extends PdfStream {
  readonly open: () => Raster | null
  /** What stands in its place: a picture so many pixels across and one down. */
  readonly mark: (width: number) => Uint8Array
}

export interface PdfStream {
  readonly head: string
  readonly headAt: number
  readonly start: number
}

/** Smaller ones are left to the PDF library. */
const SCAN_PIXELS_MIN = 4_000_000
/** The first scan stands as 1,000 pixels across and one down, the next as 1,001: no scanner makes such a picture. */
const FIRST_MARK = 1_000
const SCANS_MAX = 1_000
/** Decoded ones of one page are held together. Scans in layers have two or three. */
const SCANS_OF_PAGE_MAX = 4

export interface JpegFrame {
  readonly pixels: number
  readonly colours: number
}

/** The frame of a JPEG as its header says it, or null when this is none that is read here. */
export function jpegFrame(data: Uint8Array): JpegFrame | null {
  if (!hasAt(data, 0, '\xff\xd8')) return null
  let at = 2
  while (u8(data, at) === 0xff && at < data.length) {
    const marker = u8(data, at + 1)
    if (marker >= 0xc0 && marker <= 0xc2)
      return { pixels: u16be(data, at + 5) * u16be(data, at + 7), colours: u8(data, at + 9) }
    at += marker === 0xff ? 1 : 2 + u16be(data, at + 2)
  }
  return null
}

/**
 * The scan in this stream, or null when it is left to the PDF library: JPEG in one or three colours, and packed rows of
 * black and white, grey or colours. Throws `image_too_large` above 50 megapixels.
 */
export function findScan(bytes: Uint8Array, stream: PdfStream): Scan | null {
  const { head, start } = stream
  if (!SIDES.every((side) => side.test(head)) || NOT_PLAIN.test(head)) return null
  const end = find(bytes, 'endstream', { from: start })
  const data = bytes.subarray(start, end === -1 ? bytes.length : end)
  const scan = asJpeg(stream, data) ?? asRows(stream, data)
  return scan && data.length >= scan.mark(FIRST_MARK + SCANS_MAX).length ? scan : null
}

/** Sides with room for what stands in their place: numbers themselves, not references to them. */
const SIDES = [/\/Width\s+\d{4,5}(?!\s+\d+\s+R|\d)/, /\/Height\s+\d+(?!\s+\d+\s+R|\d)/] as const
/** Turned into its negative, or a stencil. */
const NOT_PLAIN = /\/Decode\s*\[|\/ImageMask\s+true/

function asJpeg(stream: PdfStream, data: Uint8Array): Scan | null {
  const frame = jpegFrame(data)
  if (!frame || !isLarge(frame.pixels)) return null
  const { colours } = frame
  if (colours !== 1 && colours !== 3) return null
  const mark = (width: number) => greyJpeg({ width, height: 1, colours, frame: 0xc0 })
  return { ...stream, mark, open: () => decodeJpeg(data, LONGEST_SIDE) }
}

/** The settings of packed rows: of all kinds that scanners write, those that are the rows of a PNG but for its filters. */
const PACKED = /\/Subtype\s*\/Image/
const ONE_FILTER = /\/Filter\s*\[?\s*\/FlateDecode\s*[\]/>]/
const SPACES = [
  { words: /\/ColorSpace\s*\/(?:DeviceGray|CalGray)/, colour: 0, samples: 1 },
  { words: /\/ColorSpace\s*\/(?:DeviceRGB|CalRGB)/, colour: 2, samples: 3 },
] as const

function asRows(stream: PdfStream, data: Uint8Array): Scan | null {
  const { head } = stream
  if (!PACKED.test(head) || !ONE_FILTER.test(head)) return null
  const [width, height] = [numberOf(head, 'Width'), numberOf(head, 'Height')]
  const samples = samplesOf(head)
  const hasFilters = filtersOf(head, width)
  if (samples === null || hasFilters === null || !isLarge(width * height)) return null
  const format = { width, height, ...samples, palette: new Uint8Array() }
  const rows = { format, hasFilters, longest: LONGEST_SIDE }
  const empty = zlibSync(new Uint8Array(1 + width * samples.samples), { level: 9 })
  return { ...stream, mark: () => empty, open: () => decodeRows(inSteps(data.subarray(2)), rows) }
}

/** Samples of 8 bits, or one of black and white; null for others. */
function samplesOf(head: string): Pick<Format, 'depth' | 'colour' | 'samples'> | null {
  const depth = numberOf(head, 'BitsPerComponent')
  const space = SPACES.find(({ words }) => words.test(head))
  if (!space || !(depth === 8 || (depth === 1 && space.samples === 1))) return null
  return { depth, colour: space.colour, samples: space.samples }
}

/** Whether the rows are filtered as in PNG; null when they are in another way. */
function filtersOf(head: string, width: number): boolean | null {
  const predictor = numberOf(head, 'Predictor')
  if (predictor < 2) return false
  return predictor >= 10 && numberOf(head, 'Columns') === width ? true : null
}

const numberOf = (head: string, name: string): number =>
  Number(new RegExp(`/${name}\\s+(\\d+)`).exec(head)?.[1] ?? 0)

function isLarge(pixels: number): boolean {
  if (pixels > UPLOAD_LIMITS.imagePixels) throw new IntakeError('image_too_large')
  return pixels >= SCAN_PIXELS_MIN
}

/** Writes a tiny picture over each scan. Nothing in the file moves, so that its table still holds. */
export function markScans(copy: Uint8Array, scans: readonly Scan[]): void {
  if (scans.length > SCANS_MAX) throw new IntakeError('image_too_large')
  for (const [index, { head, headAt, start, mark }] of scans.entries()) {
    const marked = head
      .replace(
        /(\/Width\s+)(\d+)/,
        (_, name: string, size: string) =>
          `${name}${String(FIRST_MARK + index).padEnd(size.length)}`,
      )
      .replace(
        /(\/Height\s+)(\d+)/,
        (_, name: string, size: string) => `${name}${'1'.padEnd(size.length)}`,
      )
    for (let at = 0; at < marked.length; at += 1) copy[headAt + at] = marked.charCodeAt(at)
    copy.set(mark(FIRST_MARK + index), start)
  }
}

/** Gives the scans of one page: null for a picture that stands for none. Throws what decoding it throws. */
export function openScans(scans: readonly Scan[]): (image: unknown) => Raster | null {
  let opened = 0
  return (image) => {
    const scan = scans[markIn(image)]
    if (!scan) return null
    opened += 1
    if (opened > SCANS_OF_PAGE_MAX) throw new IntakeError('image_too_large')
    return scan.open()
  }
}

function markIn(image: unknown): number {
  if (typeof image !== 'object' || image === null) return -1
  if (!('width' in image && 'height' in image) || image.height !== 1) return -1
  return typeof image.width === 'number' ? image.width - FIRST_MARK : -1
}
