import type { Register } from '@plainletter/contracts/account'
import { verificationStatements } from '@plainletter/store/email-verifications'
import { takeFromLimits } from '@plainletter/store/limits'
import { insertUser } from '@plainletter/store/users'
import { hashPassword } from '@plainletter/vault/password-hash'
import { randomId } from '@plainletter/vault/random'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { clientNetwork } from '../middleware/client-address.ts'
import { writeDeviceCookie } from './device-cookie.ts'
import { registerLimits, TOO_MANY_TRIES } from './limits.ts'
import { sendSoon } from './mailing.ts'
import { endSession, newSession } from './new-session.ts'
import { newVerification } from './new-verification.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { writeSessionCookie } from './session-cookie.ts'

/**
 * Opens an account, signs it in and mails the verification link. A taken email gets the general words; that it fails tells
 * all the same, since a newcomer is signed in at once. So the tries are few.
 */
export async function register(c: Context<AppEnv>, input: Register): Promise<void> {
  refuseWeakPassword(input.password, { email: input.email, field: 'password' })
  const now = Date.now()
  const limits = await registerLimits({ address: clientNetwork(c), email: input.email })
  if (!(await takeFromLimits(c.env.DB, limits, now))) {
    throw new AppError('too_many_requests', TOO_MANY_TRIES)
  }
  const { token, session } = await newSession(c)
  const verification = await newVerification(c, input.email, now)
  const user = {
    id: randomId(),
    email: input.email,
    password: await hashPassword(input.password, c.env.PASSWORD_PEPPER),
    signupSource: 'web',
    session,
    inSameBatch: verificationStatements(c.env.DB, verification),
  }
  const isNew = await insertUser(c.env.DB, user, now)
  if (!isNew) throw new AppError('conflict', 'Failed to create account')
  await endSession(c, c.env.DB)
  sendSoon(c, verification.mail)
  writeSessionCookie(c, token)
  await writeDeviceCookie(c, input.email)
}
