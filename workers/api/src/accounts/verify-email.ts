import type { VerifyEmail } from '@plainletter/contracts/account'
import { insertVerification, useVerification } from '@plainletter/store/email-verifications'
import { takeFromLimits } from '@plainletter/store/limits'
import { findUser } from '@plainletter/store/users'
import { sha256Hex } from '@plainletter/vault/digest'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { clientNetwork } from '../middleware/client-address.ts'
import { mailLimits, TOO_MANY_TRIES } from './limits.ts'
import { sendSoon } from './mailing.ts'
import { newSession } from './new-session.ts'
import { newVerification } from './new-verification.ts'
import { writeSessionCookie } from './session-cookie.ts'

/**
 * Marks the address as verified. True when the browser was signed in to that account already, and now has a fresh
 * session. A second use of a link answers as the first: mail programs open links before people do.
 */
export async function verifyEmail(c: Context<AppEnv>, input: VerifyEmail): Promise<boolean> {
  const { caller } = c.var
  const fresh = await newSession(c)
  const used = await useVerification(
    c.env.DB,
    { tokenHash: await sha256Hex(input.token), now: Date.now() },
    caller && { caller, session: fresh.session },
  )
  if (!used.isGood) {
    throw new AppError(
      'invalid_input',
      'This verification link no longer works. Ask for a new one.',
    )
  }
  if (used.isRenewed) writeSessionCookie(c, fresh.token)
  return used.isRenewed
}

export async function resendVerification(c: Context<AppEnv>): Promise<void> {
  const user = requireSignedIn(await findUser(c.env.DB, requireCaller(c)))
  if (user.accountVerified) throw new AppError('conflict', 'Your email is already verified')
  const limits = await mailLimits('verify', { email: user.email, address: clientNetwork(c) })
  const now = Date.now()
  if (!(await takeFromLimits(c.env.DB, [limits.ofAddress, limits.ofEmail], now))) {
    throw new AppError('too_many_requests', TOO_MANY_TRIES)
  }
  const verification = await newVerification(c, user.email, now)
  await insertVerification(c.env.DB, verification)
  sendSoon(c, verification.mail)
}
