import type { DeletionReceipt } from '@plainletter/contracts/receipt'
import { CompactSign, importJWK } from 'jose'
import { describe, expect, test } from 'vitest'

import { fromBase64Url, fromUtf8, toBase64Url, utf8 } from './bytes.ts'
import {
  InvalidReceiptError,
  newReceiptKey,
  openReceiptSigner,
  publicReceiptKeys,
  readDeletionReceipt,
  signDeletionReceipt,
} from './deletion-receipt.ts'

const RECEIPT = {
  documentId: 281_474_976_710_655,
  deletedAt: '2026-11-21T09:00:00.000Z',
  key: 'destroyed',
  files: 2,
  record: 'removed',
} as const satisfies DeletionReceipt

const sign = async (secret: string, receipt: DeletionReceipt = RECEIPT): Promise<string> =>
  signDeletionReceipt(await openReceiptSigner(secret), receipt)

/** Signed with the newest key of `secret`, whatever it says of itself. */
async function signWith(secret: string, payload: string, typ = 'deletion-receipt+jws') {
  const [jwk] = JSON.parse(secret).keys
  return new CompactSign(utf8(payload))
    .setProtectedHeader({ alg: 'ES256', typ, kid: jwk.kid })
    .sign(await importJWK(jwk, 'ES256'))
}

test('a receipt says what was deleted and when, to whoever has the public keys', async () => {
  const secret = await newReceiptKey()
  const receipt = await sign(secret)
  expect(await readDeletionReceipt(publicReceiptKeys(secret), receipt)).toEqual(RECEIPT)
})

test('a published key holds no private part', async () => {
  const { keys } = publicReceiptKeys(await newReceiptKey())
  expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([
    ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
  ])
})

describe('a change of keys', () => {
  test('signs with the new one, and leaves older receipts provable', async () => {
    const old = await newReceiptKey()
    const before = await sign(old)
    const changed = await newReceiptKey(publicReceiptKeys(old))
    const after = await sign(changed)
    const published = publicReceiptKeys(changed)
    expect(published.keys).toHaveLength(2)
    expect(await readDeletionReceipt(published, before)).toEqual(RECEIPT)
    expect(await readDeletionReceipt(published, after)).toEqual(RECEIPT)
    await expect(readDeletionReceipt(publicReceiptKeys(old), after)).rejects.toThrow(
      InvalidReceiptError,
    )
  })

  test('keeps the private part of the new key only', async () => {
    const changed = await newReceiptKey(publicReceiptKeys(await newReceiptKey()))
    expect(changed.match(/"d":/g)).toHaveLength(1)
  })
})

describe('a receipt is refused', () => {
  test('when any one character of it was changed', async () => {
    const secret = await newReceiptKey()
    const receipt = await sign(secret)
    const keys = publicReceiptKeys(secret)
    for (let index = 0; index < receipt.length; index += 1) {
      // The last character of a part may hold two bits that mean nothing: step by sixteen, past them.
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      const place = letters.indexOf(receipt[index] ?? '')
      const other = place < 0 ? 'A' : letters[(place + 16) % 64]
      const altered = receipt.slice(0, index) + other + receipt.slice(index + 1)
      await expect(readDeletionReceipt(keys, altered), altered).rejects.toThrow(InvalidReceiptError)
    }
  })

  test('when it is to serve for another document, with the signature kept', async () => {
    const secret = await newReceiptKey()
    const [header, payload, signature] = (await sign(secret)).split('.')
    const words = fromUtf8(fromBase64Url(payload ?? '')).replace('281474976710655', '7')
    const altered = [header, toBase64Url(utf8(words)), signature].join('.')
    await expect(readDeletionReceipt(publicReceiptKeys(secret), altered)).rejects.toThrow(
      InvalidReceiptError,
    )
  })

  test('when the words of one stand over the signature of another', async () => {
    const secret = await newReceiptKey()
    const [header, payload] = (await sign(secret)).split('.')
    const [, , foreign] = (await sign(secret, { ...RECEIPT, documentId: 7 })).split('.')
    const mixed = [header, payload, foreign].join('.')
    await expect(readDeletionReceipt(publicReceiptKeys(secret), mixed)).rejects.toThrow(
      InvalidReceiptError,
    )
  })

  test('when another key signed it, in its own name or in that of ours, or none did', async () => {
    const keys = publicReceiptKeys(await newReceiptKey())
    const other = await newReceiptKey()
    const [foreign] = JSON.parse(other).keys
    const posing = JSON.stringify({ keys: [{ ...foreign, kid: keys.keys[0]?.kid }] })
    const header = { alg: 'none', typ: 'deletion-receipt+jws', kid: keys.keys[0]?.kid }
    const unsigned = [header, RECEIPT].map((part) => toBase64Url(utf8(JSON.stringify(part))))
    for (const receipt of [await sign(other), await sign(posing), `${unsigned.join('.')}.`])
      await expect(readDeletionReceipt(keys, receipt)).rejects.toThrow(InvalidReceiptError)
  })

  test('when our key signed something that is no receipt, or says more than one', async () => {
    const secret = await newReceiptKey()
    const words = JSON.stringify(RECEIPT)
    const more = JSON.stringify({ ...RECEIPT, alsoDeleted: 8 })
    const cases = [await signWith(secret, words, 'JWT'), await signWith(secret, more)]
    for (const signed of cases)
      await expect(readDeletionReceipt(publicReceiptKeys(secret), signed)).rejects.toThrow(
        InvalidReceiptError,
      )
    const honest = await signWith(secret, words)
    expect(await readDeletionReceipt(publicReceiptKeys(secret), honest)).toEqual(RECEIPT)
  })
})

test.each([
  '',
  '{}',
  '{"keys":[]}',
  '{"keys":[{"kty":"EC","crv":"P-256","x":"a","y":"b","kid":"c","alg":"ES256","use":"sig"}]}',
])('what holds no private key neither signs nor is published: %j', async (secret) => {
  const words = 'RECEIPT_KEY must be a JWK Set'
  await expect(openReceiptSigner(secret)).rejects.toThrow(words)
  expect(() => publicReceiptKeys(secret)).toThrow(words)
})
