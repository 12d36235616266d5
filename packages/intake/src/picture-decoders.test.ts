import { zlibSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { eraseRules } from './erase-rules.ts'
import { flattenPage } from './flatten-page.ts'
import { decodeJpeg } from './jpeg.ts'
import { readOrientation, turnOrientation } from './orientation.ts'
import { decodePng } from './png.ts'
import { decodePgm, encodePgm, enlarge, orient, shrink } from './raster.ts'
import type { Raster } from './raster.ts'
import { readFixture } from './read-fixture.ts'
import { straightenLines } from './straighten-lines.ts'

const make = (width: number, height: number, ink: (x: number, y: number) => number): Raster => ({
  width,
  height,
  grey: Uint8Array.from({ length: width * height }, (_, at) =>
    ink(at % width, Math.floor(at / width)),
  ),
})
const difference = (a: Raster, b: Raster): number => {
  expect([a.width, a.height]).toEqual([b.width, b.height])
  return (
    a.grey.reduce((sum, grey, at) => sum + Math.abs(grey - (b.grey[at] ?? 0)), 0) / a.grey.length
  )
}
const jpeg = (file: string, longest: number): Raster => {
  const raster = decodeJpeg(readFixture(file).bytes, longest)
  if (!raster) throw new Error('not read')
  return raster
}

describe('JPEG', () => {
  test('is decoded at a fraction of its size, alike to the whole picture made small', () => {
    const whole = jpeg('letter.jpg', 5000)
    expect([whole.width, whole.height]).toEqual([1440, 1920])
    const half = jpeg('letter.jpg', 960)
    expect(difference(half, shrink(whole, 960))).toBeLessThan(1.5)
    expect(jpeg('letter.jpg', 240)).toMatchObject({ width: 180, height: 240 })
  })

  test('is the same picture in one pass and in many', () => {
    // The progressive fixture and the PNG were made from one drawing.
    const png = decodePng(readFixture('letter-upside-down.png').bytes)
    expect(
      difference(orient(png ?? jpeg('letter.jpg', 9), 3), jpeg('letter-progressive.jpg', 5000)),
    ).toBeLessThan(4)
  })

  test('that is cut off keeps what came before the cut', () => {
    const { bytes } = readFixture('letter.jpg')
    const part = decodeJpeg(bytes.subarray(0, Math.floor(bytes.length / 2)), 5000)
    const whole = jpeg('letter.jpg', 5000)
    expect(part?.grey.subarray(0, 1440 * 400)).toEqual(whole.grey.subarray(0, 1440 * 400))
    expect(part?.grey.at(-1)).toBe(255)
  })

  test('of an unknown kind is left to others, and a broken one is refused', () => {
    const { bytes } = readFixture('letter.jpg')
    const arithmetic = bytes.slice()
    arithmetic[Buffer.from(bytes).indexOf('ffc0', 'hex') + 1] = 0xc9
    expect(decodeJpeg(arithmetic, 5000)).toBeNull()
    expect(decodeJpeg(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 5000)).toBeNull()
  })
})

describe('PNG', () => {
  const chunk = (name: string, data: Uint8Array): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
  }
  const png = (format: number[], rows: number[]): Uint8Array =>
    new Uint8Array(
      Buffer.concat([
        Buffer.from('89504e470d0a1a0a', 'hex'),
        chunk('IHDR', Uint8Array.from([0, 0, 0, 2, 0, 0, 0, 2, ...format, 0, 0, 0])),
        chunk('PLTE', Uint8Array.from([0, 0, 0, 255, 255, 255])),
        chunk('IDAT', zlibSync(Uint8Array.from(rows))),
        chunk('IEND', new Uint8Array()),
      ]),
    )

  test.each([
    { name: 'grey', format: [8, 0], rows: [0, 10, 20, 0, 30, 40], grey: [10, 20, 30, 40] },
    {
      name: 'grey of 16 bit',
      format: [16, 0],
      rows: [0, 10, 9, 20, 9, 0, 30, 9, 40, 9],
      grey: [10, 20, 30, 40],
    },
    { name: 'one bit', format: [1, 0], rows: [0, 64, 0, 128], grey: [0, 255, 255, 0] },
    { name: 'palette', format: [1, 3], rows: [0, 64, 0, 128], grey: [0, 255, 255, 0] },
    {
      name: 'colours',
      format: [8, 2],
      rows: [0, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255],
      grey: [255, 0, 0, 255],
    },
    {
      name: 'grey with alpha',
      format: [8, 4],
      rows: [0, 0, 255, 0, 0, 0, 9, 255, 9, 0],
      grey: [0, 255, 9, 255],
    },
    {
      name: 'filters left and up',
      format: [8, 0],
      rows: [1, 10, 10, 2, 20, 20],
      grey: [10, 20, 30, 40],
    },
    {
      name: 'filters mean and Paeth',
      format: [8, 0],
      rows: [3, 10, 15, 4, 20, 10],
      grey: [10, 20, 30, 40],
    },
  ])('$name', ({ format, rows, grey }) => {
    expect([...(decodePng(png(format, rows))?.grey ?? [])]).toEqual(grey)
  })

  test('colours with alpha lie on white paper', () => {
    const rows = [0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 9, 9, 255]
    expect([...(decodePng(png([8, 6], rows))?.grey ?? [])]).toEqual([0, 255, 255, 9])
  })

  test('that is cut off stays white below the cut; an unknown colour type is refused', () => {
    const { bytes } = readFixture('letter-upside-down.png')
    expect(decodePng(bytes.subarray(0, bytes.length / 2))?.grey.at(-1)).toBe(255)
    expect(() => decodePng(png([8, 5], [0]))).toThrow('unreadable')
  })
})

