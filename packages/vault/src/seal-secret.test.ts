import { expect, test } from 'vitest'

import { CannotOpenError } from './gcm.ts'
import { parseKeyEncryptionKeys } from './key-ring.ts'
import { openSecret, sealSecret } from './seal-secret.ts'

const OLD = '1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const NEW = '2:ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8'
const keys = await parseKeyEncryptionKeys(OLD)

test('what is sealed for a row opens there, and shows nothing', async () => {
  const sealed = await sealSecret(keys, 'outbox|a', 'token-4471')
  expect(sealed).not.toContain('4471')
  expect(await openSecret(keys, 'outbox|a', sealed)).toBe('token-4471')
})

test('it still opens after a newer key was added, and not when its own key is gone', async () => {
  const sealed = await sealSecret(keys, 'outbox|a', 'token')
  const both = await parseKeyEncryptionKeys(`${OLD},${NEW}`)
  expect(await openSecret(both, 'outbox|a', sealed)).toBe('token')
  const later = await parseKeyEncryptionKeys(NEW)
  await expect(openSecret(later, 'outbox|a', sealed)).rejects.toThrow(CannotOpenError)
})

test('it does not open in another row, under another version, cut or changed', async () => {
  const sealed = await sealSecret(keys, 'outbox|a', 'token')
  const relabelled = await parseKeyEncryptionKeys(OLD.replace('1:', '2:'))
  const flipped = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  await expect(openSecret(keys, 'outbox|b', sealed)).rejects.toThrow(CannotOpenError)
  await expect(openSecret(relabelled, 'outbox|a', sealed.replace('1.', '2.'))).rejects.toThrow(
    CannotOpenError,
  )
  for (const bad of [flipped, sealed.slice(0, -8), '1.', '1', '', '1.%%', `${sealed}.x`.slice(1)])
    await expect(openSecret(keys, 'outbox|a', bad)).rejects.toThrow(CannotOpenError)
})
