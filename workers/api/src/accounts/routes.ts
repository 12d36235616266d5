/** Signing up, in and out, who is signed in, and what is mailed for it: verification and passwords. */
import {
  ChangePassword,
  DeleteAccount,
  ForgotPassword,
  Login,
  Register,
  ResetPassword,
  VerifyEmail,
} from '@plainletter/contracts/account'
import type { CurrentUser } from '@plainletter/contracts/account'
import { endOtherSessions, listSessions } from '@plainletter/store/sessions'
import { findUser, touchSession } from '@plainletter/store/users'
import type { UserRow } from '@plainletter/store/users'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { humanCheck } from '../middleware/human-check.ts'
import { smallBody } from '../middleware/small-body.ts'
import { validate } from '../validate.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { login } from './login.ts'
import { endSession } from './new-session.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { clearSessionCookie } from './session-cookie.ts'
import { showSessions } from './show-sessions.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

const HOUR_MS = 60 * 60 * 1000

export const accounts = new Hono<AppEnv>()
  .use(smallBody)
  .post('/register', humanCheck, validate('json', Register), async (c) => {
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
  .post('/verify-email', validate('json', VerifyEmail), async (c) => {
    const autoLogin = await verifyEmail(c, c.req.valid('json'))
    return c.json({ autoLogin, message: 'Email verified successfully!' }, 200)
  })
  .post('/resend-verification', async (c) => {
    await resendVerification(c)
    return c.json({ message: 'Verification email sent!' }, 200)
  })
  .post('/forgot-password', humanCheck, validate('json', ForgotPassword), async (c) => {
    await forgotPassword(c, c.req.valid('json'))
    return c.json({ message: 'Reset link sent!' }, 200)
  })
  .post('/reset-password', validate('json', ResetPassword), async (c) => {
    await resetPassword(c, c.req.valid('json'))
    return c.json({ message: 'Password reset successful!' }, 200)
  })
  .post('/change-password', validate('json', ChangePassword), async (c) => {
    await changePassword(c, c.req.valid('json'))
    return c.json({ message: 'Password changed successfully' }, 200)
  })
  .get('/sessions', async (c) => {
    const found = requireSignedIn(await listSessions(c.env.DB, requireCaller(c)))
    return c.json(showSessions(found.sessions), 200)
  })
  .post('/sign-out-others', async (c) => {
    const ended = requireSignedIn(await endOtherSessions(c.env.DB, requireCaller(c)))
    return c.json({ ended, message: 'Signed out everywhere else' }, 200)
  })
  .get('/export', (c) => exportAccount(c))
  .post('/delete-account', validate('json', DeleteAccount), async (c) =>
    c.json(await deleteAccount(c, c.req.valid('json')), 200),
  )
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
  planAnalysesLeft: user.planAnalysesLeft,
  hasBusinessView: user.hasBusinessView,
  createdAt: new Date(user.createdAt).toISOString(),
})
