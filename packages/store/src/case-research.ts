/** Case research of one document: written by itself, since it is made after the analysis and paid for apart. */
import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { sql } from './database.ts'
import { IS_SERVED } from './documents.ts'
import { dayOf, hasPaidActionLeft, keepResult } from './paid-results.ts'
import type { KeepResult } from './paid-results.ts'

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
