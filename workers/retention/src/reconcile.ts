/**
 * What a fault between R2 and the database has left over is mended: files and keys without a row go, and a row that
 * nothing can open any more goes. Nothing younger than an hour is touched: a submission may still be on its way.
 */
import { countUploads, folderOf, KEY_RING_PREFIX, listStretch } from '@plainletter/store/bucket'
import type { UploadPrefix } from '@plainletter/store/bucket'
import { deleteCase, listEmptyCases } from '@plainletter/store/cases'
import { dropDataKeys, listKeyedDocuments } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import {
  findOwners,
  findUploadFolders,
  listStoredDocuments,
} from '@plainletter/store/reconciliation'
import type { StoredDocument } from '@plainletter/store/reconciliation'
import { CannotOpenError } from '@plainletter/vault/gcm'

import { deleteStored } from './delete-stored.ts'
import type { SweepPorts } from './ports.ts'

const HOUR_MS = 60 * 60 * 1000
const UPLOADS_MAX = 200
const RINGS_MAX = 25
const DOCUMENTS_MAX = 25
const CASES_MAX = 25

/** One stretch from after `position`. `next` is absent at the end; `found` is what was mended. */
export interface Stretch {
  readonly next?: string
  readonly found: number
}

/** Files without a row, and those that a move has left behind: a folder that is an hour old never comes into use again. */
export const removeLostUploads =
  (prefix: UploadPrefix) =>
  async (ports: SweepPorts, position: string): Promise<Stretch> => {
    const { database, bucket, now } = ports
    const limits = { after: position, limit: UPLOADS_MAX }
    const { keys, ...rest } = await listStretch(bucket, prefix, limits)
    const old = keys.filter(({ at }) => at < now - HOUR_MS)
    const folders = await findUploadFolders(
      database,
      old.map(({ id }) => id),
    )
    const lost = old.filter(({ id, key }) => folders.get(id) !== folderOf(key))
    if (lost.length > 0) await bucket.delete(lost.map(({ key }) => key))
    return { ...rest, found: lost.length }
  }

/** A ring that was changed within the hour waits for the next pass: its newest key may belong to a row to come. */
export async function dropLostKeys(ports: SweepPorts, position: string): Promise<Stretch> {
  const { rings, now } = ports
  const limits = { after: position, limit: RINGS_MAX }
  const { keys, ...rest } = await listStretch(rings.bucket, KEY_RING_PREFIX, limits)
  let found = 0
  for (const { id } of keys.filter(({ at }) => at < now - HOUR_MS))
    found += await dropLostKeysOf(ports, id)
  return { ...rest, found }
}

async function dropLostKeysOf({ database, rings }: SweepPorts, userId: number): Promise<number> {
  const keyed = await readRing(rings, userId)
  if (!keyed) return 0
  const owners = await findOwners(database, keyed)
  const lost = keyed.filter((id) => owners.get(id) !== userId)
  if (lost.length > 0) await dropDataKeys(rings, userId, lost)
  return lost.length
}

/** Rows whose key is gone, or whose files are gone before they were read. What was not ended is given back. */
export async function endLostDocuments(ports: SweepPorts, position: string): Promise<Stretch> {
  const rows = await listStoredDocuments(ports.database, {
    after: Number(position),
    createdBefore: ports.now - HOUR_MS,
    limit: DOCUMENTS_MAX,
  })
  let found = 0
  for (const row of rows) {
    if (await isWhole(ports, row)) continue
    found += 1
    await deleteStored(ports, [row], 'lost')
  }
  const last = rows.at(-1)
  const isEnd = rows.length < DOCUMENTS_MAX || last === undefined
  return isEnd ? { found } : { next: String(last.documentId), found }
}

async function isWhole(ports: SweepPorts, row: StoredDocument): Promise<boolean> {
  const keyed = await readRing(ports.rings, row.userId)
  if (!keyed) return true
  if (!keyed.includes(row.documentId)) return false
  if (!row.needsFiles || (await countUploads(ports.bucket, row.folder)) >= row.fileCount)
    return true
  // Files that were moved while we looked are not lost.
  const { documentId, folder } = row
  return (await findUploadFolders(ports.database, [documentId])).get(documentId) !== folder
}

/** Cases whose key is gone: nobody can read what they are called. One that holds a document waits for its end. */
export async function endLostCases(
  { database, rings, now }: SweepPorts,
  position: string,
): Promise<Stretch> {
  const limits = { after: Number(position), createdBefore: now - HOUR_MS, limit: CASES_MAX }
  const rows = await listEmptyCases(database, limits)
  let found = 0
  for (const row of rows) {
    const keyed = await readRing(rings, row.userId)
    if (!keyed || keyed.includes(row.caseId)) continue
    found += 1
    await deleteCase(database, row)
  }
  const last = rows.at(-1)
  const isEnd = rows.length < CASES_MAX || last === undefined
  return isEnd ? { found } : { next: String(last.caseId), found }
}

/** Undefined when the ring does not open. Then nothing is ended: a secret that is missing must not cost a letter. */
async function readRing(rings: KeyRings, userId: number): Promise<number[] | undefined> {
  try {
    return await listKeyedDocuments(rings, userId)
  } catch (error) {
    if (!(error instanceof CannotOpenError)) throw error
    console.error(JSON.stringify({ event: 'ring_does_not_open', userId }))
    return undefined
  }
}
