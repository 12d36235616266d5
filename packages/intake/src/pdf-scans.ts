/**
 * Large scans in a PDF, which the PDF library would hold in full, more than once: each is decoded here, at a fraction of
 * its size, and in the library's copy of the file a tiny picture stands in its place. Where that is drawn, the scan is.
 */
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload'

import { find, hasAt, u16be, u8 } from './bytes.ts'
import { greyJpeg } from './grey-jpeg.ts'
import { IntakeError } from './intake-error.ts'
import { decodeJpeg } from './jpeg.ts'
import { LONGEST_SIDE } from './prepare-picture.ts'
import type { Raster } from './raster.ts'

/** A scan in the file: the settings of its stream as they stand from `headAt` on, and where its JPEG lies. */
export interface Scan {
  readonly head: string
  readonly headAt: number
  readonly start: number
  readonly jpeg: Uint8Array
  readonly colours: number
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
 * The scan whose settings begin at `headAt` and whose data begin at `start`, or null when it is left to the PDF library.
 * Throws `image_too_large` above 50 megapixels.
 */
export function findScan(
  bytes: Uint8Array,
  { head, headAt, start }: Pick<Scan, 'head' | 'headAt' | 'start'>,
): Scan | null {
  const frame = jpegFrame(bytes.subarray(start))
  if (!frame || frame.pixels < SCAN_PIXELS_MIN) return null
  if (frame.pixels > UPLOAD_LIMITS.imagePixels) throw new IntakeError('image_too_large')
  const { colours } = frame
  const isPlain = SIDES.every((side) => side.test(head)) && !NOT_PLAIN.test(head)
  if (!isPlain || (colours !== 1 && colours !== 3)) return null
  const end = find(bytes, 'endstream', { from: start })
  const jpeg = bytes.subarray(start, end === -1 ? bytes.length : end)
  return jpeg.length < markOf(SCANS_MAX, colours).length
    ? null
    : { head, headAt, start, jpeg, colours }
}

/** Sides with room for what stands in their place: numbers themselves, not references to them. */
const SIDES = [/\/Width\s+\d{4,5}(?!\s+\d+\s+R|\d)/, /\/Height\s+\d+(?!\s+\d+\s+R|\d)/] as const
/** Turned into its negative, or a stencil. */
const NOT_PLAIN = /\/Decode\s*\[|\/ImageMask\s+true/

const markOf = (index: number, colours: number): Uint8Array =>
  greyJpeg({ width: FIRST_MARK + index, height: 1, colours, frame: 0xc0 })

/** Writes a tiny picture over each scan. Nothing in the file moves, so that its table still holds. */
export function markScans(copy: Uint8Array, scans: readonly Scan[]): void {
  if (scans.length > SCANS_MAX) throw new IntakeError('image_too_large')
  for (const [index, { head, headAt, start, colours }] of scans.entries()) {
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
    copy.set(markOf(index, colours), start)
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
    return decodeJpeg(scan.jpeg, LONGEST_SIDE)
  }
}

function markIn(image: unknown): number {
  if (typeof image !== 'object' || image === null) return -1
  if (!('width' in image && 'height' in image) || image.height !== 1) return -1
  return typeof image.width === 'number' ? image.width - FIRST_MARK : -1
}
