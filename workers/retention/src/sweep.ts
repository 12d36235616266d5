/** One round: delete what is due, send stranded jobs again, check the ledger, forget old counters and sessions. */
import { AnalysisJob } from '@plainletter/contracts/job'
import { deleteUploads } from '@plainletter/store/bucket'
import { deleteDocument, listDueDeletions } from '@plainletter/store/documents'
import type { GoingDocument } from '@plainletter/store/documents'
import { forgetExpired, listLedgerFaults } from '@plainletter/store/housekeeping'
import {
  ANALYSIS_FAILED,
  buryJob,
  listOverdueJobs,
  listStrandedJobs,
} from '@plainletter/store/jobs'
import { dropDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'

const MINUTE_MS = 60 * 1000
/** Per round, so that memory and time stay bounded however much is due. */
const DELETIONS_MAX = 50
const JOBS_MAX = 100

type SweepEnv = Pick<Env, 'DB' | 'DOCUMENT_BUCKET' | 'ANALYSIS_QUEUE' | 'KEY_ENCRYPTION_KEYS'>

export async function sweep(env: SweepEnv, now: number): Promise<void> {
  await deleteDue(env, now)
  await endOverdue(env, now)
  await sendStranded(env, now)
  await forgetExpired(env.DB, now)
  const faults = await listLedgerFaults(env.DB)
  if (faults.length > 0)
    console.error(JSON.stringify({ event: 'ledger_fault', accounts: faults.length }))
}

async function deleteDue(env: SweepEnv, now: number): Promise<void> {
  const keys = await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS)
  const rings = { bucket: env.DOCUMENT_BUCKET, keys }
  const due = { now, begunBefore: now - 10 * MINUTE_MS, limit: DELETIONS_MAX }
  for (const going of await listDueDeletions(env.DB, due))
    await deleteOne(env, { rings, going, now })
}

/** The key goes first: from then on no copy opens. One that fails is met again in the next rounds. */
async function deleteOne(
  env: SweepEnv,
  { rings, going, now }: { rings: KeyRings; going: GoingDocument; now: number },
): Promise<void> {
  try {
    await dropDataKey(rings, going.userId, going.documentId)
    await deleteUploads(env.DOCUMENT_BUCKET, going.documentId)
    await deleteDocument(env.DB, going, { entryId: crypto.randomUUID(), reason: 'expired', now })
  } catch {
    console.error(JSON.stringify({ event: 'deletion_fault', documentId: going.documentId }))
  }
}

/** A letter that kills its worker each time comes to no end by itself: it is ended here, and the credit goes back. */
async function endOverdue(env: SweepEnv, now: number): Promise<void> {
  for (const jobId of await listOverdueJobs(env.DB, { now, limit: JOBS_MAX }))
    await buryJob(env.DB, { jobId, entryId: crypto.randomUUID(), now }, ANALYSIS_FAILED)
}

async function sendStranded(env: SweepEnv, now: number): Promise<void> {
  const stranded = await listStrandedJobs(env.DB, {
    now,
    queuedBefore: now - 2 * MINUTE_MS,
    limit: JOBS_MAX,
  })
  for (const jobId of stranded) await env.ANALYSIS_QUEUE.send(AnalysisJob.parse({ jobId }))
}
