/** Pictures made to break their reader: all of their pixels in a few kilobytes, or none. */
import { zlibSync } from 'fflate'

import { greyJpeg } from './grey-jpeg.ts'
import { NO_WORDS, latin, join } from './hostile-file.ts'
import type { HostileFiles } from './hostile-file.ts'
import { PNG_SAMPLES, writePng } from './write-png.ts'
import type { PngForm } from './write-png.ts'

/** All of its pixels, black, packed to a few hundred kilobytes. */
function wholePng(form: PngForm): Uint8Array {
  const row = 1 + Math.ceil((form.width * form.depth * PNG_SAMPLES[form.colour]) / 8)
  return writePng(form, zlibSync(new Uint8Array(row * form.height), { level: 9 }))
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
    bytes: () =>
      writePng({ width: 60_000, height: 60_000, depth: 8, colour: 0 }, new Uint8Array(9)),
    ends: ['image_too_large'],
  },
  'a PNG that says 50 megapixels and holds none': {
    name: 'a.png',
    bytes: () => writePng({ ...FIFTY, depth: 8, colour: 2 }, zlibSync(new Uint8Array(9))),
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
