import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CannotOpenError, importKey } from './gcm.ts'
import { randomBytes } from './random.ts'
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
  expect(Buffer.from(one.replaceAll('.', ''), 'hex').toString('latin1')).not.toContain('bailiff')
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
      const changed = joined[index] === '0' ? '1' : '0'
      const broken = joined.slice(0, index) + changed + joined.slice(index + 1)
      await expect(async () => openText(key, place, splitSealed(broken))).rejects.toThrow(
        CannotOpenError,
      )
    }
  })
})
