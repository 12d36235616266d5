/** The few things we ask of R2, and the names of our objects. Names hold random ids only. */
import type { Bytes } from '@plainletter/vault/bytes'
import { randomId } from '@plainletter/vault/random'

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
  /** In the order of their keys, at most 1,000; `startAfter` is a key that need not exist any more. */
  list(options: { prefix: string; startAfter?: string; limit?: number }): Promise<{
    readonly objects: readonly { readonly key: string; readonly uploaded: Date }[]
    readonly truncated: boolean
  }>
}

/** From submission, or from leaving a case, to deletion. */
export const EXPIRY_DAYS = 30

/** Uploads of documents outside any case. A lifecycle rule ends everything under it after as many days. */
export const EXPIRING_PREFIX = '30d/'

/** Uploads of documents in a case. No lifecycle rule may ever name it. */
export const HELD_PREFIX = 'held/'

export type UploadPrefix = typeof EXPIRING_PREFIX | typeof HELD_PREFIX

/** Where a new file is put. */
export const uploadKey = (documentId: number, file: number): string =>
  `${EXPIRING_PREFIX}${documentId}/${file}`

/** Where files are moved to: a folder that no other move has had, so that what is not in use never comes into use. */
export const newUploadFolder = (prefix: UploadPrefix, documentId: number): string =>
  `${prefix}${documentId}/${randomId()}/`

export const KEY_RING_PREFIX = 'keyring/'

export const keyRingKey = (userId: number): string => `${KEY_RING_PREFIX}${userId}`

export interface ListedKey {
  readonly key: string
  /** The id that the name begins with: a document under `30d/` and `held/`, a user under `keyring/`. */
  readonly id: number
  /** When it was last written, in epoch milliseconds. */
  readonly at: number
}

/** One stretch of a walk through all objects of a prefix. `next` is absent at the end. */
export async function listStretch(
  bucket: Bucket,
  prefix: UploadPrefix | typeof KEY_RING_PREFIX,
  { after, limit }: { after: string; limit: number },
): Promise<{ keys: ListedKey[]; next?: string }> {
  const from = after === '' ? {} : { startAfter: after }
  const { objects, truncated } = await bucket.list({ prefix, limit, ...from })
  const keys = objects.map(({ key, uploaded }) => ({
    key,
    id: Number(key.slice(prefix.length).split('/')[0]),
    at: uploaded.getTime(),
  }))
  const last = keys.at(-1)?.key
  return truncated && last !== undefined ? { keys, next: last } : { keys }
}

/** R2 takes this many names in one call. */
const DELETED_MAX = 1_000

/** Removes every object of these documents, wherever it lies. */
export async function deleteUploads(
  bucket: Bucket,
  ...documentIds: readonly number[]
): Promise<void> {
  const prefixes = documentIds.flatMap((id) => [`${EXPIRING_PREFIX}${id}/`, `${HELD_PREFIX}${id}/`])
  const lists = await Promise.all(prefixes.map((prefix) => bucket.list({ prefix, limit: 1000 })))
  const keys = lists.flatMap(({ objects }) => objects.map(({ key }) => key))
  for (let from = 0; from < keys.length; from += DELETED_MAX)
    await bucket.delete(keys.slice(from, from + DELETED_MAX))
}

/** How many files lie in a folder, not counting those of folders within it. */
export async function countUploads(bucket: Bucket, folder: string): Promise<number> {
  const { objects } = await bucket.list({ prefix: folder, limit: 1000 })
  return objects.filter(({ key }) => folderOf(key) === folder).length
}

/** The folder of an object: its name up to the last slash. */
export const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1)
