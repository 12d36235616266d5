import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CannotOpenError, importKey } from './gcm.ts'
import { randomBytes, randomToken } from './random.ts'
import { joinSealed, openText, sealText, splitSealed } from './seal-text.ts'

const place = { userId: 7, documentId: 41, field: 'analysis' }
const newKey = () => importKey(randomBytes(32))

test('any text comes back as it was', async () => {
  const key = await newKey()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2_000 }), async (text) => {
      const sealed = splitSealed(joinSealed(await sealText(key, place, text)))
      expect(await openText(key, place, sealed)).toBe(text)
    }),
    { numRuns: 100 },
  )
})

test('the sealed form holds none of the words, and is never the same twice', async () => {
  const key = await newKey()
  const one = joinSealed(await sealText(key, place, 'a bailiff will call'))
  const two = joinSealed(await sealText(key, place, 'a bailiff will call'))
  expect(one).not.toBe(two)
  const bytes = one.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
  expect(bytes.join('')).not.toContain('bailiff')
})

test('a letter of the longest length comes back, and fits one row of the database', async () => {
  const key = await newKey()
  const text = 'Wir haben die Räumung für den 14. Dezember angesetzt. 期限を過ぎています。 '.repeat(
    8_000,
  )
  const sealed = joinSealed(await sealText(key, place, text))
  expect(sealed.length).toBeLessThan(2_000_000)
  expect(await openText(key, place, splitSealed(sealed))).toBe(text)
})

test('the sealed form of a letter tells how long it is, and not how often it repeats itself', async () => {
  const key = await newKey()
  const lengths = ['debt '.repeat(800), randomToken().repeat(100).slice(0, 4_000)].map(
    async (text) => joinSealed(await sealText(key, place, text)).length,
  )
  const [repeated, mixed] = await Promise.all(lengths)
  expect(repeated).toBe(mixed)
})

describe('a sealed text does not open', () => {
  const moved = [
    ['for another user', { ...place, userId: 8 }],
    ['in another document', { ...place, documentId: 42 }],
    ['in another field', { ...place, field: 'draftResponse' }],
  ] as const

  test.each(moved)('%s', async (_, elsewhere) => {
    const key = await newKey()
    const sealed = await sealText(key, place, 'a letter')
    await expect(openText(key, elsewhere, sealed)).rejects.toThrow(CannotOpenError)
  })

  test('under another key', async () => {
    const sealed = await sealText(await newKey(), place, 'a letter')
    await expect(openText(await newKey(), place, sealed)).rejects.toThrow(CannotOpenError)
  })

  test('when any one character of it was changed', async () => {
    const key = await newKey()
    const joined = joinSealed(await sealText(key, place, 'a letter'))
    for (let index = 0; index < joined.length; index += 1) {
      const changed = joined[index] === 'A' ? 'B' : 'A'
      const broken = joined.slice(0, index) + changed + joined.slice(index + 1)
      await expect(async () => openText(key, place, splitSealed(broken))).rejects.toThrow(
        CannotOpenError,
      )
    }
  })
})
