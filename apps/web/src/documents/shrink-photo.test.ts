import { describe, expect, test } from 'vitest'

import { findSmallerSize, nameAsJpeg } from './shrink-photo.ts'

const MB = 1024 * 1024

describe('whether a photo is made smaller', () => {
  test('a small photo is sent as it is', () => {
    expect(findSmallerSize({ bytes: 4 * MB, width: 4000, height: 3000 })).toBeUndefined()
  })

  test('a photo of more than 4 MB is reduced to 2,400 pixels at its longer edge', () => {
    expect(findSmallerSize({ bytes: 4 * MB + 1, width: 3000, height: 4000 })).toEqual({
      width: 1800,
      height: 2400,
    })
  })

  test('a photo of more than 12 megapixels is reduced too', () => {
    expect(findSmallerSize({ bytes: MB, width: 8000, height: 2000 })).toEqual({
      width: 2400,
      height: 600,
    })
  })

  test('a heavy but short picture keeps its size', () => {
    expect(findSmallerSize({ bytes: 9 * MB, width: 2000, height: 1000 })).toEqual({
      width: 2000,
      height: 1000,
    })
  })
})

test('what becomes a JPEG is named as one', () => {
  expect(nameAsJpeg('scan.1.png')).toBe('scan.1.jpg')
  expect(nameAsJpeg('IMG.JPEG')).toBe('IMG.JPEG')
})
