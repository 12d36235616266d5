/** Who is buying, and the way to Stripe; with limits, so that nobody wears out our account there. */
import { openPayments } from '@plainletter/payments/open-payments'
import type { Payments } from '@plainletter/payments/open-payments'
import { takeFromLimits } from '@plainletter/store/limits'
import { findUser } from '@plainletter/store/users'
import type { UserRow } from '@plainletter/store/users'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'

const MINUTE_MS = 60 * 1000

/** For each person. `look` is shared by all calls that ask Stripe what was paid. */
const LIMITS = {
  open: { max: 20, windowMs: 60 * MINUTE_MS },
  look: { max: 6, windowMs: 10 * MINUTE_MS },
} as const

export interface Buyer {
  readonly user: UserRow
  readonly payments: Payments
}

/** Throws 401, 429, or 503 while no account at Stripe is set up. */
export async function requireBuyer(c: Context<AppEnv>, what: keyof typeof LIMITS): Promise<Buyer> {
  const caller = requireCaller(c)
  const user = requireSignedIn(await findUser(c.env.DB, caller))
  const limit = { bucket: `payments:${what}:user:${user.id}`, ...LIMITS[what] }
  if (!(await takeFromLimits(c.env.DB, [limit], caller.now)))
    throw new AppError('too_many_requests', 'Too many tries. Wait a while and try again.')
  return { user, payments: await requirePayments(c.env, caller.now) }
}

export async function requirePayments(env: Env, now: number): Promise<Payments> {
  const payments = await openPayments(env, now)
  if (!payments) throw new AppError('unavailable', 'Nothing can be bought here yet.')
  return payments
}
