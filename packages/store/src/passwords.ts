/** Changing a password: by a mailed link, or by who is signed in and knows the old one. */
import { RESET_LIFE_MS } from '@plainletter/contracts/mail'
import { randomId } from '@plainletter/vault/random'
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { changesOf, firstRow, sql } from './database.ts'
import type { Limit } from './limits.ts'
import { takeStatement } from './limits.ts'
import { enqueueStatement } from './outbox.ts'
import type { OutboxMail } from './outbox.ts'
import type { NewSession } from './users.ts'
import { insertSessionStatement } from './users.ts'

/**
 * Makes a link for whoever has the address, and the mail that carries it; earlier links stop working. Past the limit
 * nothing happens. An address that nobody has costs the same statements and leaves nothing behind but the count, which is
 * written here for that: a transaction that wrote nothing would be over sooner.
 */
export async function insertReset(
  database: Database,
  reset: { tokenHash: string; email: string; limit: Limit; now: number },
  mail: OutboxMail,
): Promise<void> {
  const { tokenHash, email, limit, now } = reset
  const mayAsk = (bucket: string) =>
    `(SELECT count FROM limits WHERE bucket = ${bucket}) <= ${limit.max}`
  await database.batch([
    takeStatement(database, limit, now),
    sql(
      database,
      `UPDATE password_resets SET used = 1 WHERE used = 0 AND user_id = (SELECT id FROM users WHERE email = ?1) AND ${mayAsk('?2')}`,
      email,
      limit.bucket,
    ),
    sql(
      database,
      `INSERT INTO password_resets (id, user_id, token_hash, email, expires_at, created_at)
       SELECT ?1, u.id, ?2, u.email, ?4, ?5 FROM users u WHERE u.email = ?3 AND ${mayAsk('?6')}`,
      randomId(),
      tokenHash,
      email,
      now + RESET_LIFE_MS,
      now,
      limit.bucket,
    ),
    enqueueStatement(database, mail, { condition: mayAsk('?8'), values: [limit.bucket] }),
  ])
}

/** A link that still works: unused, within its time, and of the address that the account has now. */
const IS_GOOD =
  'r.token_hash = ?1 AND r.used = 0 AND r.expires_at > ?2 AND r.email = (SELECT email FROM users WHERE id = r.user_id)'

const ResetOwner = z.object({ email: z.string() })

/** Whose link it is, while it works. */
export async function findResetOwner(
  database: Database,
  { tokenHash, now }: { tokenHash: string; now: number },
) {
  const [found] = await database.batch([
    sql(database, `SELECT r.email FROM password_resets r WHERE ${IS_GOOD}`, tokenHash, now),
  ])
  return firstRow(found, ResetOwner)
}

/**
 * Sets the password, ends every session and every other link, and enqueues the mail about it. The address is verified by
 * that as well: the link came through it. False, with nothing changed, when the link works no more: of many uses at
 * once, one succeeds, because marking the link comes last in the transaction.
 */
export async function useReset(
  database: Database,
  reset: { tokenHash: string; password: string; now: number },
  mail: OutboxMail,
): Promise<boolean> {
  const { tokenHash, password, now } = reset
  const owner = `(SELECT r.user_id FROM password_resets r WHERE ${IS_GOOD})`
  const results = await database.batch([
    sql(
      database,
      `UPDATE users SET password = ?3, account_verified = 1 WHERE id = ${owner}`,
      tokenHash,
      now,
      password,
    ),
    sql(database, `DELETE FROM sessions WHERE user_id = ${owner}`, tokenHash, now),
    enqueueStatement(database, mail, { condition: 'u.password = ?8', values: [password] }),
    sql(
      database,
      `UPDATE password_resets SET used = 1 WHERE used = 0 AND user_id = ${owner}`,
      tokenHash,
      now,
    ),
  ])
  return changesOf(results.at(-1)) > 0
}

const OwnPassword = z.object({ userId: z.int(), email: z.string(), password: z.string() })
export type OwnPassword = z.infer<typeof OwnPassword>

/** The password hash of who is signed in, or undefined. */
export async function findOwnPassword(
  database: Database,
  caller: Caller,
): Promise<OwnPassword | undefined> {
  const [found] = await database.batch([
    sql(
      database,
      `SELECT u.id AS userId, u.email, u.password FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE ${SESSION_IS_LIVE}`,
      ...sessionValues(caller),
    ),
  ])
  return firstRow(found, OwnPassword)
}

/**
 * Sets the password, ends every session and every link, begins the given session, and enqueues the mail about it.
 * False, with nothing changed, when the password is no longer the one that was checked.
 */
export async function changePassword(
  database: Database,
  change: { checked: OwnPassword; password: string; session: NewSession; now: number },
  mail: OutboxMail,
): Promise<boolean> {
  const { checked, password, session, now } = change
  const { userId } = checked
  const isChanged = 'EXISTS (SELECT 1 FROM users WHERE id = ?1 AND password = ?2)'
  const [changed] = await database.batch([
    sql(
      database,
      'UPDATE users SET password = ?2 WHERE id = ?1 AND password = ?3 AND deleting_at IS NULL',
      userId,
      password,
      checked.password,
    ),
    insertSessionStatement(database, { userId, session, now }),
    sql(
      database,
      `DELETE FROM sessions WHERE user_id = ?1 AND CASE WHEN ${isChanged} THEN token_hash <> ?3 ELSE token_hash = ?3 END`,
      userId,
      password,
      session.tokenHash,
    ),
    sql(
      database,
      `UPDATE password_resets SET used = 1 WHERE user_id = ?1 AND used = 0 AND ${isChanged}`,
      userId,
      password,
    ),
    enqueueStatement(database, mail, { condition: 'u.password = ?8', values: [password] }),
  ])
  return changesOf(changed) > 0
}
