/** Cheat sheets that were paid for. They are sealed under a key of their own, and kept for a while, so that a lost answer is not lost. */
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { allRows, firstRow, sql } from './database.ts'
import { dayOf, hasPaidActionLeft, keepResult } from './paid-results.ts'
import type { KeepResult } from './paid-results.ts'
import { UserRow, userStatement } from './users.ts'

const SheetRow = z.object({
  id: z.int(),
  userId: z.int(),
  sheet: z.string(),
  requestHash: z.string(),
  createdAt: z.int(),
})
/** `sheet` is sealed, and names its area. */
export type SheetRow = z.infer<typeof SheetRow>

const COLUMNS =
  'c.id, c.user_id AS userId, c.sheet, c.request_hash AS requestHash, c.created_at AS createdAt'
const KEPT = `FROM sessions s JOIN cheat_sheets c ON c.user_id = s.user_id
  WHERE ${SESSION_IS_LIVE} AND c.auto_delete_at > ?2`

/** The caller, and the sheet that an earlier try of this intent was given. */
export async function findSheet(
  database: Database,
  caller: Caller,
  idempotencyKey: string,
): Promise<{ user: UserRow; sheet: SheetRow | undefined } | undefined> {
  const [user, sheet] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT ${COLUMNS} ${KEPT} AND c.idempotency_key = ?4`,
      ...sessionValues(caller),
      idempotencyKey,
    ),
  ])
  const row = firstRow(user, UserRow)
  return row && { user: row, sheet: firstRow(sheet, SheetRow) }
}

/** All sheets of the caller that are kept, the oldest first. */
export async function listSheets(database: Database, caller: Caller): Promise<SheetRow[]> {
  const [sheets] = await database.batch([
    sql(database, `SELECT ${COLUMNS} ${KEPT} ORDER BY c.created_at`, ...sessionValues(caller)),
  ])
  return allRows(sheets, SheetRow)
}

export interface NewSheet {
  readonly id: number
  /** Sealed. */
  readonly sheet: string
  readonly entryId: string
  readonly idempotencyKey: string
  readonly requestHash: string
  /** Epoch milliseconds. */
  readonly autoDeleteAt: number
}

/** Stores a sheet and takes its credit, once for an intent whatever comes in parallel. */
export const keepSheet = (
  database: Database,
  caller: Caller,
  sheet: NewSheet,
): Promise<KeepResult> =>
  keepResult(database, {
    store: () =>
      sql(
        database,
        `INSERT INTO cheat_sheets (id, user_id, sheet, idempotency_key, request_hash, created_at, auto_delete_at)
         SELECT ?4, u.id, ?5, ?6, ?7, ?2, ?8 FROM sessions s JOIN users u ON u.id = s.user_id
         WHERE ${SESSION_IS_LIVE} AND ${hasPaidActionLeft('?9')}
         ON CONFLICT DO NOTHING`,
        ...sessionValues(caller),
        sheet.id,
        sheet.sheet,
        sheet.idempotencyKey,
        sheet.requestHash,
        sheet.autoDeleteAt,
        dayOf(caller.now),
      ),
    result: { what: 'sheet', id: sheet.id, entryId: sheet.entryId },
    now: caller.now,
  })
