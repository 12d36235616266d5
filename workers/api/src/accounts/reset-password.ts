import type { ForgotPassword, ResetPassword } from '@plainletter/contracts/account'
import { takeFromLimits } from '@plainletter/store/limits'
import { findResetOwner, insertReset, useReset } from '@plainletter/store/passwords'
import { sha256Hex } from '@plainletter/vault/digest'
import { hashPassword } from '@plainletter/vault/password-hash'
import { randomToken } from '@plainletter/vault/random'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { clientNetwork } from '../middleware/client-address.ts'
import { mailLimits, TOO_MANY_TRIES } from './limits.ts'
import { newMail, sendSoon } from './mailing.ts'
import { refuseWeakPassword } from './password-rules.ts'

/** Longer than the steps take. What they leave in the database takes a little time more for an address that we know. */
const ANSWER_AFTER_MS = 250

/**
 * Mails a link to the address, if an account has it. Known and unknown addresses take the same steps and get the same
 * answer after the same time. Past three mails an hour an address gets no more, quietly: its newest link still works, so that nobody can
 * keep its owner out by asking.
 */
export async function forgotPassword(c: Context<AppEnv>, { email }: ForgotPassword): Promise<void> {
  const now = Date.now()
  const limits = await mailLimits('reset', { email, address: clientNetwork(c) })
  if (!(await takeFromLimits(c.env.DB, [limits.ofAddress], now))) {
    throw new AppError('too_many_requests', TOO_MANY_TRIES)
  }
  const token = randomToken()
  const tokenHash = await sha256Hex(token)
  const about = { cause: tokenHash, now }
  const mail = await newMail(c, { kind: 'reset_password', to: email, token }, about)
  await insertReset(c.env.DB, { tokenHash, email, limit: limits.ofEmail, now }, mail)
  await scheduler.wait(Math.max(0, now + ANSWER_AFTER_MS - Date.now()))
  sendSoon(c, mail)
}

/** Sets a new password by a mailed link, once, and signs everybody out. */
export async function resetPassword(c: Context<AppEnv>, input: ResetPassword): Promise<void> {
  const now = Date.now()
  const tokenHash = await sha256Hex(input.token)
  const owner = await findResetOwner(c.env.DB, { tokenHash, now })
  if (!owner) throw linkIsOver()
  refuseWeakPassword(input.newPassword, { email: owner.email, field: 'newPassword' })
  const password = await hashPassword(input.newPassword, c.env.PASSWORD_PEPPER)
  const about = { cause: tokenHash, now }
  const mail = await newMail(c, { kind: 'password_changed', to: owner.email, at: now }, about)
  if (!(await useReset(c.env.DB, { tokenHash, password, now }, mail))) throw linkIsOver()
  sendSoon(c, mail)
}

const linkIsOver = () =>
  new AppError('invalid_input', 'This reset link no longer works. Ask for a new one.')
