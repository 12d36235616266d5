/** The analyser's work as rows. A lease keeps one worker on a job; a finish with an old lease changes nothing. */
import { CountryCode, Language } from '@plainletter/contracts/country'
import { JobStatus, Stage } from '@plainletter/contracts/document'
import type { JobFailure } from '@plainletter/contracts/document'
import * as z from 'zod/mini'

import { refundStatements } from './credits.ts'
import type { Database } from './database.ts'
import { allRows, changesOf, firstRow, sql } from './database.ts'
import { UPLOAD_FOLDER } from './documents.ts'
import type { SealedResult } from './sealed-document.ts'

/** Longer than the platform lets one delivery run, so that two workers never hold one job. */
export const LEASE_MS = 16 * 60 * 1000

/** From submission to the end that the sweep makes, so that no credit is held for 30 minutes without an outcome. */
const HELD_MAX_MS = 25 * 60 * 1000

/** What a person is told when every try has failed, or none has ended in time. */
export const ANALYSIS_FAILED = {
  kind: 'error',
  message: 'Analysis failed. You have not been charged.',
} as const satisfies JobFailure

const ClaimedJob = z.object({
  jobId: z.string(),
  documentId: z.int(),
  userId: z.int(),
  country: CountryCode,
  language: Language,
  userGoal: z.nullable(z.string()),
  filename: z.string(),
  fileCount: z.int(),
  uploadFolder: z.string(),
  attempts: z.int(),
  createdAt: z.int(),
})
export type ClaimedJob = z.infer<typeof ClaimedJob>

export interface Lease {
  readonly jobId: string
  readonly lease: string
  readonly now: number
}

/** Takes a queued job, or one whose worker is gone. Undefined when it is done, taken, or deleted. */
export async function claimJob(
  database: Database,
  { jobId, lease, now }: Lease,
): Promise<ClaimedJob | undefined> {
  const [, claimed] = await database.batch([
    sql(
      database,
      `UPDATE jobs SET status = 'running', lease = ?2, lease_until = ?3, attempts = attempts + 1, stages = '[]'
       WHERE id = ?1 AND (status = 'queued' OR (status = 'running' AND lease_until < ?4))`,
      jobId,
      lease,
      now + LEASE_MS,
      now,
    ),
    sql(
      database,
      `SELECT j.id AS jobId, d.id AS documentId, d.user_id AS userId, d.country, d.language, d.user_goal AS userGoal,
              d.filename, d.file_count AS fileCount, ${UPLOAD_FOLDER} AS uploadFolder, j.attempts, j.created_at AS createdAt
       FROM jobs j JOIN documents d ON d.id = j.document_id
       WHERE j.id = ?1 AND j.lease = ?2 AND j.status = 'running' AND d.deleting_at IS NULL`,
      jobId,
      lease,
    ),
  ])
  return firstRow(claimed, ClaimedJob)
}

/** Gives the job back to the queue at once, instead of when the lease runs out. */
export async function releaseJob(
  database: Database,
  { jobId, lease }: Omit<Lease, 'now'>,
): Promise<void> {
  await database.batch([
    sql(
      database,
      `UPDATE jobs SET status = 'queued', lease = NULL, lease_until = NULL WHERE id = ?1 AND lease = ?2 AND status = 'running'`,
      jobId,
      lease,
    ),
  ])
}

/** Adds where the work is now to the stages so far, for whoever is watching. */
export async function addStage(
  database: Database,
  { jobId, lease }: Omit<Lease, 'now'>,
  stage: Stage,
): Promise<void> {
  await database.batch([
    sql(
      database,
      "UPDATE jobs SET stages = json_insert(stages, '$[#]', json(?3)) WHERE id = ?1 AND lease = ?2",
      jobId,
      lease,
      JSON.stringify(stage),
    ),
  ])
}

/**
 * Writes the result and ends the job, if the lease is still ours. With `isCharged` false the credit is given back in
 * the same transaction. False when another worker has taken over or the document is being deleted: nothing was written,
 * and the deletion gives the credit back.
 */
