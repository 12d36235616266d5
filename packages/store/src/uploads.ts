/** Uploaded files in R2, each sealed on its own and bound to its place in the document. */
import type { Bytes } from '@plainletter/vault/bytes'
import { CannotOpenError } from '@plainletter/vault/gcm'
import { openObject, sealObject } from '@plainletter/vault/seal-object'

import { uploadKey } from './bucket.ts'
import type { Bucket } from './bucket.ts'
import type { Sealer } from './sealed-document.ts'

const placeOf = (sealer: Sealer, index: number) => ({ ...sealer, part: `upload/${index}` })

export async function putUpload(
  bucket: Bucket,
  sealer: Sealer,
  { index, bytes }: { index: number; bytes: Bytes },
): Promise<void> {
  const sealed = await sealObject(sealer.key, placeOf(sealer, index), bytes)
  await bucket.put(uploadKey(sealer.documentId, index), sealed)
}

/** Throws CannotOpenError when the object is gone or was changed. */
export async function getUpload(
  bucket: Bucket,
  sealer: Sealer,
  { folder, index }: { folder: string; index: number },
): Promise<Bytes> {
  const sealed = await readObject(bucket, `${folder}${index}`)
  if (!sealed) throw new CannotOpenError('The upload is gone')
  return openObject(sealer.key, placeOf(sealer, index), sealed)
}

/** Some files of a document, by the folder that they lie in. */
export interface StoredFiles {
  readonly folder: string
  readonly fileCount: number
}

/**
 * Copies files into another folder and reads each copy back: true when all of them are whole. They are bound to their
 * document and number, not to their folder, so that a copy opens as it is. A file that is gone is passed over: whoever
 * took it away has changed the row.
 */
export async function copyUploads(
  bucket: Bucket,
  files: StoredFiles,
  to: string,
): Promise<boolean> {
  for (let index = 0; index < files.fileCount; index += 1) {
    const sealed = await readObject(bucket, `${files.folder}${index}`)
    if (!sealed) continue
    await bucket.put(`${to}${index}`, sealed)
    const copy = await readObject(bucket, `${to}${index}`)
    if (!copy || !isSame(copy, sealed)) return false
  }
  return true
}

export async function removeUploads(bucket: Bucket, files: StoredFiles): Promise<void> {
  await bucket.delete(
    Array.from({ length: files.fileCount }, (_, index) => `${files.folder}${index}`),
  )
}

async function readObject(bucket: Bucket, key: string): Promise<Bytes | undefined> {
  const object = await bucket.get(key)
  return object ? new Uint8Array(await object.arrayBuffer()) : undefined
}

/** Ten megabytes are compared in a loop: a call for each byte would take five times as long. */
function isSame(a: Bytes, b: Bytes): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index += 1) {
    if (a[index] !== b[index]) return false
  }
  return true
}
