/**
 * A deletion receipt: our signed word that a document is gone for good. A compact JWS (RFC 7515) with ES256, which anyone
 * can check with the public keys.
 *
 *   RECEIPT_KEY = a JWK Set in JSON. Its first key signs and is private; the others only stay published, so that older
 *                 receipts go on being provable, and need no private part any more.
 */
import { DeletionReceipt, ReceiptKey, ReceiptKeySet } from '@plainletter/contracts/receipt'
import { CompactSign, compactVerify, createLocalJWKSet, exportJWK, importJWK } from 'jose'
import * as z from 'zod/mini'

import { fromUtf8, utf8 } from './bytes.ts'

const ALGORITHM = 'ES256'
/** Told apart by its type, so that no other thing that we may sign one day passes for a receipt. */
const TYPE = 'deletion-receipt+jws'

/** Raised when a receipt was altered, is not ours, or is no receipt. They are never told apart. */
export class InvalidReceiptError extends Error {
  override name = 'InvalidReceiptError'
}

const SigningKey = z.object({ ...ReceiptKey.shape, d: z.string().check(z.minLength(1)) })
const Secret = z.object({ keys: z.tuple([SigningKey], ReceiptKey) })

/** The first key of RECEIPT_KEY, ready to sign. */
export interface ReceiptSigner {
  readonly kid: string
  readonly key: CryptoKey | Uint8Array
}

/** Throws TypeError when RECEIPT_KEY is not what it must be. */
export async function openReceiptSigner(secret: string): Promise<ReceiptSigner> {
  const [jwk] = readSecret(secret).keys
  return { kid: jwk.kid, key: await importJWK(jwk, ALGORITHM) }
}

/** To be called only when the deletion has been committed. */
export function signDeletionReceipt(
  { kid, key }: ReceiptSigner,
  receipt: DeletionReceipt,
): Promise<string> {
  return new CompactSign(utf8(JSON.stringify(DeletionReceipt.parse(receipt))))
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
    .sign(key)
}

/** The public halves of all keys of RECEIPT_KEY, as the well-known address gives them. Throws TypeError. */
export const publicReceiptKeys = (secret: string): ReceiptKeySet =>
  ReceiptKeySet.parse(readSecret(secret))

/** What a receipt says, signed by any of these keys. Throws InvalidReceiptError. */
export async function readDeletionReceipt(
  published: ReceiptKeySet,
  receipt: string,
): Promise<DeletionReceipt> {
  try {
    const { payload, protectedHeader } = await compactVerify(
      receipt,
      createLocalJWKSet(published),
      {
        algorithms: [ALGORITHM],
      },
    )
    if (protectedHeader.typ !== TYPE) throw new TypeError('Not a receipt')
    return DeletionReceipt.parse(JSON.parse(fromUtf8(payload)))
  } catch (cause) {
    throw new InvalidReceiptError('This is not a receipt of ours', { cause })
  }
}

/** A RECEIPT_KEY with a fresh key that signs, in front of those that are published already. */
export async function newReceiptKey(published: ReceiptKeySet = { keys: [] }): Promise<string> {
  const usages: KeyUsage[] = ['sign', 'verify']
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const { privateKey } = await crypto.subtle.generateKey(curve, true, usages)
  const { kty, crv, x, y, d } = await exportJWK(privateKey)
  const fresh = { kty, crv, x, y, d, kid: crypto.randomUUID(), alg: ALGORITHM, use: 'sig' }
  return JSON.stringify({ keys: [fresh, ...published.keys] })
}

/** Says nothing of what it found: an error may end in a log. */
function readSecret(secret: string): z.infer<typeof Secret> {
  try {
    return Secret.parse(JSON.parse(secret))
  } catch {
    throw new TypeError('RECEIPT_KEY must be a JWK Set of P-256 keys, the first one private')
  }
}
