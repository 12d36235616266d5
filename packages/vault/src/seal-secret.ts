/**
 * Seals a short text that lives for hours and belongs to no document, directly under the newest key-encryption key.
 *
 *   sealed = kekVersion "." base64url( iv(12) | AES-256-GCM(KEK, text, context "secret|v1|version|place") )
 */
import { concat, fromBase64Url, fromUtf8, toBase64Url, utf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'
import { CannotOpenError, decrypt, encrypt } from './gcm.ts'
import { newestVersion } from './key-ring.ts'
import type { KeyEncryptionKeys } from './key-ring.ts'
import { randomBytes } from './random.ts'

const IV_BYTES = 12

/** `place` names the one row that it belongs to. It opens nowhere else. */
export async function sealSecret(
  keys: KeyEncryptionKeys,
  place: string,
  text: string,
): Promise<string> {
  const version = newestVersion(keys)
  const iv = randomBytes(IV_BYTES)
  const context = contextOf(version, place)
  const sealed = await encrypt({ key: findKey(keys, version), iv, context }, utf8(text))
  return `${version}.${toBase64Url(concat(iv, sealed))}`
}

/** Throws CannotOpenError when the key, the place or a byte is wrong. */
export async function openSecret(
  keys: KeyEncryptionKeys,
  place: string,
  sealed: string,
): Promise<string> {
  const [version = '', encoded = ''] = sealed.split('.')
  const bytes = readBytes(encoded)
  const lock = {
    key: findKey(keys, Number(version)),
    iv: bytes.slice(0, IV_BYTES),
    context: contextOf(Number(version), place),
  }
  return fromUtf8(await decrypt(lock, bytes.slice(IV_BYTES)))
}

const contextOf = (version: number, place: string): string => `secret|v1|${version}|${place}`

function findKey(keys: KeyEncryptionKeys, version: number): CryptoKey {
  const key = keys.get(version)
  if (!key) throw new CannotOpenError('The key that sealed this is not here')
  return key
}

function readBytes(encoded: string): Bytes {
  try {
    return fromBase64Url(encoded)
  } catch (cause) {
    throw new CannotOpenError('This does not open', { cause })
  }
}
