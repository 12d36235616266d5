import { describe, expect, test } from 'vitest'

import { concat } from './bytes.ts'
import type { Bytes } from './bytes.ts'
import { CannotOpenError, importKey } from './gcm.ts'
import { randomBytes } from './random.ts'
import { openObject, sealObject } from './seal-object.ts'

const place = { userId: 7, documentId: 41, part: 'upload/0' }
const newKey = () => importKey(randomBytes(32))
const HEADER = 11
const PLAIN_CHUNK = 2 * 1024 * 1024
const CHUNK = PLAIN_CHUNK + 16

/** Web Crypto gives 64 KB at once. */
function randomFile(size: number): Bytes {
  const pieces = Math.ceil(size / 65_536)
  return concat(...Array.from({ length: pieces }, () => randomBytes(65_536))).slice(0, size)
}

test.each([0, 1, PLAIN_CHUNK - 1, PLAIN_CHUNK, PLAIN_CHUNK + 1, 10 * 1024 * 1024])(
  'a file of %i bytes comes back as it was',
  async (size) => {
    const key = await newKey()
    const plain = randomFile(size)
    const opened = await openObject(key, place, await sealObject(key, place, plain))
    expect(opened.length).toBe(size)
    expect(Buffer.compare(opened, plain)).toBe(0)
  },
)

test('a file that is part of a larger buffer is sealed as what it shows of it', async () => {
  const key = await newKey()
  const around = randomFile(3_000)
  const sealed = await sealObject(key, place, around.subarray(1_000, 2_000))
  expect(await openObject(key, place, sealed)).toEqual(around.slice(1_000, 2_000))
})

describe('a sealed file does not open', () => {
  async function sealedThreeChunks() {
    const key = await newKey()
    const plain = randomFile(2 * PLAIN_CHUNK + 30_000)
    return { key, sealed: await sealObject(key, place, plain) }
  }

  test('when its end is cut off at a chunk', async () => {
    const { key, sealed } = await sealedThreeChunks()
    await expect(openObject(key, place, sealed.slice(0, HEADER + 2 * CHUNK))).rejects.toThrow(
      CannotOpenError,
    )
  })

  test.each([
    0,
    4,
    HEADER,
    HEADER + 15,
    HEADER + CHUNK,
    HEADER + CHUNK + 7,
    HEADER + 2 * CHUNK + 15,
  ])('when only its first %i bytes are left', async (length) => {
    const { key, sealed } = await sealedThreeChunks()
    await expect(openObject(key, place, sealed.slice(0, length))).rejects.toThrow(CannotOpenError)
  })

  test('when chunks change places', async () => {
    const { key, sealed } = await sealedThreeChunks()
    const [first, second] = [
      sealed.slice(HEADER, HEADER + CHUNK),
      sealed.slice(HEADER + CHUNK, HEADER + 2 * CHUNK),
    ]
    const swapped = concat(sealed.slice(0, HEADER), second, first, sealed.slice(HEADER + 2 * CHUNK))
    await expect(openObject(key, place, swapped)).rejects.toThrow(CannotOpenError)
  })

  test('when a chunk is repeated', async () => {
    const { key, sealed } = await sealedThreeChunks()
    const repeated = concat(sealed.slice(0, HEADER + CHUNK), sealed.slice(HEADER))
    await expect(openObject(key, place, repeated)).rejects.toThrow(CannotOpenError)
  })

  test('when a byte of its header, body or tag is flipped', async () => {
    const { key, sealed } = await sealedThreeChunks()
    for (const index of [
      ...Array.from({ length: HEADER }, (_, at) => at),
      HEADER,
      5_000,
      HEADER + CHUNK - 1,
      HEADER + CHUNK,
      sealed.length - 1,
    ]) {
      const flipped = sealed.slice()
      flipped[index] = (flipped[index] ?? 0) ^ 1
      await expect(openObject(key, place, flipped)).rejects.toThrow(CannotOpenError)
    }
  })

  test.each([{ userId: 8 }, { documentId: 42 }, { part: 'upload/1' }])(
    'elsewhere: %o',
    async (other) => {
      const { key, sealed } = await sealedThreeChunks()
      await expect(openObject(key, { ...place, ...other }, sealed)).rejects.toThrow(CannotOpenError)
    },
  )
})
