/** Links that show whose a mailbox is. Each is bound to the user and to the address that it went to. */
import { VERIFICATION_LIFE_MS } from '@plainletter/contracts/mail'
import { randomId } from '@plainletter/vault/random'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database, Statement } from './database.ts'
import { changesOf, sql } from './database.ts'
import { enqueueStatement } from './outbox.ts'
import type { OutboxMail } from './outbox.ts'
import type { NewSession } from './users.ts'

export interface NewVerification {
  readonly tokenHash: string
  readonly mail: OutboxMail
}

/** A link and the mail that carries it. Earlier links keep working: whichever mail is opened first will do. */
export const verificationStatements = (
  database: Database,
  { tokenHash, mail }: NewVerification,
): Statement[] => [
  sql(
    database,
    `INSERT INTO email_verifications (id, user_id, token_hash, email, expires_at, created_at)
     SELECT ?1, u.id, ?2, u.email, ?4, ?5 FROM users u WHERE u.email = ?3`,
    randomId(),
    tokenHash,
    mail.to,
    mail.now + VERIFICATION_LIFE_MS,
    mail.now,
  ),
  enqueueStatement(database, mail),
]

export async function insertVerification(
  database: Database,
  verification: NewVerification,
): Promise<void> {
  await database.batch(verificationStatements(database, verification))
}

/** A use that counts: within its time, or a repeated one, for programs that open the links in mails before people do. */
const IS_GOOD = `v.token_hash = ?1 AND v.email = (SELECT email FROM users WHERE id = v.user_id)
  AND (v.used = 1 OR v.expires_at > ?2)`

/** A browser that is signed in, and the session that it gets instead of its own. */
export interface Renewal {
  readonly caller: Caller
  readonly session: NewSession
}

/**
 * Marks the address as verified. `isGood` is false when the link is unknown, too old, or of an address that has changed
 * since. `isRenewed`: the browser was signed in to this very account, now has the new session, and all others ended.
 * A link alone signs nobody in: it could lead into the account of whoever sent it.
 */
export async function useVerification(
  database: Database,
  { tokenHash, now }: { tokenHash: string; now: number },
  renewal: Renewal | undefined,
): Promise<{ isGood: boolean; isRenewed: boolean }> {
  const verify = [
    sql(
      database,
      `UPDATE users SET account_verified = 1 WHERE id = (SELECT v.user_id FROM email_verifications v WHERE ${IS_GOOD})`,
      tokenHash,
      now,
    ),
    sql(
      database,
      `UPDATE email_verifications SET used = 1 WHERE id = (SELECT v.id FROM email_verifications v WHERE ${IS_GOOD})`,
      tokenHash,
      now,
    ),
  ]
  const renew = renewal ? renewalStatements(database, tokenHash, renewal) : []
  const results = await database.batch([...renew, ...verify])
  return {
    isGood: changesOf(results[renew.length]) > 0,
    isRenewed: renewal !== undefined && changesOf(results[0]) > 0,
  }
}

/** Only on the first use, and before it is marked. */
function renewalStatements(
  database: Database,
  tokenHash: string,
  { caller, session }: Renewal,
): Statement[] {
  return [
    sql(
      database,
      `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at, reauthenticated_at, ip_prefix, agent_family)
       SELECT ?5, s.user_id, ?2, ?2, s.expires_at, s.reauthenticated_at, ?6, ?7
       FROM sessions s JOIN users u ON u.id = s.user_id JOIN email_verifications v ON v.user_id = u.id
       WHERE ${SESSION_IS_LIVE} AND v.token_hash = ?4 AND v.used = 0 AND v.expires_at > ?2 AND v.email = u.email`,
      ...sessionValues(caller),
      tokenHash,
      session.tokenHash,
      session.ipPrefix,
      session.agentFamily,
    ),
    sql(
      database,
      `DELETE FROM sessions WHERE token_hash <> ?1 AND user_id = (SELECT user_id FROM sessions WHERE token_hash = ?1)`,
      session.tokenHash,
    ),
  ]
}
