/**
 * Cases as rows. Name, other side and description are sealed under a key of the case's own, which is on the owner's ring
 * under the id of the case. A case keeps its documents while it is open; closing starts the clock for all of them.
 */
import { CASE_LIMITS, CaseStatus, CaseType } from '@plainletter/contracts/case'
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { allRows, changesOf, firstRow, sql } from './database.ts'
import { IS_SERVED, LISTED_COLUMNS, ListedDocument, OWNED } from './documents.ts'
import { UserRow, userStatement } from './users.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const CaseRow = z.object({
  id: z.int(),
  userId: z.int(),
  caseName: z.string(),
  caseType: z.nullable(CaseType),
  opposingParty: z.nullable(z.string()),
  caseDescription: z.nullable(z.string()),
  caseStatus: CaseStatus,
  retentionPeriod: z.int(),
  createdAt: z.int(),
  closedAt: z.nullable(z.int()),
  autoDeleteAt: z.nullable(z.int()),
})
export type CaseRow = z.infer<typeof CaseRow>

const LinkedRow = z.object({
  id: z.int(),
  userId: z.int(),
  caseId: z.int(),
  filename: z.string(),
  documentRole: z.nullable(z.string()),
  documentType: z.nullable(z.string()),
})
export type LinkedRow = z.infer<typeof LinkedRow>

/** A case past its day is never served, swept or not. Takes ?2 now. */
export const CASE_IS_SERVED = '(c.auto_delete_at IS NULL OR c.auto_delete_at > ?2)'

/** The cases of a living session's user that may be served. Takes the three values of the session. */
const OWNED_CASES = `FROM sessions s JOIN legal_cases c ON c.user_id = s.user_id
  WHERE ${SESSION_IS_LIVE} AND ${CASE_IS_SERVED}`

export interface NewCase {
  readonly caseId: number
  readonly caseName: string
  readonly caseType: CaseType | null
  readonly opposingParty: string | null
  readonly caseDescription: string | null
  readonly retentionPeriod: number
}

/** False when the caller has as many cases as one may have. */
export async function insertCase(
  database: Database,
  caller: Caller,
  legalCase: NewCase,
): Promise<boolean> {
  const [inserted] = await database.batch([
    sql(
      database,
      `INSERT INTO legal_cases (id, user_id, case_name, case_type, opposing_party, case_description, retention_period, created_at, updated_at)
       SELECT ?4, s.user_id, ?5, ?6, ?7, ?8, ?9, ?2, ?2 FROM sessions s WHERE ${SESSION_IS_LIVE}
         AND (SELECT COUNT(*) FROM legal_cases c WHERE c.user_id = s.user_id) < ${CASE_LIMITS.cases}`,
      ...sessionValues(caller),
      legalCase.caseId,
      legalCase.caseName,
      legalCase.caseType,
      legalCase.opposingParty,
      legalCase.caseDescription,
      legalCase.retentionPeriod,
    ),
  ])
  return changesOf(inserted) > 0
}

