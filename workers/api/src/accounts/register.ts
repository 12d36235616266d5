import type { Register } from '@plainletter/contracts/account'
import { takeFromLimits } from '@plainletter/store/limits'
import { insertUser } from '@plainletter/store/users'
import { hashPassword } from '@plainletter/vault/password-hash'
import { randomId } from '@plainletter/vault/random'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { clientAddress } from '../middleware/client-address.ts'
import { writeDeviceCookie } from './device-cookie.ts'
import { registerLimits, TOO_MANY_TRIES } from './limits.ts'
import { newSession } from './new-session.ts'
import { passwordWeakness } from './password-rules.ts'
import { writeSessionCookie } from './session-cookie.ts'

/** Opens an account and signs it in. A taken email gets the general answer: it must not tell who has an account. */
export async function register(c: Context<AppEnv>, input: Register): Promise<void> {
  const weakness = passwordWeakness(input.password, input.email)
  if (weakness) throw new AppError('invalid_input', weakness, { fields: { password: weakness } })
  const limits = await registerLimits(clientAddress(c))
  if (!(await takeFromLimits(c.env.DB, limits, Date.now()))) {
    throw new AppError('too_many_requests', TOO_MANY_TRIES)
  }
  const { token, session } = await newSession(c)
  const user = {
    id: randomId(),
    email: input.email,
    password: await hashPassword(input.password, c.env.PASSWORD_PEPPER),
    signupSource: 'web',
    session,
  }
  const isNew = await insertUser(c.env.DB, user, Date.now())
  if (!isNew) throw new AppError('conflict', 'Failed to create account')
  writeSessionCookie(c, token)
  await writeDeviceCookie(c, input.email)
}