describe('Grey pictures', () => {
  const picture = make(3, 2, (x, y) => x * 10 + y)

  test('are written as PGM and read again', () => {
    expect(decodePgm(encodePgm(picture))).toEqual(picture)
    expect(decodePgm(new TextEncoder().encode('P5\n9 9\n255\nxx'))).toBeNull()
  })

  test('are put upright as the camera noted', () => {
    expect(orient(picture, 1)).toBe(picture)
    expect([...orient(picture, 2).grey]).toEqual([20, 10, 0, 21, 11, 1])
    expect([...orient(picture, 3).grey]).toEqual([21, 11, 1, 20, 10, 0])
    expect([...orient(picture, 4).grey]).toEqual([1, 11, 21, 0, 10, 20])
    expect([...orient(picture, 5).grey]).toEqual([0, 1, 10, 11, 20, 21])
    expect(orient(picture, 6)).toEqual({
      width: 2,
      height: 3,
      grey: Uint8Array.of(1, 0, 11, 10, 21, 20),
    })
    expect([...orient(picture, 7).grey]).toEqual([21, 20, 11, 10, 1, 0])
    expect([...orient(picture, 8).grey]).toEqual([20, 21, 10, 11, 0, 1])
  })

  test('note and turn add up to another orientation', () => {
    expect(readOrientation(readFixture('letter-exif.jpg').bytes)).toBe(6)
    expect(readOrientation(readFixture('letter.jpg').bytes)).toBe(1)
    for (let note = 1; note <= 8; note += 1) {
      expect(turnOrientation(note, 0)).toBe(note)
      const half = orient(orient(picture, note), 3)
      expect(orient(picture, turnOrientation(note, 180))).toEqual(half)
      expect(orient(picture, turnOrientation(note, 90))).toEqual(orient(orient(picture, note), 6))
    }
  })

  test('shrink to the mean and grow smoothly', () => {
    expect([
      ...shrink(
        make(4, 2, (x) => (x < 2 ? 100 : 200)),
        2,
      ).grey,
    ]).toEqual([100, 200])
    expect(enlarge(picture)).toMatchObject({ width: 6, height: 4 })
    expect(shrink(enlarge(make(40, 30, () => 77)), 40)).toEqual(make(40, 30, () => 77))
  })

  test('lose their shadows', () => {
    const shaded = make(400, 400, (x, y) =>
      x % 20 < 2 && y % 8 < 4 ? 10 : 120 + Math.floor(x / 4),
    )
    const even = flattenPage(shaded)
    expect(even.grey[200 * 400 + 5 + 2]).toBeGreaterThan(220)
    expect(even.grey[204 * 400 + 391]).toBeGreaterThan(220)
    expect(even.grey[200 * 400 + 200]).toBeLessThan(60)
  })

  test('have leaning lines made level', () => {
    const slope = 0.03
    const leaning = make(800, 800, (x, y) =>
      (y - x * slope) % 40 >= 0 && (y - x * slope) % 40 < 12 && x % 10 < 7 ? 0 : 255,
    )
    const level = straightenLines(leaning)
    const rows = Array.from(
      { length: 800 },
      (_, y) => level.grey.subarray(y * 800 + 100, y * 800 + 700).filter((one) => one < 99).length,
    )
    const clean = rows.slice(100, 700).filter((ink) => ink < 20 || ink > 380).length
    expect(clean).toBeGreaterThan(560)
    const straight = make(800, 800, (x, y) => (y % 40 < 12 && x % 10 < 7 ? 0 : 255))
    expect(straightenLines(straight)).toBe(straight)
  })

  test('lose the rules of a table and keep its letters', () => {
    const letter = (x: number, y: number): boolean =>
      y % 100 > 40 && y % 100 < 60 && x % 30 > 5 && x % 30 < 9
    const rule = (x: number, y: number): boolean => y % 100 < 3 || x % 200 < 3
    const page = make(600, 600, (x, y) => (letter(x, y) || rule(x, y) ? 20 : 250))
    const clean = eraseRules(page)
    expect(clean.grey[101 * 600 + 50]).toBe(255)
    expect(clean.grey[130 * 600 + 201]).toBe(255)
    expect(clean.grey[150 * 600 + 37]).toBe(20)
  })
})
