/** Deleting for good: first the key, so that no copy opens any more, then the files, then the rows. */
import { deleteUploads } from '@plainletter/store/bucket'
import type { Caller } from '@plainletter/store/caller'
import {
  beginDeletion,
  deleteDocument as deleteRows,
  findDeletion,
} from '@plainletter/store/documents'
import type { Deletion } from '@plainletter/store/documents'
import { dropDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'

import { AppError } from '../errors.ts'
import { requireSignedIn } from '../middleware/caller.ts'

/**
 * Answers what the journal says once the deletion is committed. Asked again, it answers the same.
 * Throws not_found for a missing and for a foreign document alike, unauthenticated for a dead session.
 */
export async function deleteDocument(
  ports: { env: Pick<Env, 'DB' | 'DOCUMENT_BUCKET'>; rings: KeyRings; caller: Caller },
  documentId: number,
): Promise<Deletion> {
  const { env, rings, caller } = ports
  const going = await beginDeletion(env.DB, caller, documentId)
  if (going) {
    await dropDataKey(rings, going.userId, documentId)
    await deleteUploads(env.DOCUMENT_BUCKET, documentId)
    const entryId = crypto.randomUUID()
    // The time by which it was gone, not the time at which that was asked for.
    await deleteRows(env.DB, going, { entryId, reason: 'asked', now: Date.now() })
  }
  const { deletion } = requireSignedIn(await findDeletion(env.DB, caller, documentId))
  if (!deletion) throw new AppError('not_found', 'No such document')
  return deletion
}
