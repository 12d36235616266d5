/**
 * Seals one text field of one document. Packed with gzip first: letters shrink to a third, and D1 holds 2 MB a value.
 * The place (user, document, field) is bound in, so that a field moved elsewhere does not open.
 */
import { fromHex, fromUtf8, toHex, utf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'
import { CannotOpenError, decrypt, encrypt } from './gcm.ts'
import { randomBytes } from './random.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Where a sealed value lives. It opens nowhere else. */
export interface Place {
  readonly userId: number
  readonly documentId: number
  readonly field: string
}

/** Three hexadecimal strings, as the documents table stores them. */
export interface SealedText {
  readonly ciphertext: string
  readonly iv: string
  readonly authTag: string
}

const contextOf = (place: Place): string => `v1|${place.userId}|${place.documentId}|${place.field}`

export async function sealText(key: CryptoKey, place: Place, text: string): Promise<SealedText> {
  const iv = randomBytes(IV_BYTES)
  const sealed = await encrypt({ key, iv, context: contextOf(place) }, await pack(utf8(text)))
  const split = sealed.length - TAG_BYTES
  return {
    ciphertext: toHex(sealed.subarray(0, split)),
    iv: toHex(iv),
    authTag: toHex(sealed.subarray(split)),
  }
}

/** Throws CannotOpenError when the key, the place or a byte is wrong. */
export async function openText(key: CryptoKey, place: Place, sealed: SealedText): Promise<string> {
  const { iv, bytes } = readParts(sealed)
  const packed = await decrypt({ key, iv, context: contextOf(place) }, bytes)
  return fromUtf8(await unpack(packed))
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
    const iv = fromHex(sealed.iv)
    if (iv.length !== IV_BYTES || sealed.authTag.length !== TAG_BYTES * 2) {
      throw new RangeError('Wrong length')
    }
    return { iv, bytes: fromHex(sealed.ciphertext + sealed.authTag) }
  } catch (cause) {
    throw new CannotOpenError('This does not open', { cause })
  }
}

const pack = (bytes: Bytes): Promise<Bytes> => through(bytes, new CompressionStream('gzip'))
const unpack = (bytes: Bytes): Promise<Bytes> => through(bytes, new DecompressionStream('gzip'))

async function through(
  bytes: Bytes,
  transform: { readable: ReadableStream; writable: WritableStream },
): Promise<Bytes> {
  const stream = new Response(bytes).body?.pipeThrough(transform)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
