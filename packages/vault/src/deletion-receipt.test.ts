import { CompactSign, importJWK } from 'jose'
import { describe, expect, test } from 'vitest'

import { fromBase64Url, fromUtf8, toBase64Url, utf8 } from './bytes.ts'
import {
  InvalidReceiptError,
  newReceiptKey,
  publicReceiptKey,
  readDeletionReceipt,
  signDeletionReceipt,
} from './deletion-receipt.ts'

const RECEIPT = {
  documentId: 281_474_976_710_655,
  userId: 7,
  at: Date.UTC(2026, 10, 21, 9),
  reason: 'asked',
} as const

test('a receipt says what was deleted and when, to whoever has the public key', async () => {
  const secret = await newReceiptKey()
  const receipt = await signDeletionReceipt(secret, RECEIPT)
  expect(await readDeletionReceipt(publicReceiptKey(secret), receipt)).toEqual(RECEIPT)
})

test('the public key holds no private part', async () => {
  expect(Object.keys(publicReceiptKey(await newReceiptKey())).toSorted()).toEqual([
    'alg',
    'crv',
    'kid',
    'kty',
    'use',
    'x',
    'y',
  ])
})

describe('a receipt is refused', () => {
  test('when any one character of it was changed', async () => {
    const secret = await newReceiptKey()
    const receipt = await signDeletionReceipt(secret, RECEIPT)
    const key = publicReceiptKey(secret)
    for (let index = 0; index < receipt.length; index += 1) {
      // The last character of a part may hold two bits that mean nothing: step by four, past them.
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      const place = letters.indexOf(receipt[index] ?? '')
      const other = place < 0 ? 'A' : letters[(place + 16) % 64]
      const altered = receipt.slice(0, index) + other + receipt.slice(index + 1)
      await expect(readDeletionReceipt(key, altered), altered).rejects.toThrow(InvalidReceiptError)
    }
  })

  test('when its time was altered and the signature kept', async () => {
    const secret = await newReceiptKey()
    const [header, payload, signature] = (await signDeletionReceipt(secret, RECEIPT)).split('.')
    const words = fromUtf8(fromBase64Url(payload ?? '')).replace('"asked"', '"expired"')
    const altered = [header, toBase64Url(utf8(words)), signature].join('.')
    await expect(readDeletionReceipt(publicReceiptKey(secret), altered)).rejects.toThrow(
      InvalidReceiptError,
    )
  })

  test('when another key signed it, or none', async () => {
    const secret = await newReceiptKey()
    const key = publicReceiptKey(secret)
    const foreign = await signDeletionReceipt(await newReceiptKey(), RECEIPT)
    await expect(readDeletionReceipt(key, foreign)).rejects.toThrow(InvalidReceiptError)
    const header = toBase64Url(utf8(JSON.stringify({ alg: 'none', typ: 'deletion-receipt+jws' })))
    const unsigned = `${header}.${toBase64Url(utf8(JSON.stringify(RECEIPT)))}.`
    await expect(readDeletionReceipt(key, unsigned)).rejects.toThrow(InvalidReceiptError)
  })

  test('when the key signed something that is no receipt', async () => {
    const secret = await newReceiptKey()
    const signed = await new CompactSign(utf8(JSON.stringify(RECEIPT)))
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .sign(await importJWK(JSON.parse(secret), 'ES256'))
    await expect(readDeletionReceipt(publicReceiptKey(secret), signed)).rejects.toThrow(
      InvalidReceiptError,
    )
  })
})

test.each(['', '{}', '{"kty":"EC","crv":"P-256","x":"a","y":"b","kid":"c"}'])(
  'what is not a private key does not sign: %j',
  async (secret) => {
    await expect(signDeletionReceipt(secret, RECEIPT)).rejects.toThrow()
  },
)
