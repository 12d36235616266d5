import { zlibSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'

import { pdfWithPicture } from './hostile-pdf.ts'
import { createNodeOcr } from './node-ocr.ts'
import type { Ocr } from './ocr.ts'
import { decodePng } from './png.ts'
import { turnUpright } from './raster.ts'
import type { Raster } from './raster.ts'
import { readFixture } from './read-fixture.ts'
import { readUpload } from './read-upload.ts'

let ocr: Ocr
beforeAll(async () => {
  ocr = await createNodeOcr()
})

/** The upper left of the letter: its pixels become blocks of 8 by 8, which makes a scan of many megapixels. */
function partOfLetter(width: number, height: number): Raster {
  const lying = decodePng(readFixture('letter-upside-down.png').bytes)
  if (!lying) throw new Error('not read')
  const letter = turnUpright(lying, [-1, 0, 0, 1, 0, 0])
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    grey.set(letter.grey.subarray(y * letter.width, y * letter.width + width), y * width)
  return { width, height, grey }
}

const bitsOf = (value: number, count: number): string =>
  count === 0 ? '' : value.toString(2).padStart(count, '0')

/** A step of brightness as JPEG writes it: how many bits it has, in four, and then those. No more follows: `0`. */
function stepBits(step: number): string {
  const size = step === 0 ? 0 : Math.floor(Math.log2(Math.abs(step))) + 1
  return `${bitsOf(size, 4)}${bitsOf(step < 0 ? step + 2 ** size - 1 : step, size)}0`
}

const segment = (marker: number, body: readonly number[]): number[] => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
]
const pair = (value: number): number[] => [value >> 8, value & 255]

/** A baseline JPEG of one or three colours, each pixel of the raster a block of 8 by 8 of its grey. */
function blockyJpeg({ width, height, grey }: Raster, colours: 1 | 3): Uint8Array {
  const ids = colours === 1 ? [1] : [1, 2, 3]
  const none = Array<number>(15).fill(0)
  const sizes = Array.from({ length: 12 }, (_, size) => size)
  const head = [
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...Array<number>(64).fill(8)]),
    ...segment(0xc0, [
      8,
      ...pair(height * 8),
      ...pair(width * 8),
      colours,
      ...ids.flatMap((id) => [id, 0x11, 0]),
    ]),
    ...segment(0xc4, [0, 0, 0, 0, 12, ...Array<number>(12).fill(0), ...sizes]),
    ...segment(0xc4, [0x10, 1, ...none, 0]),
    ...segment(0xda, [colours, ...ids.flatMap((id) => [id, 0]), 0, 63, 0]),
  ]
  const data: number[] = []
  let [bits, before] = ['', 128]
  for (const value of grey) {
    bits += stepBits(value - before) + stepBits(0).repeat(colours - 1)
    before = value
    for (; bits.length >= 8; bits = bits.slice(8)) {
      const byte = Number.parseInt(bits.slice(0, 8), 2)
      data.push(...(byte === 0xff ? [0xff, 0] : [byte]))
    }
  }
  data.push(Number.parseInt(bits.padEnd(8, '1'), 2))
  return Uint8Array.from([...head, ...data, 0xff, 0xd9])
}

interface RowKind {
  readonly depth: 1 | 8
  readonly colours: 1 | 3
  readonly predictor: number
}

/** The rows of a PDF picture, packed: each pixel of the raster 8 by 8. */
function packedRows({ width, height, grey }: Raster, { depth, colours, predictor }: RowKind) {
  const filter = predictor > 1 ? 1 : 0
  const length = filter + width * (depth === 1 ? 1 : 8 * colours)
  const rows = new Uint8Array(length * height * 8)
  for (let y = 0; y < height * 8; y += 1)
    for (let x = 0; x < length - filter; x += 1) {
      const value = grey[(y >> 3) * width + (depth === 1 ? x : Math.floor(x / (8 * colours)))] ?? 0
      const bits = value < 128 ? 0 : 255
      rows[y * length + filter + x] = depth === 1 ? bits : value
    }
  const form = { width: width * 8, height: height * 8 }
  const parms = `/DecodeParms << /Predictor ${predictor} /Colors ${colours} /Columns ${form.width} >>`
  const more = `/BitsPerComponent ${depth} /Filter /FlateDecode ${parms}`
  return { data: zlibSync(rows, { level: 1 }), more, form }
}

type Form = Parameters<typeof pdfWithPicture>[1]

async function readScan(data: Uint8Array, form: Form) {
  const bytes = pdfWithPicture(data, form)
  const read = await readUpload([{ name: 'scan.pdf', bytes }], { ocr })
  return read.ok ? read.text : read.refusals.map(({ code }) => code).join()
}

describe('A large scan in a PDF', () => {
  test.each([
    [15, 1, { width: 700, height: 340 }],
    [15, 3, { width: 700, height: 340 }],
    [35, 3, { width: 840, height: 650 }],
    [48, 3, { width: 900, height: 830 }],
  ] as const)('of %d megapixels in %d colours is read', async (_, colours, { width, height }) => {
    const part = partOfLetter(width, height)
    const form = { width: width * 8, height: height * 8, colours }
    expect(await readScan(blockyJpeg(part, colours), form)).toContain('Harrow & Stell Recoveries')
  })

  test.each([
    ['in black and white', { depth: 1, colours: 1 }],
    ['in grey', { depth: 8, colours: 1 }],
    ['in colour', { depth: 8, colours: 3 }],
    ['in grey, with the filters of PNG', { depth: 8, colours: 1, predictor: 15 }],
  ] as const)('of 35 megapixels in packed rows %s is read', async (_, kind) => {
    const { data, more, form } = packedRows(partOfLetter(840, 650), { predictor: 1, ...kind })
    const read = await readScan(data, { ...form, more, colours: kind.colours })
    expect(read).toContain('Harrow & Stell Recoveries')
  })

  test('is refused by name above 50 megapixels', async () => {
    const part = partOfLetter(900, 880)
    const form = { width: 7200, height: 7040, colours: 3 } as const
    expect(await readScan(blockyJpeg(part, 3), form)).toBe('image_too_large')
  })
})
