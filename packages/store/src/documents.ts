import { CountryCode, Language } from '@plainletter/contracts/country'
/** Documents as rows: listing, reading, deleting. The owner check is in each statement. */
import { JobStatus } from '@plainletter/contracts/document'
import * as z from 'zod/mini'

import { EXPIRING_PREFIX } from './bucket.ts'
import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import { refundAllStatements } from './credits.ts'
import type { Database } from './database.ts'
import { allRows, firstRow, sql } from './database.ts'
import { UserRow, userStatement } from './users.ts'

export const LIST_MAX = 200

const Listed = {
  id: z.int(),
  userId: z.int(),
  filename: z.string(),
  preview: z.nullable(z.string()),
  country: CountryCode,
  documentType: z.nullable(z.string()),
  documentRole: z.nullable(z.string()),
  caseId: z.nullable(z.int()),
  analysis: z.nullable(z.string()),
  draftResponse: z.nullable(z.string()),
  createdAt: z.int(),
  autoDeleteAt: z.nullable(z.int()),
  status: JobStatus,
}
export const ListedDocument = z.object(Listed)
export type ListedDocument = z.infer<typeof ListedDocument>

export const WholeDocument = z.object({
  ...Listed,
  originalText: z.string(),
  encryptionIv: z.nullable(z.string()),
  encryptionAuthTag: z.nullable(z.string()),
  pages: z.nullable(z.string()),
  userGoal: z.nullable(z.string()),
  insiderInsight: z.nullable(z.string()),
  organizationIntelligence: z.nullable(z.string()),
  informationSummary: z.nullable(z.string()),
  stages: z.string(),
  failure: z.nullable(z.string()),
  refundReason: z.nullable(z.string()),
  language: Language,
  followUps: z.nullable(z.string()),
  followUpCount: z.int(),
  feedback: z.nullable(z.string()),
  caseResearch: z.nullable(z.string()),
  feedbackCount: z.int(),
  reprocessCount: z.int(),
})
export type WholeDocument = z.infer<typeof WholeDocument>

export const LISTED_COLUMNS = `d.id, d.user_id AS userId, d.filename, d.preview, d.country, d.document_type AS documentType,
  d.document_role AS documentRole, d.case_id AS caseId, d.analysis, d.draft_response AS draftResponse,
  d.created_at AS createdAt, d.auto_delete_at AS autoDeleteAt, j.status`

const WHOLE_COLUMNS = `${LISTED_COLUMNS}, d.original_text AS originalText, d.encryption_iv AS encryptionIv,
  d.encryption_auth_tag AS encryptionAuthTag, d.pages, d.user_goal AS userGoal, d.insider_insight AS insiderInsight,
  d.organization_intelligence AS organizationIntelligence, d.information_summary AS informationSummary,
  j.stages, j.failure, j.refund_reason AS refundReason, d.language, d.follow_ups AS followUps,
  d.follow_up_count AS followUpCount, d.feedback, d.feedback_count AS feedbackCount, d.reprocess_count AS reprocessCount,
  d.case_research AS caseResearch`

/** Where the files of `documents d` lie. */
export const UPLOAD_FOLDER = `COALESCE(d.upload_folder, '${EXPIRING_PREFIX}' || d.id || '/')`

/** A document that is being deleted or is past its day is never served, swept or not. Takes ?2 now. */
export const IS_SERVED =
  'd.deleting_at IS NULL AND (d.auto_delete_at IS NULL OR d.auto_delete_at > ?2)'

/** The documents of a living session's user that may be served. Takes the three values of the session. */
export const OWNED = `FROM sessions s JOIN documents d ON d.user_id = s.user_id JOIN jobs j ON j.document_id = d.id
  WHERE ${SESSION_IS_LIVE} AND ${IS_SERVED}`

/** The caller and their newest documents, in one round trip. */
export async function listDocuments(
  database: Database,
  caller: Caller,
): Promise<{ user: UserRow; documents: ListedDocument[] } | undefined> {
  const [user, documents] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT ${LISTED_COLUMNS} ${OWNED} ORDER BY d.created_at DESC LIMIT ${LIST_MAX}`,
      ...sessionValues(caller),
    ),
  ])
  const row = firstRow(user, UserRow)
  return row && { user: row, documents: allRows(documents, ListedDocument) }
}

/** The caller, and one document if it is theirs. `document` is undefined for missing and foreign alike. */
export async function findDocument(
  database: Database,
  caller: Caller,
  documentId: number,
): Promise<{ user: UserRow; document: WholeDocument | undefined } | undefined> {
  const [user, document] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT ${WHOLE_COLUMNS} ${OWNED} AND d.id = ?4`,
      ...sessionValues(caller),
      documentId,
    ),
  ])
  const row = firstRow(user, UserRow)
  return row && { user: row, document: firstRow(document, WholeDocument) }
}

/** Removes the row and its work in one transaction, and notes the deletion. A run that had not ended is given back. */
export const deleteDocument = (
  database: Database,
  going: GoingDocument,
  { entryId, ...end }: End & { readonly entryId: string },
): Promise<void> => deleteDocuments(database, [{ ...going, entryId }], end)

