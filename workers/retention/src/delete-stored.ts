/** Ends one document everywhere. The key goes first: from then on no copy opens. */
import { deleteUploads } from '@plainletter/store/bucket'
import { deleteDocument } from '@plainletter/store/documents'
import type { GoingDocument } from '@plainletter/store/documents'
import { dropDataKey } from '@plainletter/store/key-rings'

import type { SweepPorts } from './ports.ts'

/** A fault is noted, not thrown: the document is met again in the next rounds. */
export async function deleteStored(
  { database, bucket, rings, now }: SweepPorts,
  going: GoingDocument,
  reason: 'expired' | 'lost',
): Promise<void> {
  try {
    await dropDataKey(rings, going.userId, going.documentId)
    await deleteUploads(bucket, going.documentId)
    await deleteDocument(database, going, { entryId: crypto.randomUUID(), reason, now })
  } catch {
    console.error(JSON.stringify({ event: 'deletion_fault', documentId: going.documentId }))
  }
}
