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
export async function getUpload(bucket: Bucket, sealer: Sealer, index: number): Promise<Bytes> {
  const object = await bucket.get(uploadKey(sealer.documentId, index))
  if (!object) throw new CannotOpenError('The upload is gone')
  return openObject(sealer.key, placeOf(sealer, index), new Uint8Array(await object.arrayBuffer()))
}