/** The caller, their cases, newest first, and the documents linked to them, in one round trip. */
export async function listCases(
  database: Database,
  caller: Caller,
): Promise<{ user: UserRow; cases: CaseRow[]; linked: LinkedRow[] } | undefined> {
  const [user, cases, linked] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT c.id, c.user_id AS userId, c.case_name AS caseName, c.case_type AS caseType, c.opposing_party AS opposingParty,
         c.case_description AS caseDescription, c.case_status AS caseStatus, c.retention_period AS retentionPeriod,
         c.created_at AS createdAt, c.closed_at AS closedAt, c.auto_delete_at AS autoDeleteAt
       ${OWNED_CASES} ORDER BY c.created_at DESC, c.id`,
      ...sessionValues(caller),
    ),
    sql(
      database,
      `SELECT d.id, d.user_id AS userId, d.case_id AS caseId, d.filename, d.document_role AS documentRole,
         d.document_type AS documentType
       FROM sessions s JOIN documents d ON d.user_id = s.user_id
       WHERE ${SESSION_IS_LIVE} AND ${IS_SERVED} AND d.case_id IS NOT NULL ORDER BY d.created_at, d.id`,
      ...sessionValues(caller),
    ),
  ])
  const row = firstRow(user, UserRow)
  return row && { user: row, cases: allRows(cases, CaseRow), linked: allRows(linked, LinkedRow) }
}

/** The documents of one case, oldest first. `documents` is undefined for a missing and for a foreign case alike. */
export async function listCaseDocuments(
  database: Database,
  caller: Caller,
  caseId: number,
): Promise<{ user: UserRow; documents: ListedDocument[] | undefined } | undefined> {
  const [user, found, documents] = await database.batch([
    userStatement(database, caller),
    sql(database, `SELECT c.id ${OWNED_CASES} AND c.id = ?4`, ...sessionValues(caller), caseId),
    sql(
      database,
      `SELECT ${LISTED_COLUMNS} ${OWNED} AND d.case_id = ?4 ORDER BY d.created_at, d.id`,
      ...sessionValues(caller),
      caseId,
    ),
  ])
  const row = firstRow(user, UserRow)
  const isTheirs = (found?.results.length ?? 0) > 0
  return row && { user: row, documents: isTheirs ? allRows(documents, ListedDocument) : undefined }
}

/**
 * Closes a case: it and its documents are kept for its retention period from now. Closing it again changes nothing.
 * `isFound` is false for a missing and for a foreign case alike.
 */
export async function closeCase(
  database: Database,
  caller: Caller,
  caseId: number,
): Promise<{ user: UserRow; isFound: boolean } | undefined> {
  const [user, , , found] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `UPDATE legal_cases SET case_status = 'closed', closed_at = ?2, updated_at = ?2,
         auto_delete_at = ?2 + retention_period * ${DAY_MS}
       WHERE closed_at IS NULL AND id = (SELECT c.id ${OWNED_CASES} AND c.id = ?4)`,
      ...sessionValues(caller),
      caseId,
    ),
    sql(
      database,
      `UPDATE documents SET auto_delete_at = (SELECT c.auto_delete_at FROM legal_cases c WHERE c.id = ?4)
       WHERE case_id = (SELECT c.id ${OWNED_CASES} AND c.id = ?4)`,
      ...sessionValues(caller),
      caseId,
    ),
    sql(database, `SELECT c.id ${OWNED_CASES} AND c.id = ?4`, ...sessionValues(caller), caseId),
  ])
  const row = firstRow(user, UserRow)
  return row && { user: row, isFound: (found?.results.length ?? 0) > 0 }
}

const GoingCase = z.object({ caseId: z.int(), userId: z.int() })
export type GoingCase = z.infer<typeof GoingCase>

/** Cases past their day whose documents are all gone. At most `limit`. */
export async function listDueCases(
  database: Database,
  { now, limit }: { now: number; limit: number },
): Promise<GoingCase[]> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT c.id AS caseId, c.user_id AS userId FROM legal_cases c WHERE c.auto_delete_at <= ?1
         AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.case_id = c.id) ORDER BY c.auto_delete_at LIMIT ?2`,
      now,
      limit,
    ),
  ])
  return allRows(result, GoingCase)
}

/** Cases in the order of their ids, from after `after`, that are older than `createdBefore` and hold no document. */
export async function listEmptyCases(
  database: Database,
  { after, createdBefore, limit }: { after: number; createdBefore: number; limit: number },
): Promise<GoingCase[]> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT c.id AS caseId, c.user_id AS userId FROM legal_cases c WHERE c.id > ?1 AND c.created_at < ?2
         AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.case_id = c.id) ORDER BY c.id LIMIT ?3`,
      after,
      createdBefore,
      limit,
    ),
  ])
  return allRows(result, GoingCase)
}

/** Removes the row, unless a document has been linked to it since. */
export async function deleteCase(database: Database, { caseId, userId }: GoingCase): Promise<void> {
  await database.batch([
    sql(
      database,
      `DELETE FROM legal_cases WHERE id = ?1 AND user_id = ?2
         AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.case_id = ?1)`,
      caseId,
      userId,
    ),
  ])
}
