/**
 * Refuses a PDF of a few kilobytes that becomes gigabytes, before the PDF library opens it: that follows every drawing to
 * its end and holds every picture of a page at once.
 */
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'
import { Inflate } from 'fflate'

import { find, latin1, u8 } from './bytes.ts'
import { IntakeError } from './intake-error.ts'
import { findScan, jpegFrame } from './pdf-scans.ts'
import type { Scan } from './pdf-scans.ts'

/** Where the settings of a stream may stand before it. */
const HEAD_BYTES = 1_000
const STEP = 8 * 1024
/** Streams packed in themselves more often than this are packed to hide something. */
const LAYERS_MAX = 4
const STREAMS_MAX = 10_000

/** Larger ones the PDF library passes over. */
export const PICTURE_PIXELS_MAX = 16_000_000
/** A picture in colour takes three times its pixels, twice: the scan of a page at 300 dots an inch has 9 million. */
const COLOUR_PIXELS_MAX = 11_000_000

/**
 * Looks into every stream of the file. Throws `unreadable` when all but the pictures inflate to more than 50 MB together,
 * and `image_too_large` for one that would not fit in memory. Answers the scans that are to be read apart, and how many
 * pixels all other pictures have. Streams that are sealed, or packed in another way than deflate, are not looked into.
 */
export function checkPdfStreams(bytes: Uint8Array): { pixels: number; scans: Scan[] } {
  const budget = { left: UPLOAD_LIMITS.inflatedBytes }
  const scans: Scan[] = []
  let [streams, pixels] = [0, 0]
  for (let at = find(bytes, 'stream'); at !== -1; at = find(bytes, 'stream', { from: at + 6 })) {
    const start = startOfData(bytes, at)
    if (start === null) continue
    streams += 1
    if (streams > STREAMS_MAX) throw new IntakeError('unreadable')
    const head = headOf(bytes, at)
    const scan = findScan(bytes, { head, headAt: at - head.length, start })
    if (scan) scans.push(scan)
    else if (PICTURE.test(head)) pixels += checkPicture(head, bytes.subarray(start))
    else inflateAll(bytes, start, budget)
  }
  return { pixels, scans }
}

/** The first byte after the word and its newline; null when it is the end of a stream. */
function startOfData(bytes: Uint8Array, word: number): number | null {
  if (latin1(bytes, Math.max(word - 3, 0), word) === 'end') return null
  const after = word + 6
  if (u8(bytes, after) === 0x0a) return after + 1
  return u8(bytes, after) === 0x0d ? after + (u8(bytes, after + 1) === 0x0a ? 2 : 1) : null
}

/** The settings of the stream, back to where its object begins. */
function headOf(bytes: Uint8Array, word: number): string {
  const before = latin1(bytes, Math.max(word - HEAD_BYTES, 0), word)
  return before.slice(before.lastIndexOf(' obj') + 1)
}

const PICTURE = /\/Subtype\s*\/Image/

/** A JPEG is unpacked as large as its own frame says, whatever the PDF says of it. */
function checkPicture(head: string, data: Uint8Array): number {
  const frame = jpegFrame(data)
  const isColour = frame ? frame.colours > 1 : /\/Device(?:RGB|CMYK)/.test(head)
  const side = (name: string) => Number(new RegExp(`/${name}\\s+(\\d+)`).exec(head)?.[1] ?? 0)
  const pixels = frame ? frame.pixels : side('Width') * side('Height')
  if (pixels > PICTURE_PIXELS_MAX && !frame) return 0
  const most = isColour ? COLOUR_PIXELS_MAX : PICTURE_PIXELS_MAX
  if (pixels > most) throw new IntakeError('image_too_large')
  return pixels
}

function inflateAll(bytes: Uint8Array, start: number, budget: { left: number }): void {
  if (!isPacked(bytes, start)) return
  const end = find(bytes, 'endstream', { from: start })
  const packed = bytes.subarray(start, end === -1 ? bytes.length : end)
  try {
    pushInSteps(openLayer(budget, 1), packed)
  } catch (error) {
    // Of broken data, what came before the damage was counted.
    if (error instanceof IntakeError) throw error
  }
}

type Push = (piece: Uint8Array) => void

/** Deflate grows at most 1032 times, so that what comes out of one step stays below 9 MB. */
function pushInSteps(push: Push, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; at += STEP) push(bytes.subarray(at, at + STEP))
}

/** The two bytes that zlib begins with. */
const isPacked = (bytes: Uint8Array, at: number): boolean =>
  (u8(bytes, at) & 15) === 8 && (u8(bytes, at) * 256 + u8(bytes, at + 1)) % 31 === 0

/** A step that gives nothing comes after the end of the data. */
const SURELY_SOME = 1024

/** Takes packed bytes piece by piece, and counts what comes out of them and of what is packed inside of them. */
function openLayer(budget: { left: number }, depth: number): Push {
  if (depth > LAYERS_MAX) throw new IntakeError('unreadable')
  let given = 0
  let inner: Push | null = null
  const inflate = new Inflate((chunk) => {
    budget.left -= chunk.length
    if (budget.left < 0) throw new IntakeError('unreadable')
    if (given === 0 && chunk.length > 1 && isPacked(chunk, 0)) inner = openLayer(budget, depth + 1)
    given += chunk.length
    if (inner) pushInSteps(inner, chunk)
  })
  let [skip, isOver] = [2, false]
  return (piece) => {
    if (isOver) return
    const before = given
    inflate.push(piece.subarray(skip))
    skip = 0
    isOver = given === before && piece.length >= SURELY_SOME
  }
}
