/** A fresh link that shows whose a mailbox is. Only its digest is kept; the mail that carries it is sealed. */
import type { NewVerification } from '@plainletter/store/email-verifications'
import { sha256Hex } from '@plainletter/vault/digest'
import { randomToken } from '@plainletter/vault/random'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { newMail } from './mailing.ts'

export async function newVerification(
  c: Context<AppEnv>,
  to: string,
  now: number,
): Promise<NewVerification> {
  const token = randomToken()
  const tokenHash = await sha256Hex(token)
  const mail = await newMail(c, { kind: 'verify_email', to, token }, { cause: tokenHash, now })
  return { tokenHash, mail }
}