export async function finishJob(
  database: Database,
  held: Lease & { entryId: string },
  done: {
    documentType: string
    result: SealedResult
    isCharged: boolean
    /** Tokens that a model was asked and answered, and their cost if known; absent where none was. */
    use?: { input: number; output: number; microdollars: number | null } | null
  },
): Promise<boolean> {
  const { jobId, lease, now, entryId } = held
  const { result } = done
  const [written] = await database.batch([
    sql(
      database,
      `UPDATE documents SET document_type = ?3, original_text = ?4, encryption_iv = ?5, encryption_auth_tag = ?6, preview = ?7,
         pages = ?8, analysis = ?9, draft_response = ?10, insider_insight = ?11, organization_intelligence = ?12, information_summary = ?13
       WHERE id = (SELECT document_id FROM jobs WHERE id = ?1 AND lease = ?2 AND status = 'running') AND deleting_at IS NULL`,
      jobId,
      lease,
      done.documentType,
      result.originalText.ciphertext,
      result.originalText.iv,
      result.originalText.authTag,
      result.preview,
      result.pages,
      result.analysis,
      result.draftResponse,
      result.insiderInsight,
      result.organizationIntelligence,
      result.informationSummary,
    ),
    sql(
      database,
      `UPDATE jobs SET status = 'succeeded', lease = NULL, refund_reason = ?4, finished_at = ?3,
         model_input_tokens = ?5, model_output_tokens = ?6, model_cost_microdollars = ?7
       WHERE id = ?1 AND lease = ?2 AND status = 'running'
         AND EXISTS (SELECT 1 FROM documents d WHERE d.id = jobs.document_id AND d.deleting_at IS NULL)`,
      jobId,
      lease,
      now,
      done.isCharged ? null : 'not_covered',
      done.use?.input ?? null,
      done.use?.output ?? null,
      done.use?.microdollars ?? null,
    ),
    ...refundStatements(database, { entryId, jobId, now }),
  ])
  return changesOf(written) > 0
}

/** Ends the job as failed and gives the credit back, once. Only the holder of the lease may. */
export async function failJob(
  database: Database,
  held: Lease & { entryId: string },
  failure: JobFailure,
): Promise<boolean> {
  const { jobId, lease, now, entryId } = held
  const [ended] = await database.batch([
    sql(
      database,
      `UPDATE jobs SET status = 'failed', failure = ?4, refund_reason = ?5, lease = NULL, finished_at = ?3
       WHERE id = ?1 AND lease = ?2 AND status = 'running'`,
      jobId,
      lease,
      now,
      JSON.stringify(failure),
      failure.kind === 'refused' ? 'refused' : 'failed',
    ),
    ...refundStatements(database, { entryId, jobId, now }),
  ])
  return changesOf(ended) > 0
}

/** Ends a job that came out of the dead letters or took too long, whoever held it, and gives the credit back, once. */
export async function buryJob(
  database: Database,
  { jobId, entryId, now }: { jobId: string; entryId: string; now: number },
  failure: JobFailure,
): Promise<boolean> {
  const [ended] = await database.batch([
    sql(
      database,
      `UPDATE jobs SET status = 'failed', failure = ?3, refund_reason = 'failed', lease = NULL, finished_at = ?2
       WHERE id = ?1 AND status IN ('queued', 'running')`,
      jobId,
      now,
      JSON.stringify(failure),
    ),
    ...refundStatements(database, { entryId, jobId, now }),
  ])
  return changesOf(ended) > 0
}

const JobProgress = z.object({ status: JobStatus, stages: z.string() })

/** Status and the stages so far, for a request that waits on the job it has itself submitted. */
export async function findProgress(database: Database, jobId: string) {
  const [result] = await database.batch([
    sql(database, 'SELECT status, stages FROM jobs WHERE id = ?1', jobId),
  ])
  const row = firstRow(result, JobProgress)
  return row && { status: row.status, stages: readStages(row.stages) }
}

export const readStages = (json: string): Stage[] => z.array(Stage).parse(JSON.parse(json))

/** Jobs whose message was lost or whose worker died: to be sent again. At most `limit`. */
export async function listStrandedJobs(
  database: Database,
  { now, queuedBefore, limit }: { now: number; queuedBefore: number; limit: number },
): Promise<string[]> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT id FROM jobs WHERE (status = 'queued' AND created_at < ?1) OR (status = 'running' AND lease_until < ?2)
       ORDER BY created_at LIMIT ?3`,
      queuedBefore,
      now,
      limit,
    ),
  ])
  return allRows(result, z.object({ id: z.string() })).map((row) => row.id)
}

/** Jobs that were submitted too long ago and have not ended, leased or not: a letter may kill its worker every time. */
export async function listOverdueJobs(
  database: Database,
  { now, limit }: { now: number; limit: number },
): Promise<string[]> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT id FROM jobs WHERE status IN ('queued', 'running') AND created_at <= ?1 ORDER BY created_at LIMIT ?2`,
      now - HELD_MAX_MS,
      limit,
    ),
  ])
  return allRows(result, z.object({ id: z.string() })).map((row) => row.id)
}
