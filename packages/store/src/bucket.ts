/** The few things we ask of R2, and the names of our objects. Names hold random ids only. */
import type { Bytes } from '@plainletter/vault/bytes'

export interface StoredObject {
  readonly etag: string
  arrayBuffer(): Promise<ArrayBuffer>
}

export interface Bucket {
  get(key: string): Promise<StoredObject | null>
  /** Null when the condition did not hold. */
  put(
    key: string,
    value: Bytes,
    options?: { onlyIf: { etagMatches: string } | { etagDoesNotMatch: string } },
  ): Promise<unknown>
  delete(keys: string | string[]): Promise<void>
  list(options: { prefix: string; cursor?: string; limit?: number }): Promise<{
    readonly objects: readonly { readonly key: string; readonly uploaded: Date }[]
    readonly truncated: boolean
    readonly cursor?: string
  }>
}

/** Uploads of documents outside any case. A lifecycle rule ends everything under it after 30 days. */
export const EXPIRING_PREFIX = '30d/'

export const uploadKey = (documentId: number, file: number): string =>
  `${EXPIRING_PREFIX}${documentId}/${file}`

export const keyRingKey = (userId: number): string => `keyring/${userId}`

/** Removes every object of one document. */
export async function deleteUploads(bucket: Bucket, documentId: number): Promise<void> {
  const prefix = `${EXPIRING_PREFIX}${documentId}/`
  const { objects } = await bucket.list({ prefix, limit: 1000 })
  if (objects.length > 0) await bucket.delete(objects.map((object) => object.key))
}
