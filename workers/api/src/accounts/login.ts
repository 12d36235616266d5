import type { Login } from '@plainletter/contracts/account'
import { returnToLimits, takeFromLimits } from '@plainletter/store/limits'
import { enqueueStatement } from '@plainletter/store/outbox'
import type { OutboxMail } from '@plainletter/store/outbox'
import { findCredentials, insertSession } from '@plainletter/store/users'
import type { NewSession } from '@plainletter/store/users'
import { verifyPassword } from '@plainletter/vault/password-hash'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { clientNetwork } from '../middleware/client-address.ts'
import { readKnownDevice, writeDeviceCookie } from './device-cookie.ts'
import { loginLimits, TOO_MANY_TRIES } from './limits.ts'
import { newMail, sendSoon } from './mailing.ts'
import { browserName, endSession, newSession } from './new-session.ts'
import { writeSessionCookie } from './session-cookie.ts'

/** Signs in. An unknown email and a wrong password take the same time and get the same words. */
export async function login(c: Context<AppEnv>, input: Login): Promise<void> {
  const device = await readKnownDevice(c, input.email)
  const limits = await loginLimits({ email: input.email, address: clientNetwork(c), device })
  if (!(await takeFromLimits(c.env.DB, limits, Date.now()))) {
    throw new AppError('too_many_requests', TOO_MANY_TRIES)
  }
  const found = await findCredentials(c.env.DB, input.email)
  const check = { stored: found?.password, pepper: c.env.PASSWORD_PEPPER }
  const isRight = await verifyPassword(input.password, check)
  if (!found || !isRight) throw notSignedIn()
  await returnToLimits(c.env.DB, limits)
  await endSession(c, c.env.DB)
  const { token, session } = await newSession(c)
  const now = Date.now()
  const mail =
    device === undefined ? await newSignInMail(c, input.email, { session, now }) : undefined
  const onlyIf = {
    condition: 'EXISTS (SELECT 1 FROM sessions s WHERE s.token_hash = ?8)',
    values: [session.tokenHash],
  }
  const alongside = mail ? [enqueueStatement(c.env.DB, mail, onlyIf)] : []
  const { id: userId, password } = found
  if (!(await insertSession(c.env.DB, { userId, password, session, now }, alongside)))
    throw notSignedIn()
  writeSessionCookie(c, token)
  if (!mail) return
  await writeDeviceCookie(c, input.email)
  sendSoon(c, mail)
}

const notSignedIn = () => new AppError('unauthenticated', 'Invalid email or password')

/** Tells the owner that a browser has signed in which we had not seen before. */
function newSignInMail(
  c: Context<AppEnv>,
  to: string,
  { session, now }: { session: NewSession; now: number },
): Promise<OutboxMail> {
  const browser = browserName(session.agentFamily)
  const about = { cause: session.tokenHash, now }
  return newMail(c, { kind: 'new_sign_in', to, at: now, browser }, about)
}
