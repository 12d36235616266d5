/** SHA-256 digests: what we keep of a token, so that a leaked table opens nothing. */
import { toHex, utf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'

export async function sha256Hex(input: string | Bytes): Promise<string> {
  const bytes = typeof input === 'string' ? utf8(input) : input
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
