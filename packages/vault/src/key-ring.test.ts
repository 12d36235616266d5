import { expect, test } from 'vitest'

import { toBase64Url } from './bytes.ts'
import { CannotOpenError } from './gcm.ts'
import {
  newDataKey,
  openKeyRing,
  parseKeyEncryptionKeys,
  ringVersion,
  sealKeyRing,
} from './key-ring.ts'
import { randomBytes } from './random.ts'

const secretOf = (version: number) => `${version}:${toBase64Url(randomBytes(32))}`
const ring = new Map([
  [41, newDataKey()],
  [281_474_976_710_655, newDataKey()],
])

test('a ring comes back with all its keys', async () => {
  const keys = await parseKeyEncryptionKeys(secretOf(1))
  expect(await openKeyRing(keys, 7, await sealKeyRing(keys, 7, ring))).toEqual(ring)
})

test('a ring is sealed under the newest key, and older ones still open', async () => {
  const [first, second] = [secretOf(1), secretOf(2)]
  const old = await sealKeyRing(await parseKeyEncryptionKeys(first), 7, ring)
  const both = await parseKeyEncryptionKeys(`${first},${second}`)
  expect(await openKeyRing(both, 7, old)).toEqual(ring)
  expect(ringVersion(await sealKeyRing(both, 7, ring))).toBe(2)
})

test('a ring does not open for another user, after a changed byte, or without its key', async () => {
  const keys = await parseKeyEncryptionKeys(secretOf(1))
  const sealed = await sealKeyRing(keys, 7, ring)
  await expect(openKeyRing(keys, 8, sealed)).rejects.toThrow(CannotOpenError)
  const changed = sealed.slice()
  changed[20] = (changed[20] ?? 0) ^ 1
  await expect(openKeyRing(keys, 7, changed)).rejects.toThrow(CannotOpenError)
  await expect(openKeyRing(await parseKeyEncryptionKeys(secretOf(2)), 7, sealed)).rejects.toThrow(
    CannotOpenError,
  )
})

test.each(['', 'x', '1:short', '0:AAAA', 'v1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'])(
  'the secret "%s" is refused with a sentence',
  async (secret) => {
    await expect(parseKeyEncryptionKeys(secret)).rejects.toThrow(RangeError)
  },
)
