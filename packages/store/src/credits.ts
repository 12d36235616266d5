/**
 * The ledger. Entries are only ever added and are unique by (kind, ref); the balance is recomputed as their sum in the
 * same batch, and the database refuses a balance below zero. The owner always comes from the row, never from the caller.
 *
 * A job is paid for by the plan's allowance while there is any, and by a credit after that.
 */
import { allowanceLeft } from './allowance.ts'
import type { Database, Statement } from './database.ts'
import { sql } from './database.ts'

/** Takes one analysis of the plan, or one credit, for a job. Aborts its batch when there is neither. */
export function spendStatements(
  database: Database,
  { entryId, jobId, now }: { entryId: string; jobId: string; now: number },
): Statement[] {
  return [
    sql(
      database,
      `INSERT INTO allowance_entries (id, user_id, kind, job_id, used_at)
       SELECT ?1, u.id, 'use', j.id, ?3 FROM jobs j JOIN users u ON u.id = j.user_id
       WHERE j.id = ?2 AND ${allowanceLeft('?3')} > 0`,
      entryId,
      jobId,
      now,
    ),
    sql(
      database,
      `INSERT INTO credit_entries (id, user_id, kind, ref, delta, at)
       SELECT ?1, j.user_id, 'spend', j.id, -1, ?3 FROM jobs j
       WHERE j.id = ?2 AND NOT EXISTS (SELECT 1 FROM allowance_entries l WHERE l.kind = 'use' AND l.job_id = j.id)`,
      entryId,
      jobId,
      now,
    ),
    balanceStatement(database, 'SELECT user_id FROM jobs WHERE id = ?1', jobId),
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
    `INSERT INTO allowance_entries (id, user_id, kind, job_id, used_at)
     SELECT g.value ->> 'entryId', l.user_id, 'return', l.job_id, l.used_at
     FROM json_each(?1) g JOIN allowance_entries l ON l.kind = 'use' AND l.job_id = g.value ->> 'jobId' JOIN jobs j ON j.id = l.job_id
     WHERE j.refund_reason IS NOT NULL
     ON CONFLICT (kind, job_id) DO NOTHING`,
    jobs,
  ),
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
  balanceStatement(
    database,
    "SELECT j.user_id FROM json_each(?1) g JOIN jobs j ON j.id = g.value ->> 'jobId'",
    jobs,
  ),
]

/** Makes the balance of the users that a question names the sum of their entries. `?1` is its value. */
export const balanceStatement = (
  database: Database,
  whose: string,
  value: string | number,
): Statement =>
  sql(
    database,
    `UPDATE credit_accounts SET
       balance = (SELECT COALESCE(SUM(e.delta), 0) FROM credit_entries e WHERE e.user_id = credit_accounts.user_id),
       total_ever = (SELECT COALESCE(SUM(e.delta), 0) FROM credit_entries e
         WHERE e.user_id = credit_accounts.user_id AND e.kind IN ('purchase', 'grant'))
     WHERE user_id IN (${whose})`,
    value,
  )
