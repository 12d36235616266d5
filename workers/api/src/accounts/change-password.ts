import type { ChangePassword } from '@plainletter/contracts/account'
import { changePassword as storePassword, findOwnPassword } from '@plainletter/store/passwords'
import { hashPassword } from '@plainletter/vault/password-hash'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { checkOwnPassword, wrongPassword } from './check-own-password.ts'
import { newMail, sendSoon } from './mailing.ts'
import { newSession } from './new-session.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { writeSessionCookie } from './session-cookie.ts'

const FIELD = 'currentPassword'

/** Sets a new password for who knows the old one. Every other browser is signed out, and this one gets a new session. */
export async function changePassword(c: Context<AppEnv>, input: ChangePassword): Promise<void> {
  const { email } = requireSignedIn(await findOwnPassword(c.env.DB, requireCaller(c)))
  refuseWeakPassword(input.newPassword, { email, field: 'newPassword' })
  const now = Date.now()
  const checked = await checkOwnPassword(c, input.currentPassword, { field: FIELD, now })
  const password = await hashPassword(input.newPassword, c.env.PASSWORD_PEPPER)
  const { token, session } = await newSession(c)
  const about = { cause: session.tokenHash, now }
  const mail = await newMail(c, { kind: 'password_changed', to: email, at: now }, about)
  const isChanged = await storePassword(c.env.DB, { checked, password, session, now }, mail)
  if (!isChanged) throw wrongPassword(FIELD)
  writeSessionCookie(c, token)
  sendSoon(c, mail)
}
