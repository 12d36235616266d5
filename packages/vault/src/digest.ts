/** SHA-256 digests: what we keep of a token, so that a leaked table opens nothing. */
import { fromBase64Url, toHex, utf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'

export async function sha256Hex(input: string | Bytes): Promise<string> {
  const bytes = typeof input === 'string' ? utf8(input) : input
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** A digest of words that somebody could guess: without the secret (base64url), a guess cannot be tried against it. */
export async function keyedHex(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const raw = fromBase64Url(secret)
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign'])
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text))))
}
