/** Everything that we hold about one person, as rows, for that person. */
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { allRows, firstRow, sql } from './database.ts'
import { OWNED, UPLOAD_FOLDER } from './documents.ts'
import { UserRow, userStatement } from './users.ts'

/** Rows as they are told: names of columns as keys. None of them is sealed. */
const Row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** What each list of the export is read from. `s` is the caller's session. */
const LISTS = {
  account: `SELECT u.email, u.created_at, u.account_verified, u.signup_source, u.last_active_date, u.subscription_status,
    u.subscription_plan, u.subscription_ends_at FROM sessions s JOIN users u ON u.id = s.user_id`,
  signIns: `SELECT o.created_at, o.last_seen_at, o.expires_at, o.ip_prefix, o.agent_family
    FROM sessions s JOIN sessions o ON o.user_id = s.user_id`,
  credits:
    'SELECT e.kind, e.delta, e.ref, e.at FROM sessions s JOIN credit_entries e ON e.user_id = s.user_id',
  payments: `SELECT p.session_id, p.pack, p.plan, p.credits, p.price_pence, p.paid_at, p.processed_at, p.source,
    p.receipt_url, p.refunded_pence, p.disputed_pence, p.taken_back, p.shortfall
    FROM sessions s JOIN payment_tracking p ON p.user_id = s.user_id`,
  planUse:
    'SELECT l.kind, l.job_id, l.used_at FROM sessions s JOIN allowance_entries l ON l.user_id = s.user_id',
  mails: `SELECT m.to_email, m.subject, m.success, m.attempted_at
    FROM sessions s JOIN email_attempts m ON m.user_id = s.user_id`,
  deletions: `SELECT g.document_id, g.reason, g.at
    FROM sessions s JOIN deletion_journal g ON g.user_id = s.user_id`,
} as const

type ListName = keyof typeof LISTS
const NAMES: readonly ListName[] = [
  'account',
  'signIns',
  'credits',
  'payments',
  'planUse',
  'mails',
  'deletions',
]

const OwnedFiles = z.object({ id: z.int(), folder: z.string(), fileCount: z.int() })

export interface AccountExport {
  readonly user: UserRow
  readonly lists: Readonly<Record<string, readonly z.infer<typeof Row>[]>>
  /** Every document that is served, with where its files lie. Its contents are read one at a time. */
  readonly documents: readonly z.infer<typeof OwnedFiles>[]
}

/** In one round trip. Undefined for a dead session. */
export async function readAccountExport(
  database: Database,
  caller: Caller,
): Promise<AccountExport | undefined> {
  const values = sessionValues(caller)
  const [user, documents, ...lists] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT d.id, ${UPLOAD_FOLDER} AS folder, d.file_count AS fileCount ${OWNED} ORDER BY d.created_at, d.id`,
      ...values,
    ),
    ...NAMES.map((name) => sql(database, `${LISTS[name]} WHERE ${SESSION_IS_LIVE}`, ...values)),
  ])
  const row = firstRow(user, UserRow)
  return (
    row && {
      user: row,
      documents: allRows(documents, OwnedFiles),
      lists: Object.fromEntries(NAMES.map((name, at) => [name, allRows(lists[at], Row)])),
    }
  )
}
