import { expect, test } from 'vitest'

import { toBase64Url } from './bytes.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { randomBytes } from './random.ts'

const pepper = toBase64Url(randomBytes(32))

test('the right password verifies, also one of 256 letters outside ASCII', async () => {
  for (const password of ['three calm words', 'ß'.repeat(256)]) {
    const stored = await hashPassword(password, pepper)
    expect(await verifyPassword(password, { stored, pepper })).toBe(true)
    expect(await verifyPassword(`${password}x`, { stored, pepper })).toBe(false)
  }
})

test('the table alone does not do: another pepper refuses the right password', async () => {
  const stored = await hashPassword('three calm words', pepper)
  const other = toBase64Url(randomBytes(32))
  expect(await verifyPassword('three calm words', { stored, pepper: other })).toBe(false)
})

test('a missing account never verifies', async () => {
  expect(await verifyPassword('', { stored: undefined, pepper })).toBe(false)
})
