import type { ChangePassword } from '@plainletter/contracts/account'
import { returnToLimits, takeFromLimits } from '@plainletter/store/limits'
import { changePassword as storePassword, findOwnPassword } from '@plainletter/store/passwords'
import { hashPassword, verifyPassword } from '@plainletter/vault/password-hash'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { passwordLimits, TOO_MANY_TRIES } from './limits.ts'
import { newMail, sendSoon } from './mailing.ts'
import { newSession } from './new-session.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { writeSessionCookie } from './session-cookie.ts'

const WRONG_PASSWORD = 'Your current password is not right'

/** Sets a new password for who knows the old one. Every other browser is signed out, and this one gets a new session. */
export async function changePassword(c: Context<AppEnv>, input: ChangePassword): Promise<void> {
  const checked = requireSignedIn(await findOwnPassword(c.env.DB, requireCaller(c)))
  const { email, password: stored } = checked
  refuseWeakPassword(input.newPassword, { email, field: 'newPassword' })
  const now = Date.now()
  const limits = passwordLimits(checked.userId)
  if (!(await takeFromLimits(c.env.DB, limits, now))) {
    throw new AppError('too_many_requests', TOO_MANY_TRIES)
  }
  const pepper = c.env.PASSWORD_PEPPER
  if (!(await verifyPassword(input.currentPassword, { stored, pepper }))) throw wrongPassword()
  await returnToLimits(c.env.DB, limits)
  const password = await hashPassword(input.newPassword, pepper)
  const { token, session } = await newSession(c)
  const about = { cause: session.tokenHash, now }
  const mail = await newMail(c, { kind: 'password_changed', to: email, at: now }, about)
  const isChanged = await storePassword(c.env.DB, { checked, password, session, now }, mail)
  if (!isChanged) throw wrongPassword()
  writeSessionCookie(c, token)
  sendSoon(c, mail)
}

const wrongPassword = () =>
  new AppError('invalid_input', WRONG_PASSWORD, { fields: { currentPassword: WRONG_PASSWORD } })
