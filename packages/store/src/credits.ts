/**
 * The ledger. Entries are only ever added and are unique by (kind, ref); the balance is recomputed as their sum in the
 * same batch, and the database refuses a balance below zero. The owner always comes from the row, never from the caller.
 */
import type { Database, Statement } from './database.ts'
import { sql } from './database.ts'

/** Takes one credit for a job. Aborts its batch when the balance is short. */
export function spendStatements(
  database: Database,
  { entryId, jobId, now }: { entryId: string; jobId: string; now: number },
): Statement[] {
  return [
    sql(
      database,
      `INSERT INTO credit_entries (id, user_id, kind, ref, delta, at)
       SELECT ?1, j.user_id, 'spend', j.id, -1, ?3 FROM jobs j WHERE j.id = ?2`,
      entryId,
      jobId,
      now,
    ),
    balanceStatement(database, jobId),
  ]
}

/** Gives back what a job cost, once, if the job's row says that it is not charged. */
export function refundStatements(
  database: Database,
  { entryId, jobId, now }: { entryId: string; jobId: string; now: number },
): Statement[] {
  return refundAllStatements(database, JSON.stringify([{ jobId, entryId }]), now)
}

/** The same for many jobs: `jobs` is JSON, a list of `{ jobId, entryId }`. */
export const refundAllStatements = (database: Database, jobs: string, now: number): Statement[] => [
  sql(
    database,
    `INSERT INTO credit_entries (id, user_id, kind, ref, delta, at)
     SELECT g.value ->> 'entryId', e.user_id, 'refund', e.ref, -e.delta, ?2
     FROM json_each(?1) g JOIN credit_entries e ON e.kind = 'spend' AND e.ref = g.value ->> 'jobId' JOIN jobs j ON j.id = e.ref
     WHERE j.refund_reason IS NOT NULL
     ON CONFLICT (kind, ref) DO NOTHING`,
    jobs,
    now,
  ),
  sql(
    database,
    `UPDATE credit_accounts
     SET balance = (SELECT COALESCE(SUM(e.delta), 0) FROM credit_entries e WHERE e.user_id = credit_accounts.user_id)
     WHERE user_id IN (SELECT j.user_id FROM json_each(?1) g JOIN jobs j ON j.id = g.value ->> 'jobId')`,
    jobs,
  ),
]

function balanceStatement(database: Database, jobId: string): Statement {
  return sql(
    database,
    `UPDATE credit_accounts
     SET balance = (SELECT COALESCE(SUM(e.delta), 0) FROM credit_entries e WHERE e.user_id = credit_accounts.user_id)
     WHERE user_id = (SELECT user_id FROM jobs WHERE id = ?1)`,
    jobId,
  )
}
