/**
 * Seals one text field of one document. The place (user, document, field) is bound in, so that a field moved elsewhere
 * does not open.
 *
 *   sealed = AES-256-GCM(form(1) | bytes), each part of it base64url      form 0 = UTF-8, 1 = UTF-8 packed with deflate
 *
 * Long texts are packed: D1 holds 2 MB a row. Letters are not: packing takes longer than sealing, and a sealed length
 * would tell how often a text repeats itself.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'

import { concat, fromBase64Url, fromUtf8, toBase64Url, utf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'
import { CannotOpenError, decrypt, encrypt } from './gcm.ts'
import { randomBytes } from './random.ts'

const IV_BYTES = 12
const TAG_BYTES = 16
const PLAIN = '\u0000'
const PACKED = 1
/** Texts of more characters are packed. */
const PLAIN_CHARACTERS_MAX = 16 * 1024

/** Where a sealed value lives. It opens nowhere else. */
export interface Place {
  readonly userId: number
  readonly documentId: number
  readonly field: string
}

/** Three base64url strings, as the documents table stores them. */
export interface SealedText {
  readonly ciphertext: string
  readonly iv: string
  readonly authTag: string
}

const contextOf = (place: Place): string => `v2|${place.userId}|${place.documentId}|${place.field}`

export async function sealText(key: CryptoKey, place: Place, text: string): Promise<SealedText> {
  const iv = randomBytes(IV_BYTES)
  const sealed = await encrypt({ key, iv, context: contextOf(place) }, formOf(text))
  const split = sealed.length - TAG_BYTES
  return {
    ciphertext: toBase64Url(sealed.subarray(0, split)),
    iv: toBase64Url(iv),
    authTag: toBase64Url(sealed.subarray(split)),
  }
}

/** Throws CannotOpenError when the key, the place or a byte is wrong. */
export async function openText(key: CryptoKey, place: Place, sealed: SealedText): Promise<string> {
  const { iv, bytes } = readParts(sealed)
  return textOf(await decrypt({ key, iv, context: contextOf(place) }, bytes))
}

/** One column for fields that have no columns of their own for IV and tag: `iv.tag.ciphertext`. */
export const joinSealed = (sealed: SealedText): string =>
  `${sealed.iv}.${sealed.authTag}.${sealed.ciphertext}`

/** Throws CannotOpenError when the parts are not there. */
export function splitSealed(joined: string): SealedText {
  const [iv, authTag, ciphertext, ...rest] = joined.split('.')
  if (iv === undefined || authTag === undefined || ciphertext === undefined || rest.length > 0) {
    throw new CannotOpenError('This does not open')
  }
  return { iv, authTag, ciphertext }
}

function readParts(sealed: SealedText): { iv: Bytes; bytes: Bytes } {
  try {
    const [iv, authTag] = [fromBase64Url(sealed.iv), fromBase64Url(sealed.authTag)]
    if (iv.length !== IV_BYTES || authTag.length !== TAG_BYTES) throw new RangeError('Wrong length')
    return { iv, bytes: concat(fromBase64Url(sealed.ciphertext), authTag) }
  } catch (cause) {
    throw new CannotOpenError('This does not open', { cause })
  }
}

const formOf = (text: string): Bytes =>
  text.length > PLAIN_CHARACTERS_MAX
    ? concat([PACKED], deflateRawSync(utf8(text)))
    : utf8(PLAIN + text)

/** What comes in here has been sealed by us: its form is one of ours. */
function textOf(form: Bytes): string {
  const bytes = form.subarray(1)
  return fromUtf8(form[0] === PACKED ? inflateRawSync(bytes) : bytes)
}
