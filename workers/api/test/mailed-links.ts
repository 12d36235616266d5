/** What the routes about mailed links and passwords need: an account in the right state, and a link that works. */
import type { Mail } from '@plainletter/contracts/mail'
import { insertVerification } from '@plainletter/store/email-verifications'
import { openMail, prepareMail } from '@plainletter/store/outbox'
import type { ClaimedMail } from '@plainletter/store/outbox'
import { insertReset } from '@plainletter/store/passwords'
import { sha256Hex } from '@plainletter/vault/digest'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { hashPassword } from '@plainletter/vault/password-hash'
import { randomToken } from '@plainletter/vault/random'
import { env } from 'cloudflare:workers'

import type { Person } from './people.ts'

export const OWN_PASSWORD = 'the words so far'

/** Of `POST /api/auth/verify-email` and the like: the token of a fresh link of this person. Nothing for other routes. */
export async function linkFor(route: string, person: Person): Promise<{ mailedToken?: string }> {
  if (route.endsWith('/verify-email')) return { mailedToken: await newVerificationLink(person) }
  if (route.endsWith('/resend-verification')) await unverify(person)
  if (route.endsWith('/reset-password')) return { mailedToken: await newResetLink(person) }
  if (/\/(?:change-password|delete-account)$/.test(route)) await givePassword(person)
  return {}
}

export async function newVerificationLink(person: Person, now = Date.now()): Promise<string> {
  await unverify(person)
  const { token, tokenHash, mail } = await newLink('verify_email', person, now)
  await insertVerification(env.DB, { tokenHash, mail })
  return token
}

export async function newResetLink(person: Person, now = Date.now()): Promise<string> {
  const { token, tokenHash, mail } = await newLink('reset_password', person, now)
  const limit = { bucket: `test:${tokenHash}`, max: 1, windowMs: 1 }
  await insertReset(env.DB, { tokenHash, email: person.email, limit, now }, mail)
  return token
}

async function newLink(kind: 'verify_email' | 'reset_password', { email }: Person, now: number) {
  const token = randomToken()
  const tokenHash = await sha256Hex(token)
  const keys = await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS)
  const mail = await prepareMail(keys, { kind, to: email, token }, { cause: tokenHash, now })
  return { token, tokenHash, mail }
}

const unverify = ({ id }: Person) =>
  env.DB.prepare('UPDATE users SET account_verified = 0 WHERE id = ?1').bind(id).run()

const ownHash = await hashPassword(OWN_PASSWORD, env.PASSWORD_PEPPER)

export const givePassword = ({ id }: Person) =>
  env.DB.prepare('UPDATE users SET password = ?2 WHERE id = ?1').bind(id, ownHash).run()

/** The mails that wait for an address, opened, the oldest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const { results } = await env.DB.prepare(
    `SELECT o.id, o.kind, o.payload, o.tries, 0 AS firstTriedAt FROM outbox o JOIN users u ON u.id = o.user_id
     WHERE u.email = ?1 AND o.state = 'due' ORDER BY o.rowid`,
  )
    .bind(email)
    .all<ClaimedMail>()
  const keys = await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS)
  return Promise.all(results.map((row) => openMail(keys, row)))
}

/** The token in the newest mail of a kind. */
export async function mailedToken(
  email: string,
  kind: 'verify_email' | 'reset_password',
): Promise<string> {
  const mail = (await mailsTo(email)).findLast((each) => each.kind === kind)
  if (!mail || !('token' in mail)) throw new Error(`No ${kind} for this address`)
  return mail.token
}
