/** Deleting for good: first the key, so that no copy opens any more, then the files, then the rows. */
import { deleteUploads } from '@plainletter/store/bucket'
import type { Caller } from '@plainletter/store/caller'
import { beginDeletion, deleteDocument as deleteRows } from '@plainletter/store/documents'
import { dropDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { findUser } from '@plainletter/store/users'

import { AppError } from '../errors.ts'
import { requireSignedIn } from '../middleware/caller.ts'

/** Throws not_found for a missing and for a foreign document alike, unauthenticated for a dead session. Safe to ask for twice. */
export async function deleteDocument(
  ports: { env: Pick<Env, 'DB' | 'DOCUMENT_BUCKET'>; rings: KeyRings; caller: Caller },
  documentId: number,
): Promise<void> {
  const { env, rings, caller } = ports
  const going = await beginDeletion(env.DB, caller, documentId)
  if (!going) {
    requireSignedIn(await findUser(env.DB, caller))
    throw new AppError('not_found', 'No such document')
  }
  await dropDataKey(rings, going.userId, documentId)
  await deleteUploads(env.DOCUMENT_BUCKET, documentId)
  await deleteRows(env.DB, going, {
    entryId: crypto.randomUUID(),
    reason: 'asked',
    now: caller.now,
  })
}
