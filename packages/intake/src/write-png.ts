/** Writes PNG files: pictures for a reader that takes no PGM, and the files that tests try readers with. */
import { zlibSync } from 'fflate'

import type { Raster } from './raster.ts'

export interface PngForm {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly colour: 0 | 2 | 6
  readonly isInterlaced?: boolean
}

/** Samples a pixel by colour type: grey, colours, colours with alpha. */
export const PNG_SAMPLES = { 0: 1, 2: 3, 6: 4 } as const

const MAGIC = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A grey picture, and nothing else: no place, no camera, no time. */
export function encodePng({ width, height, grey }: Raster): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y += 1)
    rows.set(grey.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return writePng({ width, height, depth: 8, colour: 0 }, zlibSync(rows))
}

/** `data` is the packed rows as they shall stand in the file, true to the form or not. */
export function writePng(form: PngForm, data: Uint8Array): Uint8Array {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, form.width)
  view.setUint32(4, form.height)
  head.set([form.depth, form.colour, 0, 0, form.isInterlaced === true ? 1 : 0], 8)
  return join(
    MAGIC,
    writeChunk('IHDR', head),
    writeChunk('IDAT', data),
    writeChunk('IEND', new Uint8Array()),
  )
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function writeChunk(name: string, data: Uint8Array): Uint8Array {
  const body = join(new TextEncoder().encode(name), data)
  let crc = 0xffffffff
  for (const byte of body) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  const chunk = new Uint8Array(body.length + 8)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  chunk.set(body, 4)
  view.setUint32(chunk.length - 4, ~crc >>> 0)
  return chunk
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
