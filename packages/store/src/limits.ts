/** Exact limits: one upsert counts and answers, so that parallel attempts cannot slip through together. */
import * as z from 'zod/mini'

import type { Database, Statement } from './database.ts'
import { firstRow, sql } from './database.ts'

export interface Limit {
  /** What is counted and for whom: `login:account:<hash>`. */
  readonly bucket: string
  readonly max: number
  readonly windowMs: number
}

const CountRow = z.object({ count: z.int() })

/** Counts one attempt against every limit. True when all of them still allow it. */
export async function takeFromLimits(
  database: Database,
  limits: readonly Limit[],
  now: number,
): Promise<boolean> {
  const results = await database.batch(limits.map((limit) => takeStatement(database, limit, now)))
  return limits.every(
    (limit, index) => (firstRow(results[index], CountRow)?.count ?? 0) <= limit.max,
  )
}

/** Counts one attempt against one limit. Answers how many are left after it; below zero, it was one too many. */
export async function takeAndCount(database: Database, limit: Limit, now: number): Promise<number> {
  const [result] = await database.batch([takeStatement(database, limit, now)])
  return limit.max - (firstRow(result, CountRow)?.count ?? 0)
}

/** Counts one attempt, for a batch in which other statements look at the count. */
export const takeStatement = (database: Database, limit: Limit, now: number): Statement =>
  sql(
    database,
    `INSERT INTO limits (bucket, count, reset_at) VALUES (?1, 1, ?2 + ?3)
     ON CONFLICT (bucket) DO UPDATE SET
       count = CASE WHEN limits.reset_at <= ?2 THEN 1 ELSE limits.count + 1 END,
       reset_at = CASE WHEN limits.reset_at <= ?2 THEN ?2 + ?3 ELSE limits.reset_at END
     RETURNING count`,
    limit.bucket,
    now,
    limit.windowMs,
  )

/** Gives an attempt back: a right password does not count against the account. */
export async function returnToLimits(database: Database, limits: readonly Limit[]): Promise<void> {
  await database.batch(
    limits.map((limit) =>
      sql(database, 'UPDATE limits SET count = MAX(count - 1, 0) WHERE bucket = ?1', limit.bucket),
    ),
  )
}
