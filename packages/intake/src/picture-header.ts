/** Pictures read from their headers alone: size, and where the picture ends. No pixel is decoded. */
import { find, hasAt, u16be, u16le, u32be, u8 } from './bytes.ts'

/** Pixels across and down, and the first byte after the picture (or null when its end is missing). */
export type PictureHeader = { width: number; height: number; end: number | null }

const PNG_MAGIC = '\x89PNG\r\n\x1a\n'

/** The header of a PNG, or null when the bytes are not one. */
export function readPngHeader(bytes: Uint8Array): PictureHeader | null {
  if (!hasAt(bytes, 0, PNG_MAGIC) || !hasAt(bytes, 12, 'IHDR')) return null
  let end: number | null = null
  for (let at = 8; at + 12 <= bytes.length && end === null;) {
    const next = at + 12 + u32be(bytes, at)
    if (hasAt(bytes, at + 4, 'IEND')) end = next
    at = next
  }
  return { width: u32be(bytes, 16), height: u32be(bytes, 20), end }
}

const JPEG_FRAMES = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
])
const JPEG_SCAN = 0xda

/** The header of a JPEG, or null when the bytes are not one. Thumbnails inside its markers are passed over. */
export function readJpegHeader(bytes: Uint8Array): PictureHeader | null {
  if (!hasAt(bytes, 0, '\xff\xd8\xff')) return null
  let size: { width: number; height: number } | null = null
  let at = 2
  while (at + 4 <= bytes.length && u8(bytes, at) === 0xff) {
    const marker = u8(bytes, at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (JPEG_FRAMES.has(marker))
      size = { height: u16be(bytes, at + 5), width: u16be(bytes, at + 7) }
    if (marker === JPEG_SCAN) break
    at += 2 + u16be(bytes, at + 2)
  }
  if (!size || u8(bytes, at + 1) !== JPEG_SCAN) return null
  return { ...size, end: jpegEnd(bytes, at) }
}

/** End-of-image after the scans. Inside scan data FF is always followed by 00 or a restart, so the search is exact. */
function jpegEnd(bytes: Uint8Array, scan: number): number | null {
  const at = find(bytes, '\xff\xd9', { from: scan })
  return at === -1 ? null : at + 2
}

const GIF_TRAILER = 0x3b
const GIF_IMAGE = 0x2c
const GIF_EXTENSION = 0x21

/** The header of a GIF, or null when the bytes are not one. The size is of its first picture. */
export function readGifHeader(bytes: Uint8Array): PictureHeader | null {
  if (!hasAt(bytes, 0, 'GIF87a') && !hasAt(bytes, 0, 'GIF89a')) return null
  const header: PictureHeader = { width: u16le(bytes, 6), height: u16le(bytes, 8), end: null }
  let at = 13 + colourTable(u8(bytes, 10))
  while (at < bytes.length) {
    const block = u8(bytes, at)
    if (block === GIF_TRAILER) return { ...header, end: at + 1 }
    if (block === GIF_EXTENSION) at = skipSubBlocks(bytes, at + 2)
    else if (block === GIF_IMAGE)
      at = skipSubBlocks(bytes, at + 11 + colourTable(u8(bytes, at + 9)))
    else return header
  }
  return header
}

function colourTable(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)
}

function skipSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && u8(bytes, at) !== 0) at += 1 + u8(bytes, at)
  return at + 1
}
