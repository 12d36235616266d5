import { expect, test } from 'vitest'

import { decodePng } from './png.ts'
import { shrink } from './raster.ts'
import { readFixture } from './read-fixture.ts'

test('a large PNG made smaller on the way is the same picture as the whole one made small', () => {
  const { bytes } = readFixture('letter-upside-down.png')
  const whole = decodePng(bytes)
  const small = decodePng(bytes, 800)
  if (!whole || !small) throw new Error('not read')
  const means = shrink(whole, whole.height / 2)
  expect([whole.width, small.width, means.width]).toEqual([1241, 621, 620])
  // The last column and row stand for fewer pixels: the other way leaves them out.
  for (let y = 0; y < means.height; y += 1)
    expect(small.grey.slice(y * 621, y * 621 + 620)).toEqual(
      means.grey.slice(y * 620, (y + 1) * 620),
    )
})

test('a PNG that is smaller than asked for stays as it is', () => {
  const { bytes } = readFixture('letter-upside-down.png')
  expect(decodePng(bytes, 1000)).toEqual(decodePng(bytes))
})
