/**
 * A deletion receipt: our signed word that a document was deleted, when and why. It names ids and a time only, so that
 * keeping it keeps nothing of the letter. A compact JWS (RFC 7515) with ES256; anyone can check it with the public key.
 */
import { CompactSign, compactVerify, exportJWK, importJWK } from 'jose'
import type { JWK } from 'jose'

import { fromUtf8, utf8 } from './bytes.ts'

const ALGORITHM = 'ES256'
/** Told apart by its type, so that no other thing that we may sign one day passes for a receipt. */
const TYPE = 'deletion-receipt+jws'

export interface DeletionReceipt {
  readonly documentId: number
  readonly userId: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly reason: 'asked' | 'expired' | 'lost'
}

/** Raised when a receipt was altered, is not ours, or is no receipt. They are never told apart. */
export class InvalidReceiptError extends Error {
  override name = 'InvalidReceiptError'
}

/** `secret` is RECEIPT_KEY: a private P-256 key as a JWK in JSON, with a `kid`. Throws TypeError when it is not that. */
export async function signDeletionReceipt(
  secret: string,
  { documentId, userId, at, reason }: DeletionReceipt,
): Promise<string> {
  const jwk = readPrivateKey(secret)
  const payload = utf8(JSON.stringify({ documentId, userId, at, reason }))
  return new CompactSign(payload)
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: jwk.kid })
    .sign(await importJWK(jwk, ALGORITHM))
}

/** The public half of RECEIPT_KEY, as the well-known address gives it. It holds no private part. */
export function publicReceiptKey(secret: string): JWK {
  const { kty, crv, x, y, kid } = readPrivateKey(secret)
  return { kty, crv, x, y, kid, alg: ALGORITHM, use: 'sig' }
}

/** What a receipt says. Throws InvalidReceiptError. */
export async function readDeletionReceipt(
  publicKey: JWK,
  receipt: string,
): Promise<DeletionReceipt> {
  try {
    const key = await importJWK(publicKey, ALGORITHM)
    const { payload, protectedHeader } = await compactVerify(receipt, key, {
      algorithms: [ALGORITHM],
    })
    if (protectedHeader.typ !== TYPE) throw new TypeError('Not a receipt')
    return readPayload(fromUtf8(payload))
  } catch (cause) {
    throw new InvalidReceiptError('This is not a receipt of ours', { cause })
  }
}

/** A fresh RECEIPT_KEY, for whoever sets up the secrets. */
export async function newReceiptKey(): Promise<string> {
  const usages: KeyUsage[] = ['sign', 'verify']
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const { privateKey } = await crypto.subtle.generateKey(curve, true, usages)
  const { kty, crv, x, y, d } = await exportJWK(privateKey)
  return JSON.stringify({ kty, crv, x, y, d, kid: crypto.randomUUID() })
}

interface PrivateKey {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
  readonly d: string
  readonly kid: string
}

function readPrivateKey(secret: string): PrivateKey {
  const parsed = readObject(secret)
  const [x, y, d, kid] = ['x', 'y', 'd', 'kid'].map((name) => parsed[name])
  const isCurve = parsed['kty'] === 'EC' && parsed['crv'] === 'P-256'
  if (!isCurve || !isText(x) || !isText(y) || !isText(d) || !isText(kid))
    throw new TypeError('RECEIPT_KEY must be a private P-256 key as a JWK with a kid')
  return { kty: 'EC', crv: 'P-256', x, y, d, kid }
}

function readPayload(json: string): DeletionReceipt {
  const { documentId, userId, at, reason } = readObject(json)
  const isKnown = reason === 'asked' || reason === 'expired' || reason === 'lost'
  if (!isNumber(documentId) || !isNumber(userId) || !isNumber(at) || !isKnown)
    throw new TypeError('Not a receipt')
  return { documentId, userId, at, reason }
}

function readObject(json: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(json)
  if (typeof parsed !== 'object' || parsed === null) throw new TypeError('Not an object')
  return Object.fromEntries(Object.entries(parsed))
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value)
