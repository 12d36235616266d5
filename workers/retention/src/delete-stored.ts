/** Ends documents everywhere. The keys go first: from then on no copy opens. */
import { deleteUploads } from '@plainletter/store/bucket'
import { deleteDocuments } from '@plainletter/store/documents'
import type { GoingDocument } from '@plainletter/store/documents'
import { dropDataKeys } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'

import type { SweepPorts } from './ports.ts'

type Reason = 'expired' | 'lost'

/**
 * All of them together, and when that fails one by one, so that one fault keeps no other letter. A fault is noted, not
 * thrown: the document is met again in later rounds. Answers how many are gone.
 */
export async function deleteStored(
  ports: SweepPorts,
  going: readonly GoingDocument[],
  reason: Reason,
): Promise<number> {
  if (await isDeleted(ports, going, reason)) return going.length
  let gone = 0
  for (const one of going) {
    if (going.length > 1 && (await isDeleted(ports, [one], reason))) gone += 1
    else console.error(JSON.stringify({ event: 'deletion_fault', documentId: one.documentId }))
  }
  return gone
}

async function isDeleted(
  { database, bucket, rings, now }: SweepPorts,
  going: readonly GoingDocument[],
  reason: Reason,
): Promise<boolean> {
  try {
    await dropKeys(rings, going)
    await deleteUploads(bucket, ...going.map(({ documentId }) => documentId))
    const entries = going.map((one) => ({ ...one, entryId: crypto.randomUUID() }))
    await deleteDocuments(database, entries, { reason, now })
    return true
  } catch {
    return false
  }
}

/** One change of each ring, however many of its keys go. Waits for all rings before it tells of a fault. */
async function dropKeys(rings: KeyRings, going: readonly GoingDocument[]): Promise<void> {
  const owners = [...new Set(going.map(({ userId }) => userId))]
  const drops = owners.map((owner) => {
    const own = going.filter(({ userId }) => userId === owner)
    return dropDataKeys(
      rings,
      owner,
      own.map(({ documentId }) => documentId),
    )
  })
  const fault = (await Promise.allSettled(drops)).find(({ status }) => status === 'rejected')
  if (fault) throw new Error('A key is still on its ring')
}
