/** Proof that who is signed in is also who knows the password, before something that a borrowed browser must not do. */
import { returnToLimits, takeFromLimits } from '@plainletter/store/limits'
import { findOwnPassword } from '@plainletter/store/passwords'
import type { OwnPassword } from '@plainletter/store/passwords'
import { verifyPassword } from '@plainletter/vault/password-hash'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { passwordLimits, TOO_MANY_TRIES } from './limits.ts'

const WRONG_PASSWORD = 'Your current password is not right'

/** Throws invalid_input on `field` for a wrong password, too_many_requests after many, unauthenticated for a dead session. */
export async function checkOwnPassword(
  c: Context<AppEnv>,
  password: string,
  { field, now }: { field: string; now: number },
): Promise<OwnPassword> {
  const checked = requireSignedIn(await findOwnPassword(c.env.DB, requireCaller(c)))
  const limits = passwordLimits(checked.userId)
  if (!(await takeFromLimits(c.env.DB, limits, now)))
    throw new AppError('too_many_requests', TOO_MANY_TRIES)
  const { password: stored } = checked
  if (!(await verifyPassword(password, { stored, pepper: c.env.PASSWORD_PEPPER })))
    throw wrongPassword(field)
  await returnToLimits(c.env.DB, limits)
  return checked
}

export const wrongPassword = (field: string): AppError =>
  new AppError('invalid_input', WRONG_PASSWORD, { fields: { [field]: WRONG_PASSWORD } })
