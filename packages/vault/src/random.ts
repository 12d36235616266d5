/** Unguessable values: ids, tokens, keys. */
import { toBase64Url } from './bytes.ts'
import type { Bytes } from './bytes.ts'

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count))

/** A positive 48-bit integer: exact as a JavaScript number, and not to be guessed or counted up. */
export function randomId(): number {
  const id = randomBytes(6).reduce((value, byte) => value * 256 + byte, 0)
  return id === 0 ? randomId() : id
}

/** 256 bits as 43 base64url characters. */
export const randomToken = (): string => toBase64Url(randomBytes(32))
