/**
 * A user's key ring in R2. Each change is a conditional put on the version that was read, tried again a random moment
 * later when another change came first, so that no key is ever lost to a race.
 */
import { toHex } from '@plainletter/vault/bytes'
import type { Bytes } from '@plainletter/vault/bytes'
import { CannotOpenError, importKey } from '@plainletter/vault/gcm'
import {
  newDataKey,
  newestVersion,
  openKeyRing,
  ringVersion,
  sealKeyRing,
} from '@plainletter/vault/key-ring'
import type { KeyEncryptionKeys, KeyRing } from '@plainletter/vault/key-ring'

import { keyRingKey } from './bucket.ts'
import type { Bucket } from './bucket.ts'

export interface KeyRings {
  readonly bucket: Bucket
  readonly keys: KeyEncryptionKeys
}

/** Too many changes of one ring at once. Nothing was changed; the same a moment later will do. */
export class KeyRingBusyError extends Error {
  override name = 'KeyRingBusyError'
}

/** Tries of one change before we give up: with their pauses, ten to twenty seconds. */
const TRIES_MAX = 20
/** R2 takes one put a second of one name. Of callers that wait at random, one soon meets the free second. */
const FIRST_PAUSE_MS = 25
const PAUSE_MAX_MS = 1_500

/** Makes a data key for a new document and puts it on the owner's ring. */
export async function addDataKey(
  rings: KeyRings,
  userId: number,
  documentId: number,
): Promise<CryptoKey> {
  const raw = newDataKey()
  await changeRing(rings, userId, (ring) => new Map([...ring, [documentId, raw]]))
  return importKey(raw)
}

/** Takes a document's key off the ring. From then on nothing of it opens, in any copy. */
export const dropDataKey = (rings: KeyRings, userId: number, documentId: number): Promise<void> =>
  dropDataKeys(rings, userId, [documentId])

/** Takes the keys of several documents off one ring, in one change. */
export async function dropDataKeys(
  rings: KeyRings,
  userId: number,
  documentIds: readonly number[],
): Promise<void> {
  await changeRing(
    rings,
    userId,
    (ring) => new Map([...ring].filter(([id]) => !documentIds.includes(id))),
  )
}

/** The documents that have a key on the ring. */
export async function listKeyedDocuments(rings: KeyRings, userId: number): Promise<number[]> {
  return [...(await readRing(rings, userId)).ring.keys()]
}

/**
 * Seals a ring again under the newest key-encryption key when an older one sealed it. True when it did. A change that
 * comes first wins, and the next pass looks again. Throws CannotOpenError when the older key is gone already.
 */
export async function resealKeyRing(rings: KeyRings, userId: number): Promise<boolean> {
  const object = await rings.bucket.get(keyRingKey(userId))
  if (!object) return false
  const sealed = new Uint8Array(await object.arrayBuffer())
  if (ringVersion(sealed) >= newestVersion(rings.keys)) return false
  const ring = await openKeyRing(rings.keys, userId, sealed)
  const onlyIf = { etagMatches: object.etag }
  await rings.bucket.put(keyRingKey(userId), await sealKeyRing(rings.keys, userId, ring), {
    onlyIf,
  })
  return true
}

/** The keys of several documents of one user, from one read of R2. Missing documents have no entry. */
export async function findDataKeys(
  rings: KeyRings,
  userId: number,
  documentIds: readonly number[],
): Promise<Map<number, CryptoKey>> {
  const { ring } = await readRing(rings, userId)
  const found = new Map<number, CryptoKey>()
  for (const id of documentIds) {
    const raw = ring.get(id)
    if (raw) found.set(id, await importKey(raw))
  }
  return found
}

/** Throws CannotOpenError when the document's key is gone. */
export async function getDataKey(
  rings: KeyRings,
  userId: number,
  documentId: number,
): Promise<CryptoKey> {
  const key = (await findDataKeys(rings, userId, [documentId])).get(documentId)
  if (!key) throw new CannotOpenError('The key of this document is gone')
  return key
}

async function readRing(
  rings: KeyRings,
  userId: number,
): Promise<{ ring: KeyRing; etag: string | null }> {
  const object = await rings.bucket.get(keyRingKey(userId))
  if (!object) return { ring: new Map(), etag: null }
  const sealed = new Uint8Array(await object.arrayBuffer())
  return { ring: await openKeyRing(rings.keys, userId, sealed), etag: object.etag }
}

async function changeRing(
  rings: KeyRings,
  userId: number,
  change: (ring: KeyRing) => KeyRing,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
    if (attempt > 0) await pauseAfter(attempt)
    const { ring, etag } = await readRing(rings, userId)
    const changed = change(ring)
    if (sameKeys(ring, changed)) return
    const sealed: Bytes = await sealKeyRing(rings.keys, userId, changed)
    const onlyIf = etag === null ? { etagDoesNotMatch: '*' } : { etagMatches: etag }
    if (await isPut(rings.bucket.put(keyRingKey(userId), sealed, { onlyIf }))) return
  }
  throw new KeyRingBusyError('The key ring is too busy')
}

/** False when another change came first, or too many came within the second. */
async function isPut(put: Promise<unknown>): Promise<boolean> {
  try {
    return (await put) !== null
  } catch (error) {
    if (error instanceof Error && TOO_OFTEN.test(error.message)) return false
    throw error
  }
}

/** How R2 says 429 to a Worker: "put: Reduce your concurrent request rate for the same object. (10058)". */
const TOO_OFTEN = /\(10058\)|concurrent request rate/

/** Twice as long after each try, and a random part of it, so that callers do not meet again. */
function pauseAfter(attempt: number): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** attempt, PAUSE_MAX_MS)
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}

const sameKeys = (a: KeyRing, b: KeyRing): boolean =>
  a.size === b.size &&
  [...a].every(([id, raw]) => {
    const other = b.get(id)
    return other !== undefined && toHex(other) === toHex(raw)
  })
