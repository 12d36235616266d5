import { expect, test } from 'vitest'

import { importKey } from './gcm.ts'
import { randomBytes } from './random.ts'
import { sealObject } from './seal-object.ts'
import { sealText } from './seal-text.ts'

const MANY = 50_000
const AT_ONCE = 500
/** What a sealed file begins with: its mark and its nonce. */
const HEADER_BYTES = 11

test('of 50,000 texts and as many files under one key no two have the same nonce', async () => {
  const key = await importKey(randomBytes(32))
  const [texts, files] = [new Set<string>(), new Set<string>()]
  for (let done = 0; done < MANY; done += AT_ONCE) {
    const sealing = Array.from({ length: AT_ONCE }, async () => {
      const text = await sealText(key, { userId: 7, documentId: 41, field: 'analysis' }, 'a')
      texts.add(text.iv)
      const place = { userId: 7, documentId: 41, part: 'upload/0' }
      const file = await sealObject(key, place, new Uint8Array([1]))
      files.add(file.subarray(0, HEADER_BYTES).toString())
    })
    await Promise.all(sealing)
  }
  expect([texts.size, files.size]).toEqual([MANY, MANY])
}, 60_000)
