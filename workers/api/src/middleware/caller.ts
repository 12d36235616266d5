/** Reads the session cookie. The session itself is looked up inside the SQL of whatever is asked for. */
import type { Caller } from '@plainletter/store/caller'
import { sha256Hex } from '@plainletter/vault/digest'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import { readSessionCookie } from '../accounts/session-cookie.ts'
import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'

export const caller = createMiddleware<AppEnv>(async (c, next) => {
  const token = readSessionCookie(c)
  c.set(
    'caller',
    token === undefined ? undefined : { tokenHash: await sha256Hex(token), now: Date.now() },
  )
  await next()
})

/** The caller of a route that only signed-in people may use. Throws 401 when there is no cookie at all. */
export function requireCaller(c: Context<AppEnv>): Caller {
  if (!c.var.caller) throw new AppError('unauthenticated', 'Sign in to continue')
  return c.var.caller
}

/** What a store read answers for a dead session is undefined: that, too, is 401. */
export function requireSignedIn<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('unauthenticated', 'Sign in to continue')
  return found
}
