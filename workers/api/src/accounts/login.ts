import type { Login } from '@plainletter/contracts/account'
import { returnToLimits, takeFromLimits } from '@plainletter/store/limits'
import { findCredentials, insertSession } from '@plainletter/store/users'
import { verifyPassword } from '@plainletter/vault/password-hash'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { clientAddress } from '../middleware/client-address.ts'
import { readKnownDevice, writeDeviceCookie } from './device-cookie.ts'
import { loginLimits, TOO_MANY_TRIES } from './limits.ts'
import { endSession, newSession } from './new-session.ts'
import { writeSessionCookie } from './session-cookie.ts'

/** Signs in. An unknown email and a wrong password take the same time and get the same words. */
export async function login(c: Context<AppEnv>, input: Login): Promise<void> {
  const device = await readKnownDevice(c, input.email)
  const limits = await loginLimits({ email: input.email, address: clientAddress(c), device })
  if (!(await takeFromLimits(c.env.DB, limits, Date.now()))) {
    throw new AppError('too_many_requests', TOO_MANY_TRIES)
  }
  const found = await findCredentials(c.env.DB, input.email)
  const check = { stored: found?.password, pepper: c.env.PASSWORD_PEPPER }
  const isRight = await verifyPassword(input.password, check)
  if (!found || !isRight) throw new AppError('unauthenticated', 'Invalid email or password')
  await returnToLimits(c.env.DB, limits)
  await endSession(c, c.env.DB)
  const { token, session } = await newSession(c)
  await insertSession(c.env.DB, { userId: found.id, session, now: Date.now() })
  writeSessionCookie(c, token)
  if (device === undefined) await writeDeviceCookie(c, input.email)
}
