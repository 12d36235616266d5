/** Case research of one document: read and written by itself, since it is made after the analysis and paid for apart. */
import { CountryCode } from '@plainletter/contracts/country'
import { JobStatus } from '@plainletter/contracts/document'
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { firstRow, sql } from './database.ts'
import { IS_SERVED, OWNED } from './documents.ts'
import { dayOf, hasPaidActionLeft, keepResult } from './paid-results.ts'
import type { KeepResult } from './paid-results.ts'
import { UserRow, userStatement } from './users.ts'

const LetterRow = z.object({
  id: z.int(),
  userId: z.int(),
  country: CountryCode,
  status: JobStatus,
  originalText: z.string(),
  encryptionIv: z.nullable(z.string()),
  encryptionAuthTag: z.nullable(z.string()),
  analysis: z.nullable(z.string()),
  caseResearch: z.nullable(z.string()),
})
/** What research and news are made from, sealed. */
export type LetterRow = z.infer<typeof LetterRow>

/** The caller, and one document if it is theirs. `letter` is undefined for missing and foreign alike. */
export async function findLetter(
  database: Database,
  caller: Caller,
  documentId: number,
): Promise<{ user: UserRow; letter: LetterRow | undefined } | undefined> {
  const [user, letter] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT d.id, d.user_id AS userId, d.country, j.status, d.original_text AS originalText,
         d.encryption_iv AS encryptionIv, d.encryption_auth_tag AS encryptionAuthTag, d.analysis,
         d.case_research AS caseResearch ${OWNED} AND d.id = ?4`,
      ...sessionValues(caller),
      documentId,
    ),
  ])
  const row = firstRow(user, UserRow)
  return row && { user: row, letter: firstRow(letter, LetterRow) }
}

export interface NewResearch {
  readonly documentId: number
  /** Sealed. */
  readonly caseResearch: string
  readonly entryId: string
}

/** Stores research and takes its credit, once for a document whatever comes in parallel. */
export const keepResearch = (
  database: Database,
  caller: Caller,
  { documentId, caseResearch, entryId }: NewResearch,
): Promise<KeepResult> =>
  keepResult(database, {
    store: () =>
      sql(
        database,
        `UPDATE documents AS d SET case_research = ?5, case_research_generated = 1
         WHERE d.id = ?4 AND d.case_research_generated = 0 AND ${IS_SERVED}
           AND d.user_id = (SELECT u.id FROM sessions s JOIN users u ON u.id = s.user_id
             WHERE ${SESSION_IS_LIVE} AND ${hasPaidActionLeft('?6')})`,
        ...sessionValues(caller),
        documentId,
        caseResearch,
        dayOf(caller.now),
      ),
    result: { what: 'research', id: documentId, entryId },
    now: caller.now,
  })
