/** Bytes to text and back, and the few byte operations that the vault needs. */
import { Buffer } from 'node:buffer'

/** Web Crypto wants bytes over a plain ArrayBuffer. */
export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

export const utf8 = (text: string): Bytes => encoder.encode(text)
export const fromUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes)

export const toHex = (bytes: Uint8Array): string => viewOf(bytes).toString('hex')

export const toBase64Url = (bytes: Uint8Array): string => viewOf(bytes).toString('base64url')

/** Throws RangeError when the text is not the base64url of any bytes, or not the one way to write them. */
export function fromBase64Url(text: string): Bytes {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.toString('base64url') !== text) throw new RangeError('Not base64url')
  return new Uint8Array(bytes)
}

/** The same bytes, with what the runtime has for turning them into text. */
const viewOf = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export function concat(...parts: readonly ArrayLike<number>[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

/** Compares without telling, by its time, where the first difference lies. */
export function constantTimeEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let index = 0; index < a.length; index += 1) difference |= (a[index] ?? 0) ^ (b[index] ?? 0)
  return difference === 0
}
