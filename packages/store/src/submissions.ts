/** Taking in a document: who may, whether it came before, and the one transaction that stores, queues and charges it. */
import { DAILY_LIMITS } from '@plainletter/contracts/prices'
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import { spendStatements } from './credits.ts'
import type { Database, Statement } from './database.ts'
import { brokenConstraint, changesOf, firstRow, sql } from './database.ts'
import { dayOf, hasPaidActionLeft } from './paid-results.ts'
import { UserRow, userStatement } from './users.ts'

const IntentRow = z.object({ jobId: z.string(), documentId: z.int(), requestHash: z.string() })
const UsageRow = z.object({ running: z.int(), today: z.int(), bytesToday: z.int() })

/** What must be known before an upload is taken: who, how much is running, and whether this intent came before. */
export async function findSubmitter(database: Database, caller: Caller, idempotencyKey: string) {
  const [user, usage, intent] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT (SELECT COUNT(*) FROM jobs j WHERE j.user_id = s.user_id AND j.status IN ('queued', 'running')) AS running,
              (SELECT CASE WHEN u.daily_calls_reset_date = ?4 THEN u.daily_ai_calls ELSE 0 END FROM users u WHERE u.id = s.user_id) AS today,
              (SELECT COALESCE(SUM(d.file_bytes), 0) FROM documents d WHERE d.user_id = s.user_id AND d.created_at > ?2 - 86400000) AS bytesToday
       FROM sessions s WHERE ${SESSION_IS_LIVE}`,
      ...sessionValues(caller),
      dayOf(caller.now),
    ),
    sql(
      database,
      `SELECT j.id AS jobId, j.document_id AS documentId, j.request_hash AS requestHash
       FROM sessions s JOIN jobs j ON j.user_id = s.user_id WHERE ${SESSION_IS_LIVE} AND j.idempotency_key = ?4`,
      ...sessionValues(caller),
      idempotencyKey,
    ),
  ])
  const row = firstRow(user, UserRow)
  const counts = firstRow(usage, UsageRow)
  return row && counts && { user: row, usage: counts, intent: firstRow(intent, IntentRow) }
}

export interface Submission {
  readonly documentId: number
  readonly jobId: string
  readonly entryId: string
  readonly filename: string
  readonly userGoal: string | null
  readonly country: string
  readonly language: string
  readonly fileCount: number
  readonly fileBytes: number
  readonly autoDeleteAt: number
  readonly idempotencyKey: string
  readonly requestHash: string
}

export type SubmissionResult = 'submitted' | 'credits_required' | 'limit_reached' | 'same_intent'

/**
 * Document, job and spend in one transaction: none of them is ever there without the others. When the database fails
 * without saying whether it had committed, the same ids are tried once more: finding them there means that it had.
 */
export async function insertSubmission(
  database: Database,
  caller: Caller,
  submission: Submission,
): Promise<SubmissionResult> {
  try {
    return await tryInsert(database, caller, submission)
  } catch {
    return tryInsert(database, caller, submission)
  }
}

async function tryInsert(
  database: Database,
  caller: Caller,
  submission: Submission,
): Promise<SubmissionResult> {
  try {
    const [inserted] = await database.batch(submissionStatements(database, caller, submission))
    return changesOf(inserted) > 0 ? 'submitted' : 'limit_reached'
  } catch (error) {
    const broken = brokenConstraint(error)
    if (broken === 'document') return 'submitted'
    if (broken === 'balance') return 'credits_required'
    if (broken === 'intent') return 'same_intent'
    throw error
  }
}

function submissionStatements(
  database: Database,
  caller: Caller,
  submission: Submission,
): Statement[] {
  const { documentId, jobId, entryId } = submission
  return [
    sql(
      database,
      `INSERT INTO documents (id, user_id, filename, user_goal, country, language, file_count, file_bytes, auto_delete_at, created_at)
       SELECT ?4, s.user_id, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?2 FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE ${SESSION_IS_LIVE}
         AND (SELECT COUNT(*) FROM jobs j WHERE j.user_id = s.user_id AND j.status IN ('queued', 'running')) < ${DAILY_LIMITS.runningJobs}
         AND ${hasPaidActionLeft('?12')}`,
      ...sessionValues(caller),
      documentId,
      submission.filename,
      submission.userGoal,
      submission.country,
      submission.language,
      submission.fileCount,
      submission.fileBytes,
      submission.autoDeleteAt,
      dayOf(caller.now),
    ),
    sql(
      database,
      `INSERT INTO jobs (id, document_id, user_id, idempotency_key, request_hash, created_at)
       SELECT ?1, d.id, d.user_id, ?3, ?4, ?5 FROM documents d WHERE d.id = ?2`,
      jobId,
      documentId,
      submission.idempotencyKey,
      submission.requestHash,
      caller.now,
    ),
    sql(
      database,
      `UPDATE users SET
         daily_ai_calls = CASE WHEN daily_calls_reset_date = ?2 THEN daily_ai_calls + 1 ELSE 1 END,
         daily_calls_reset_date = ?2
       WHERE id = (SELECT user_id FROM jobs WHERE id = ?1)`,
      jobId,
      dayOf(caller.now),
    ),
    ...spendStatements(database, { entryId, jobId, now: caller.now }),
  ]
}
