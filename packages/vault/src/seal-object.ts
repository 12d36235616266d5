/**
 * Seals a file in chunks (the STREAM construction): each chunk carries its number and whether it is the last one,
 * so that cutting, reordering and repeating chunks are all refused.
 *
 *   object = "PL01" | noncePrefix(7) | chunk 0 | chunk 1 ...      chunk = AES-256-GCM, 64 KiB of plain bytes + tag(16)
 *   iv     = noncePrefix(7) | chunk number(4, big-endian) | last flag(1)      context = header | user | document | part
 */
import { concat, utf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'
import { CannotOpenError, decrypt, encrypt } from './gcm.ts'
import { randomBytes } from './random.ts'

const MAGIC = utf8('PL01')
const PREFIX_BYTES = 7
const HEADER_BYTES = MAGIC.length + PREFIX_BYTES
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16

/** Which part of which document the object is. It opens as nothing else. */
export interface ObjectPlace {
  readonly userId: number
  readonly documentId: number
  readonly part: string
}

export async function sealObject(key: CryptoKey, place: ObjectPlace, plain: Bytes): Promise<Bytes> {
  const header = concat(MAGIC, randomBytes(PREFIX_BYTES))
  const context = contextOf(header, place)
  const count = Math.max(1, Math.ceil(plain.length / CHUNK_BYTES))
  const sealed: Bytes[] = [header]
  for (let index = 0; index < count; index += 1) {
    const iv = chunkIv(header, index, index === count - 1)
    const chunk = plain.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES)
    sealed.push(await encrypt({ key, iv, context }, chunk))
  }
  return concat(...sealed)
}

/** Throws CannotOpenError when the key, the place, the order or a byte is wrong. */
export async function openObject(
  key: CryptoKey,
  place: ObjectPlace,
  sealed: Bytes,
): Promise<Bytes> {
  const header = sealed.slice(0, HEADER_BYTES)
  if (!isHeader(header)) throw new CannotOpenError('This does not open')
  const context = contextOf(header, place)
  const step = CHUNK_BYTES + TAG_BYTES
  const count = Math.max(1, Math.ceil((sealed.length - HEADER_BYTES) / step))
  const plain: Bytes[] = []
  for (let index = 0; index < count; index += 1) {
    const iv = chunkIv(header, index, index === count - 1)
    const start = HEADER_BYTES + index * step
    plain.push(await decrypt({ key, iv, context }, sealed.slice(start, start + step)))
  }
  return concat(...plain)
}

const isHeader = (header: Bytes): boolean =>
  header.length === HEADER_BYTES && MAGIC.every((byte, index) => header[index] === byte)

const contextOf = (header: Bytes, place: ObjectPlace): Bytes =>
  concat(header, utf8(`|v1|${place.userId}|${place.documentId}|${place.part}`))

function chunkIv(header: Bytes, index: number, isLast: boolean): Bytes {
  const iv = new Uint8Array(12)
  iv.set(header.subarray(MAGIC.length))
  new DataView(iv.buffer).setUint32(PREFIX_BYTES, index)
  iv[11] = isLast ? 1 : 0
  return iv
}
