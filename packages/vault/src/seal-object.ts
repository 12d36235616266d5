/**
 * Seals a file in chunks (the STREAM construction): each chunk carries its number and whether it is the last one,
 * so that cutting, reordering and repeating chunks are all refused.
 *
 *   object = "PL02" | noncePrefix(7) | chunk 0 | chunk 1 ...      chunk = AES-256-GCM, 2 MiB of plain bytes + tag(16)
 *   iv     = noncePrefix(7) | chunk number(4, big-endian) | last flag(1)      context = header | user | document | part
 *
 * All chunks are worked on at once, and each is written where it belongs in the one buffer that is answered.
 */
import { concat, utf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'
import { CannotOpenError, decrypt, encrypt } from './gcm.ts'
import { randomBytes } from './random.ts'

const MAGIC = utf8('PL02')
const PREFIX_BYTES = 7
const HEADER_BYTES = MAGIC.length + PREFIX_BYTES
/** Large enough that one call costs nothing beside its bytes, small enough that two cores share an upload. */
const CHUNK_BYTES = 2 * 1024 * 1024
const TAG_BYTES = 16
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES

/** Which part of which document the object is. It opens as nothing else. */
export interface ObjectPlace {
  readonly userId: number
  readonly documentId: number
  readonly part: string
}

/** Holds the file, its sealed form and the chunks at work: three times its bytes at most. */
export async function sealObject(key: CryptoKey, place: ObjectPlace, plain: Bytes): Promise<Bytes> {
  const header = concat(MAGIC, randomBytes(PREFIX_BYTES))
  const context = contextOf(header, place)
  const count = Math.max(1, Math.ceil(plain.length / CHUNK_BYTES))
  const sealed = new Uint8Array(HEADER_BYTES + plain.length + count * TAG_BYTES)
  sealed.set(header)
  await forEachChunk(count, async (index) => {
    const iv = chunkIv(header, index, index === count - 1)
    const chunk = plain.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES)
    const done = await encrypt({ key, iv, context }, chunk)
    sealed.set(done, HEADER_BYTES + index * SEALED_CHUNK_BYTES)
  })
  return sealed
}

/** Throws CannotOpenError when the key, the place, the order or a byte is wrong: nothing of it is answered then. */
export async function openObject(
  key: CryptoKey,
  place: ObjectPlace,
  sealed: Bytes,
): Promise<Bytes> {
  const header = sealed.slice(0, HEADER_BYTES)
  const body = sealed.subarray(HEADER_BYTES)
  const count = Math.ceil(body.length / SEALED_CHUNK_BYTES)
  const lastBytes = body.length - (count - 1) * SEALED_CHUNK_BYTES
  if (!isHeader(header) || count === 0 || lastBytes < TAG_BYTES)
    throw new CannotOpenError('This does not open')
  const context = contextOf(header, place)
  const plain = new Uint8Array(body.length - count * TAG_BYTES)
  await forEachChunk(count, async (index) => {
    const iv = chunkIv(header, index, index === count - 1)
    const start = index * SEALED_CHUNK_BYTES
    const done = await decrypt(
      { key, iv, context },
      body.subarray(start, start + SEALED_CHUNK_BYTES),
    )
    plain.set(done, index * CHUNK_BYTES)
  })
  return plain
}

/** Every chunk at once: Web Crypto spreads them over the cores that there are. */
async function forEachChunk(count: number, work: (index: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, index) => work(index)))
}

const isHeader = (header: Bytes): boolean =>
  header.length === HEADER_BYTES && MAGIC.every((byte, index) => header[index] === byte)

const contextOf = (header: Bytes, place: ObjectPlace): Bytes =>
  concat(header, utf8(`|v2|${place.userId}|${place.documentId}|${place.part}`))

function chunkIv(header: Bytes, index: number, isLast: boolean): Bytes {
  const iv = new Uint8Array(12)
  iv.set(header.subarray(MAGIC.length))
  new DataView(iv.buffer).setUint32(PREFIX_BYTES, index)
  iv[11] = isLast ? 1 : 0
  return iv
}