interface End {
  readonly reason: 'asked' | 'expired' | 'lost'
  /** Epoch milliseconds. */
  readonly now: number
}

/** The same for many, all or none of them, in as many statements as for one. `entryId` names a refund to come. */
export async function deleteDocuments(
  database: Database,
  going: readonly (GoingDocument & { readonly entryId: string })[],
  { reason, now }: End,
): Promise<void> {
  const all = JSON.stringify(going)
  const jobIds = "SELECT value ->> 'jobId' FROM json_each(?1)"
  await database.batch([
    sql(
      database,
      `UPDATE jobs SET status = 'failed', refund_reason = 'failed', lease = NULL, finished_at = ?2
       WHERE id IN (${jobIds}) AND status IN ('queued', 'running')`,
      all,
      now,
    ),
    ...refundAllStatements(database, all, now),
    sql(database, `DELETE FROM jobs WHERE id IN (${jobIds})`, all),
    sql(
      database,
      `INSERT INTO deletion_journal (document_id, user_id, reason, at, files)
       SELECT d.id, d.user_id, ?2, ?3, d.file_count FROM json_each(?1) g
       JOIN documents d ON d.id = g.value ->> 'documentId' AND d.user_id = g.value ->> 'userId' WHERE TRUE
       ON CONFLICT (document_id) DO NOTHING`,
      all,
      reason,
      now,
    ),
    // A wish stays; what it named does not.
    sql(
      database,
      `UPDATE feature_requests SET document_id = NULL
       WHERE document_id IN (SELECT value ->> 'documentId' FROM json_each(?1))`,
      all,
    ),
    sql(
      database,
      `DELETE FROM documents WHERE (id, user_id) IN
         (SELECT value ->> 'documentId', value ->> 'userId' FROM json_each(?1))`,
      all,
    ),
  ])
}

const GoingDocument = z.object({ documentId: z.int(), userId: z.int(), jobId: z.string() })
export type GoingDocument = z.infer<typeof GoingDocument>

/** Marks a document as going: from here on it is never served. Undefined when it is not the caller's. */
export async function beginDeletion(
  database: Database,
  caller: Caller,
  documentId: number,
): Promise<GoingDocument | undefined> {
  const [, result] = await database.batch([
    sql(
      database,
      `UPDATE documents SET deleting_at = ?2
       WHERE id = ?4 AND user_id = (SELECT s.user_id FROM sessions s WHERE ${SESSION_IS_LIVE})
         AND (auto_delete_at IS NULL OR auto_delete_at > ?2)`,
      ...sessionValues(caller),
      documentId,
    ),
    sql(
      database,
      `SELECT d.id AS documentId, d.user_id AS userId, j.id AS jobId
       FROM sessions s JOIN documents d ON d.user_id = s.user_id JOIN jobs j ON j.document_id = d.id
       WHERE ${SESSION_IS_LIVE} AND d.id = ?4 AND d.deleting_at IS NOT NULL`,
      ...sessionValues(caller),
      documentId,
    ),
  ])
  return firstRow(result, GoingDocument)
}

const Deletion = z.object({ documentId: z.int(), at: z.int(), files: z.int() })
/** What the journal says of a document that is gone. `at` is in epoch milliseconds. */
export type Deletion = z.infer<typeof Deletion>

/** The caller, and their deletion of this document when it has been committed. */
export async function findDeletion(
  database: Database,
  caller: Caller,
  documentId: number,
): Promise<{ user: UserRow; deletion: Deletion | undefined } | undefined> {
  const [user, deletion] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT g.document_id AS documentId, g.at, g.files
       FROM sessions s JOIN deletion_journal g ON g.user_id = s.user_id
       WHERE ${SESSION_IS_LIVE} AND g.document_id = ?4 AND g.files IS NOT NULL`,
      ...sessionValues(caller),
      documentId,
    ),
  ])
  const row = firstRow(user, UserRow)
  return row && { user: row, deletion: firstRow(deletion, Deletion) }
}

/**
 * Claims documents past their day, or whose deletion was begun before `begunBefore` and never ended: at most `limit`, and
 * none of them twice before then. One statement, so that two sweeps never hold the same.
 */
export async function claimDueDeletions(
  database: Database,
  { now, begunBefore, limit }: { now: number; begunBefore: number; limit: number },
): Promise<GoingDocument[]> {
  const [result] = await database.batch([
    sql(
      database,
      `UPDATE documents SET deleting_at = ?1 WHERE id IN (
         SELECT id FROM (SELECT d.id FROM documents d JOIN jobs j ON j.document_id = d.id WHERE d.deleting_at < ?2 LIMIT ?3)
         UNION ALL
         SELECT id FROM (SELECT d.id FROM documents d JOIN jobs j ON j.document_id = d.id
           WHERE d.deleting_at IS NULL AND d.auto_delete_at <= ?1 AND (j.lease_until IS NULL OR j.lease_until < ?1) LIMIT ?3)
         LIMIT ?3)
       RETURNING id AS documentId, user_id AS userId, (SELECT j.id FROM jobs j WHERE j.document_id = documents.id) AS jobId`,
      now,
      begunBefore,
      limit,
    ),
  ])
  return allRows(result, GoingDocument)
}
