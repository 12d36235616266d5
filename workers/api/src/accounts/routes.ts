/** Signing up, in and out, and who is signed in. */
import { Login, Register } from '@plainletter/contracts/account'
import type { CurrentUser } from '@plainletter/contracts/account'
import { findUser, touchSession } from '@plainletter/store/users'
import type { UserRow } from '@plainletter/store/users'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { smallBody } from '../middleware/small-body.ts'
import { validate } from '../validate.ts'
import { login } from './login.ts'
import { endSession } from './new-session.ts'
import { register } from './register.ts'
import { clearSessionCookie } from './session-cookie.ts'

const HOUR_MS = 60 * 60 * 1000

export const accounts = new Hono<AppEnv>()
  .use(smallBody)
  .post('/register', validate('json', Register), async (c) => {
    await register(c, c.req.valid('json'))
    return c.json({ message: 'Account created!' }, 201)
  })
  .post('/login', validate('json', Login), async (c) => {
    await login(c, c.req.valid('json'))
    return c.json({ message: 'Welcome back!' }, 200)
  })
  .post('/logout', async (c) => {
    await endSession(c, c.env.DB)
    clearSessionCookie(c)
    // Not "storage": the language choice lives there and stays.
    c.header('Clear-Site-Data', '"cache"')
    return c.json({ message: 'Signed out' }, 200)
  })
  .get('/me', async (c) => {
    const caller = requireCaller(c)
    const user = requireSignedIn(await findUser(c.env.DB, caller))
    if (user.lastSeenAt < caller.now - HOUR_MS) {
      c.executionCtx.waitUntil(touchSession(c.env.DB, caller))
    }
    return c.json(asCurrentUser(user), 200)
  })

const asCurrentUser = (user: UserRow): CurrentUser => ({
  id: user.id,
  email: user.email,
  accountVerified: user.accountVerified,
  subscriptionStatus: user.subscriptionStatus,
  subscriptionPlan: user.subscriptionPlan,
  creditsRemaining: user.creditsRemaining,
  createdAt: new Date(user.createdAt).toISOString(),
})
