/**
 * What is paid for besides analyses: case research and cheat sheets. The result and its spend are one batch, so that neither
 * is ever there without the other. It is paid for as a job is: by the plan's allowance while there is any, then by a credit.
 */
import { DAILY_LIMITS } from '@plainletter/contracts/prices'

import { allowanceLeft } from './allowance.ts'
import { balanceStatement } from './credits.ts'
import type { Database, Statement } from './database.ts'
import { brokenConstraint, changesOf, sql } from './database.ts'

/** Whose a stored result is. `?1` is its id. */
const OWNERS = {
  research: 'SELECT d.user_id FROM documents d WHERE d.id = ?1 AND d.case_research_generated = 1',
  sheet: 'SELECT c.user_id FROM cheat_sheets c WHERE c.id = ?1',
} as const

export interface PaidResult {
  readonly what: keyof typeof OWNERS
  readonly id: number
  /** Of the entry that pays for it. */
  readonly entryId: string
}

/** A condition on `users u`: they may have more today. `day` names a parameter of the form YYYY-MM-DD. */
export const hasPaidActionLeft = (day: string): string =>
  `(u.daily_calls_reset_date IS NOT ${day} OR u.daily_ai_calls < ${DAILY_LIMITS.paidActions})`

/** The day of the limit, in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

export type KeepResult = 'kept' | 'credits_required' | 'not_kept'

/**
 * Runs `store`, which writes the result or nothing, and takes what it costs. `not_kept`: nothing was written; it was there
 * already, or may not be. When the database fails without saying whether it had committed, the same is tried once more.
 */
export async function keepResult(
  database: Database,
  { store, result, now }: { store: () => Statement; result: PaidResult; now: number },
): Promise<KeepResult> {
  const tryOnce = () => tryKeep(database, [store(), ...chargeStatements(database, result, now)])
  try {
    return await tryOnce()
  } catch {
    return tryOnce()
  }
}

async function tryKeep(database: Database, statements: Statement[]): Promise<KeepResult> {
  try {
    const [stored] = await database.batch(statements)
    return changesOf(stored) > 0 ? 'kept' : 'not_kept'
  } catch (error) {
    if (brokenConstraint(error) === 'balance') return 'credits_required'
    throw error
  }
}

const IS_PAID = `(EXISTS (SELECT 1 FROM credit_entries e WHERE e.kind = 'spend' AND e.ref = ?2)
  OR EXISTS (SELECT 1 FROM allowance_entries l WHERE l.kind = 'use' AND l.job_id = ?2))`

/** Nothing happens where there is no such result, or it is paid for. Aborts its batch when there is nothing to pay with. */
function chargeStatements(
  database: Database,
  { what, id, entryId }: PaidResult,
  now: number,
): Statement[] {
  const owner = OWNERS[what]
  const ref = `${what}:${id}`
  return [
    sql(
      database,
      `UPDATE users SET
         daily_ai_calls = CASE WHEN daily_calls_reset_date = ?3 THEN daily_ai_calls + 1 ELSE 1 END,
         daily_calls_reset_date = ?3
       WHERE id = (${owner}) AND NOT ${IS_PAID}`,
      id,
      ref,
      dayOf(now),
    ),
    sql(
      database,
      `INSERT INTO allowance_entries (id, user_id, kind, job_id, used_at)
       SELECT ?3, u.id, 'use', ?2, ?4 FROM users u
       WHERE u.id = (${owner}) AND NOT ${IS_PAID} AND ${allowanceLeft('?4')} > 0`,
      id,
      ref,
      entryId,
      now,
    ),
    sql(
      database,
      `INSERT INTO credit_entries (id, user_id, kind, ref, delta, at)
       SELECT ?3, u.id, 'spend', ?2, -1, ?4 FROM users u WHERE u.id = (${owner}) AND NOT ${IS_PAID}`,
      id,
      ref,
      entryId,
      now,
    ),
    balanceStatement(database, owner, id),
  ]
}
