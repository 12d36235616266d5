/** How often one person may use what costs nothing, and how often anybody may write to us. Counted exactly, in the database. */
import type { Caller } from '@plainletter/store/caller'
import type { Database } from '@plainletter/store/database'
import { takeFromLimits } from '@plainletter/store/limits'
import { sha256Hex } from '@plainletter/vault/digest'

import { AppError } from './errors.ts'

const HOUR_MS = 60 * 60 * 1000

/** For each person. */
const LIMITS = {
  /** Letters written, explained and checked. */
  letters: { max: 60, windowMs: HOUR_MS },
  /** Questions, feedback and reading again: each reads the letter anew. */
  revisions: { max: 30, windowMs: HOUR_MS },
  news: { max: 60, windowMs: HOUR_MS },
  wishes: { max: 10, windowMs: 24 * HOUR_MS },
} as const

const TOO_MANY = 'Too many tries. Wait an hour and try again.'

/** Throws 429. */
export async function takeTry(
  database: Database,
  what: keyof typeof LIMITS,
  { userId, now }: { userId: number; now: number },
): Promise<void> {
  const limit = { bucket: `${what}:user:${userId}`, ...LIMITS[what] }
  if (!(await takeFromLimits(database, [limit], now)))
    throw new AppError('too_many_requests', TOO_MANY)
}

/** Of the letter's owner. Throws 429. */
export const takeRevision = (
  { env, caller }: { env: { DB: Database }; caller: Caller },
  { user }: { user: { id: number } },
): Promise<void> => takeTry(env.DB, 'revisions', { userId: user.id, now: caller.now })

/** Messages to us: 5 an hour from one network address, 3 an hour from one email address. Throws 429. */
export async function takeMessageTry(
  database: Database,
  from: { address: string; email: string },
  now: number,
): Promise<void> {
  const limits = [
    { bucket: `contact:address:${await sha256Hex(from.address)}`, max: 5, windowMs: HOUR_MS },
    {
      bucket: `contact:email:${await sha256Hex(from.email.toLowerCase())}`,
      max: 3,
      windowMs: HOUR_MS,
    },
  ]
  if (!(await takeFromLimits(database, limits, now)))
    throw new AppError('too_many_requests', TOO_MANY)
}
