/** AES-256-GCM, the only cipher of this house. NIST SP 800-38D: 96-bit IV, 128-bit tag. */
import { utf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'

const TAG_BITS = 128

/** Raised when sealed bytes do not open: wrong key, wrong place, or changed bytes. They are never told apart. */
export class CannotOpenError extends Error {
  override name = 'CannotOpenError'
}

export const importKey = (raw: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])

/** `context` is bound to the ciphertext: the same bytes do not open in another context. */
export interface Lock {
  readonly key: CryptoKey
  readonly iv: Bytes
  readonly context: Bytes | string
}

const parameters = (lock: Lock): AesGcmParams => ({
  name: 'AES-GCM',
  iv: lock.iv,
  tagLength: TAG_BITS,
  additionalData: typeof lock.context === 'string' ? utf8(lock.context) : lock.context,
})

/** Ciphertext followed by its 16-byte tag. */
export async function encrypt(lock: Lock, plain: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt(parameters(lock), lock.key, plain))
}

/** Throws CannotOpenError. */
export async function decrypt(lock: Lock, sealed: Bytes): Promise<Bytes> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters(lock), lock.key, sealed))
  } catch (cause) {
    throw new CannotOpenError('This does not open', { cause })
  }
}
