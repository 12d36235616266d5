/**
 * A user's key ring: one data key per document, sealed as one object under a versioned key-encryption key.
 * The ring lives outside the database, so that dropping a key makes every copy of that document unreadable at once.
 *
 *   ring object = "PLK1" | kekVersion(2) | iv(12) | AES-256-GCM(KEK, JSON {documentId: base64url key}, context "ring|v1|user")
 */
import { concat, fromBase64Url, fromUtf8, toBase64Url, utf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'
import { CannotOpenError, decrypt, encrypt, importKey } from './gcm.ts'
import { randomBytes } from './random.ts'

const MAGIC = utf8('PLK1')
const HEADER_BYTES = MAGIC.length + 2 + 12
const KEY_BYTES = 32

/** Key-encryption keys by version; the highest version seals, all of them open. */
export type KeyEncryptionKeys = ReadonlyMap<number, CryptoKey>

/** Raw data keys by document id. Never logged, never stored in the database. */
export type KeyRing = ReadonlyMap<number, Bytes>

/** Reads the secret `1:<base64url of 32 bytes>,2:...`. Throws RangeError when it is not that. */
export async function parseKeyEncryptionKeys(secret: string): Promise<KeyEncryptionKeys> {
  const keys = new Map<number, CryptoKey>()
  for (const part of secret.split(',')) {
    const [version, encoded] = part.trim().split(':')
    const raw = fromBase64Url(encoded ?? '')
    if (!/^[1-9]\d{0,4}$/.test(version ?? '') || raw.length !== KEY_BYTES) {
      throw new RangeError(
        'KEY_ENCRYPTION_KEYS must be "version:base64url of 32 bytes", parted by commas',
      )
    }
    keys.set(Number(version), await importKey(raw))
  }
  return keys
}

export const newDataKey = (): Bytes => randomBytes(KEY_BYTES)

export async function sealKeyRing(
  keys: KeyEncryptionKeys,
  userId: number,
  ring: KeyRing,
): Promise<Bytes> {
  const version = newestVersion(keys)
  const key = findKey(keys, version)
  const iv = randomBytes(12)
  const header = concat(MAGIC, new Uint8Array([version >> 8, version & 0xff]), iv)
  const entries = Array.from(ring, ([id, raw]) => [String(id), toBase64Url(raw)])
  const plain = utf8(JSON.stringify(Object.fromEntries(entries)))
  return concat(header, await encrypt({ key, iv, context: contextOf(version, userId) }, plain))
}

/** Throws CannotOpenError when it is another user's ring, a changed one, or its key version is gone. */
export async function openKeyRing(
  keys: KeyEncryptionKeys,
  userId: number,
  sealed: Bytes,
): Promise<KeyRing> {
  if (sealed.length < HEADER_BYTES || !MAGIC.every((byte, index) => sealed[index] === byte)) {
    throw new CannotOpenError('This does not open')
  }
  const version = ringVersion(sealed)
  const iv = sealed.slice(MAGIC.length + 2, HEADER_BYTES)
  const lock = { key: findKey(keys, version), iv, context: contextOf(version, userId) }
  return readRing(fromUtf8(await decrypt(lock, sealed.slice(HEADER_BYTES))))
}

/** The version that seals. */
export const newestVersion = (keys: KeyEncryptionKeys): number => Math.max(...keys.keys())

/** The key version that sealed a ring: rotation seals again whatever is below the newest. */
export const ringVersion = (sealed: Bytes): number =>
  ((sealed[MAGIC.length] ?? 0) << 8) | (sealed[MAGIC.length + 1] ?? 0)

function findKey(keys: KeyEncryptionKeys, version: number): CryptoKey {
  const key = keys.get(version)
  if (!key) throw new CannotOpenError('The key that sealed this is not here')
  return key
}

const contextOf = (version: number, userId: number): string => `ring|v1|${version}|${userId}`

function readRing(json: string): KeyRing {
  const parsed: unknown = JSON.parse(json)
  if (typeof parsed !== 'object' || parsed === null) throw new CannotOpenError('This does not open')
  return new Map(
    Object.entries(parsed).map(([id, raw]) => [Number(id), fromBase64Url(String(raw))]),
  )
}
