/** Pictures made to break their reader: all of their pixels in a few kilobytes, or none. */
import { zlibSync } from 'fflate'

import { greyJpeg } from './grey-jpeg.ts'
import { NO_WORDS, latin, join } from './hostile-file.ts'
import type { HostileFiles } from './hostile-file.ts'

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const body = join(latin(name), data)
  let crc = 0xffffffff
  for (const byte of body) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  const chunk = new Uint8Array(body.length + 8)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  chunk.set(body, 4)
  view.setUint32(chunk.length - 4, ~crc >>> 0)
  return chunk
}

interface PngForm {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly colour: 0 | 2 | 6
  readonly isInterlaced?: boolean
}
const SAMPLES = { 0: 1, 2: 3, 6: 4 } as const

function pngWith(form: PngForm, data: Uint8Array): Uint8Array {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, form.width)
  view.setUint32(4, form.height)
  head.set([form.depth, form.colour, 0, 0, form.isInterlaced === true ? 1 : 0], 8)
  const [magic, end] = [latin('\x89PNG\r\n\x1a\n'), new Uint8Array()]
  return join(magic, pngChunk('IHDR', head), pngChunk('IDAT', data), pngChunk('IEND', end))
}

/** All of its pixels, black, packed to a few hundred kilobytes. */
function wholePng(form: PngForm): Uint8Array {
  const row = 1 + Math.ceil((form.width * form.depth * SAMPLES[form.colour]) / 8)
  return pngWith(form, zlibSync(new Uint8Array(row * form.height), { level: 9 }))
}

/** A GIF whose first picture fills it, with nothing but the end in its data. */
function emptyGif(width: number, height: number): Uint8Array {
  const size = [width & 255, width >> 8, height & 255, height >> 8]
  return join(
    latin('GIF89a'),
    Uint8Array.from([...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Uint8Array.from([0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x4c, 1, 0, 0x3b]),
  )
}

const FIFTY = { width: 7071, height: 7071 } as const

export const HOSTILE_PICTURES: HostileFiles = {
  'a PNG that says 60,000 by 60,000': {
    name: 'a.png',
    bytes: () => pngWith({ width: 60_000, height: 60_000, depth: 8, colour: 0 }, new Uint8Array(9)),
    ends: ['image_too_large'],
  },
  'a PNG that says 50 megapixels and holds none': {
    name: 'a.png',
    bytes: () => pngWith({ ...FIFTY, depth: 8, colour: 2 }, zlibSync(new Uint8Array(9))),
    ends: NO_WORDS,
  },
  'a PNG of 50 megapixels in grey': {
    name: 'a.png',
    bytes: () => wholePng({ ...FIFTY, depth: 8, colour: 0 }),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'a PNG of 50 megapixels, 8 bytes each': {
    name: 'a.png',
    bytes: () => wholePng({ ...FIFTY, depth: 16, colour: 6 }),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'an interlaced PNG of 50 megapixels': {
    name: 'a.png',
    bytes: () => wholePng({ ...FIFTY, depth: 8, colour: 2, isInterlaced: true }),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'an interlaced PNG of 7.9 megapixels': {
    name: 'a.png',
    bytes: () => wholePng({ width: 2810, height: 2810, depth: 8, colour: 2, isInterlaced: true }),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'a PNG one pixel high and 49 million wide': {
    name: 'a.png',
    bytes: () => wholePng({ width: 49_000_000, height: 1, depth: 8, colour: 0 }),
    ends: ['image_too_large'],
  },
  'a JPEG of 49 megapixels': {
    name: 'a.jpg',
    bytes: () => greyJpeg({ width: 7000, height: 7000, colours: 1, frame: 0xc0 }),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'a JPEG of 49 megapixels in colour': {
    name: 'a.jpg',
    bytes: () => greyJpeg({ width: 7000, height: 7000, colours: 3, frame: 0xc0 }),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'a JPEG of 49 megapixels in four colours': {
    name: 'a.jpg',
    bytes: () => greyJpeg({ width: 7000, height: 7000, colours: 4, frame: 0xc0 }),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'a JPEG of 49 megapixels in passes': {
    name: 'a.jpg',
    bytes: () => greyJpeg({ width: 7000, height: 7000, colours: 3, frame: 0xc2 }),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'a JPEG of 25 megapixels in passes': {
    name: 'a.jpg',
    bytes: () => greyJpeg({ width: 5000, height: 5000, colours: 1, frame: 0xc2 }),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'a JPEG that says 49 megapixels and holds none': {
    name: 'a.jpg',
    bytes: () => greyJpeg({ width: 7000, height: 7000, colours: 3, frame: 0xc0 }, 0),
    ends: ['image_too_large', ...NO_WORDS],
  },
  'a GIF of 49 megapixels': {
    name: 'a.gif',
    bytes: () => emptyGif(8000, 6100),
    ends: ['image_too_large', 'wrong_content'],
  },
  'a GIF of 7.9 megapixels': {
    name: 'a.gif',
    bytes: () => emptyGif(2810, 2810),
    ends: ['image_too_large', ...NO_WORDS],
  },
}
