import { describe, expect, test } from 'vitest'

import { concat } from './bytes.ts'
import { CannotOpenError, importKey } from './gcm.ts'
import { randomBytes } from './random.ts'
import { openObject, sealObject } from './seal-object.ts'

const place = { userId: 7, documentId: 41, part: 'upload/0' }
const newKey = () => importKey(randomBytes(32))
const HEADER = 11
const CHUNK = 64 * 1024 + 16

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
  'a file of %i bytes comes back as it was',
  async (size) => {
    const key = await newKey()
    const plain = concat(
      ...Array.from({ length: Math.ceil(size / 60_000) }, () => randomBytes(60_000)),
    ).slice(0, size)
    expect(await openObject(key, place, await sealObject(key, place, plain))).toEqual(plain)
  },
)

describe('a sealed file does not open', () => {
  async function sealedThreeChunks() {
    const key = await newKey()
    const plain = concat(randomBytes(60_000), randomBytes(60_000), randomBytes(30_000))
    return { key, sealed: await sealObject(key, place, plain) }
  }

  test('when its end is cut off at a chunk', async () => {
    const { key, sealed } = await sealedThreeChunks()
    await expect(openObject(key, place, sealed.slice(0, HEADER + 2 * CHUNK))).rejects.toThrow(
      CannotOpenError,
    )
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
    for (const index of [0, 3, 5, 10, 11, 5_000, HEADER + CHUNK - 1, sealed.length - 1]) {
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
