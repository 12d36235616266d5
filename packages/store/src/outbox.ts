/**
 * Mail that is due, as rows. A row is written in the batch of its cause, so that both hold or neither. Its contents are
 * sealed, because they carry tokens, and are wiped when it has left. Its id is the provider's idempotency key.
 *
 * A claim moves `next_at` past the end of the lease and counts a try; the count is the fence of the finish.
 */
import { Mail } from '@plainletter/contracts/mail'
import type { KeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { openSecret, sealSecret } from '@plainletter/vault/seal-secret'
import * as z from 'zod/mini'

import type { Database, SqlValue, Statement } from './database.ts'
import { changesOf, firstRow, sql } from './database.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/** Longer than one sender's whole round. */
export const MAIL_LEASE_MS = 5 * MINUTE_MS
/** The provider knows a key for 24 hours. Nothing is tried again later than this after its first try. */
export const RETRY_FOR_MS = 23 * HOUR_MS
const BACK_OFF_MAX_MS = 2 * HOUR_MS
const TRIES_MAX = 17
/** How long a finished row stays, so that the same cause enqueues nothing again. */
const KEPT_MS = 30 * 24 * HOUR_MS
const FORGET_MAX = 1_000

export interface OutboxMail {
  readonly id: string
  readonly kind: Mail['kind']
  readonly to: string
  readonly sealed: string
  readonly dedupeKey: string
  readonly now: number
}

/** A row to be. `cause` names what it is sent for: a second row of the same kind and cause is not written. */
export async function prepareMail(
  keys: KeyEncryptionKeys,
  mail: Mail,
  { cause, now }: { cause: string; now: number },
): Promise<OutboxMail> {
  const id = crypto.randomUUID()
  const { kind, to } = mail
  const sealed = await sealSecret(keys, placeOf(id), JSON.stringify(mail))
  return { id, kind, to, sealed, dedupeKey: `${kind}:${cause}`, now }
}

/** A condition on the addressee `users u`. Its first value is ?8. */
export interface OnlyIf {
  readonly condition: string
  readonly values: readonly SqlValue[]
}

/** Goes into the batch of the mail's cause. Writes nothing when nobody has the address. */
export function enqueueStatement(
  database: Database,
  mail: OutboxMail,
  { condition, values }: OnlyIf = { condition: '1', values: [] },
): Statement {
  return sql(
    database,
    `INSERT INTO outbox (id, kind, user_id, payload, dedupe_key, next_at, created_at)
     SELECT ?1, ?2, u.id, ?4, ?5, ?6, ?7 FROM users u WHERE u.email = ?3 AND ${condition}
     ON CONFLICT (dedupe_key) DO NOTHING`,
    mail.id,
    mail.kind,
    mail.to,
    mail.sealed,
    mail.dedupeKey,
    mail.now,
    mail.now,
    ...values,
  )
}

/** The same to an address of ours, which no account has. */
export const enqueueToUsStatement = (database: Database, mail: OutboxMail): Statement =>
  sql(
    database,
    `INSERT INTO outbox (id, kind, user_id, payload, dedupe_key, next_at, created_at)
     VALUES (?1, ?2, NULL, ?3, ?4, ?5, ?5) ON CONFLICT (dedupe_key) DO NOTHING`,
    mail.id,
    mail.kind,
    mail.sealed,
    mail.dedupeKey,
    mail.now,
  )

const ClaimRow = z.object({
  id: z.string(),
  kind: z.string(),
  payload: z.string(),
  tries: z.int(),
  firstTriedAt: z.int(),
})
export type ClaimedMail = z.infer<typeof ClaimRow>

/** Takes one due mail for the length of the lease: the named one, or the one that has waited longest. */
export async function claimMail(
  database: Database,
  { id, now }: { id: string | undefined; now: number },
): Promise<ClaimedMail | undefined> {
  const due = `state = 'due' AND next_at <= ?1 AND COALESCE(first_tried_at, ?1) >= ?1 - ${RETRY_FOR_MS}`
  const [claimed] = await database.batch([
    sql(
      database,
      `UPDATE outbox SET tries = tries + 1, next_at = ?2, first_tried_at = COALESCE(first_tried_at, ?1)
       WHERE id = COALESCE(?3, (SELECT id FROM outbox WHERE ${due} ORDER BY next_at LIMIT 1)) AND ${due}
       RETURNING id, kind, payload, tries, first_tried_at AS firstTriedAt`,
      now,
      now + MAIL_LEASE_MS,
      id ?? null,
    ),
  ])
  return firstRow(claimed, ClaimRow)
}

/** Ends rows whose key the provider may have forgotten: another try could be a second mail. Answers how many. */
export async function giveUpOldMail(database: Database, now: number): Promise<number> {
  const [given] = await database.batch([
    sql(
      database,
      `UPDATE outbox SET state = 'failed', payload = '', next_at = ?1 + ${KEPT_MS}
       WHERE state = 'due' AND next_at <= ?1 AND first_tried_at < ?1 - ${RETRY_FOR_MS}`,
      now,
    ),
  ])
  return changesOf(given)
}

/** Throws CannotOpenError when the key is not here, or the row is not as it was written. */
export async function openMail(keys: KeyEncryptionKeys, claimed: ClaimedMail): Promise<Mail> {
  return Mail.parse(JSON.parse(await openSecret(keys, placeOf(claimed.id), claimed.payload)))
}

/** What became of one try. */
export interface MailAttempt {
  readonly outcome: 'sent' | 'retry' | 'never'
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly reason: string | null
  readonly providerResponse: string
  readonly now: number
}

/**
 * Notes the attempt, and ends the row or puts it off, if the claim still holds. Answers the row's state; undefined when
 * another sender has taken over.
 */
export async function finishMail(
  database: Database,
  claimed: ClaimedMail,
  attempt: MailAttempt,
): Promise<'sent' | 'due' | 'failed' | undefined> {
  const { state, nextAt } = nextOf(claimed, attempt)
  const [, finished] = await database.batch([
    sql(
      database,
      `INSERT INTO email_attempts
         (user_id, to_email, from_email, subject, email_type, success, error_message, provider_response, attempted_at)
       SELECT u.id, CASE WHEN u.deleted_at IS NULL THEN ?2 ELSE '' END, ?3, ?4, o.kind, ?5, ?6, ?7, ?8 FROM outbox o LEFT JOIN users u ON u.id = o.user_id WHERE o.id = ?1`,
      claimed.id,
      attempt.to,
      attempt.from,
      attempt.subject,
      attempt.outcome === 'sent' ? 1 : 0,
      attempt.reason,
      attempt.providerResponse,
      attempt.now,
    ),
    sql(
      database,
      `UPDATE outbox SET state = ?3, next_at = ?4, payload = CASE WHEN ?3 = 'due' THEN payload ELSE '' END
       WHERE id = ?1 AND tries = ?2 AND state = 'due'`,
      claimed.id,
      claimed.tries,
      state,
      nextAt,
    ),
  ])
  return changesOf(finished) > 0 ? state : undefined
}

/** One minute, two, four ... two hours; the last of 17 tries comes 20 hours after the first. */
function nextOf(
  { tries, firstTriedAt }: ClaimedMail,
  { outcome, now }: MailAttempt,
): { state: 'sent' | 'due' | 'failed'; nextAt: number } {
  if (outcome === 'sent') return { state: 'sent', nextAt: now + KEPT_MS }
  const nextAt = now + Math.min(MINUTE_MS * 2 ** (tries - 1), BACK_OFF_MAX_MS)
  const isOver = tries >= TRIES_MAX || nextAt > firstTriedAt + RETRY_FOR_MS
  return outcome === 'never' || isOver
    ? { state: 'failed', nextAt: now + KEPT_MS }
    : { state: 'due', nextAt }
}

/** Deletes finished rows and notes of attempts after 30 days, a bounded number at a time. */
export async function forgetMail(database: Database, now: number): Promise<void> {
  await database.batch([
    sql(
      database,
      `DELETE FROM outbox WHERE id IN
         (SELECT id FROM outbox WHERE state <> 'due' AND next_at < ?1 LIMIT ${FORGET_MAX})`,
      now,
    ),
    sql(
      database,
      `DELETE FROM email_attempts WHERE id IN
         (SELECT id FROM email_attempts WHERE attempted_at < ?1 LIMIT ${FORGET_MAX})`,
      now - KEPT_MS,
    ),
  ])
}

const placeOf = (id: string): string => `outbox|${id}`
