/**
 * An account that goes for good. First it is marked and signed out, so that nothing of it is served or begun; then its
 * key ring goes, from when on no letter of it opens in any copy; then files, rows, and the name. What stays are the
 * entries of its credits and payments, under a number that no longer leads to anybody: the law asks for six years.
 */
import * as z from 'zod/mini'

import { deleteUploads, keyRingKey } from './bucket.ts'
import type { Bucket } from './bucket.ts'
import type { Database } from './database.ts'
import { allRows, changesOf, firstRow, sql } from './database.ts'
import { deleteDocuments } from './documents.ts'
import { enqueueStatement } from './outbox.ts'
import type { OutboxMail } from './outbox.ts'
import type { OwnPassword } from './passwords.ts'

/** Documents in one batch: two listings and a twentieth of a deletion for each. */
const BATCH = 50

/**
 * Marks the account and signs it out everywhere. False, with nothing changed, when the password is no longer the one
 * that was checked.
 */
export async function beginAccountDeletion(
  database: Database,
  { userId, password }: OwnPassword,
  now: number,
): Promise<boolean> {
  const isGoing = 'EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleting_at IS NOT NULL)'
  const [begun] = await database.batch([
    sql(
      database,
      'UPDATE users SET deleting_at = ?3 WHERE id = ?1 AND password = ?2 AND deleting_at IS NULL',
      userId,
      password,
      now,
    ),
    sql(
      database,
      `UPDATE documents SET deleting_at = ?2 WHERE user_id = ?1 AND ${isGoing}`,
      userId,
      now,
    ),
    sql(database, `DELETE FROM sessions WHERE user_id = ?1 AND ${isGoing}`, userId),
  ])
  return changesOf(begun) > 0
}

/** What was removed, as the receipt tells it. */
export interface AccountDeletion {
  readonly documents: number
  readonly files: number
}

export interface DeletionPorts {
  readonly database: Database
  readonly bucket: Bucket
  /** Epoch milliseconds, asked for anew: the time by which something was gone. */
  readonly clock: () => number
}

/**
 * Carries a begun deletion to its end; a fault leaves it to be carried on by another call. `mail` leaves with the last
 * batch, while the address is still there.
 */
export async function finishAccountDeletion(
  { database, bucket, clock }: DeletionPorts,
  userId: number,
  mail?: OutboxMail,
): Promise<AccountDeletion> {
  await bucket.delete(keyRingKey(userId))
  for (;;) {
    const going = await listGoing(database, userId)
    if (going.length === 0) break
    await deleteUploads(bucket, ...going.map(({ documentId }) => documentId))
    const entries = going.map((one) => ({ ...one, userId, entryId: crypto.randomUUID() }))
    await deleteDocuments(database, entries, { reason: 'asked', now: clock() })
  }
  return forgetPerson(database, { userId, now: clock() }, mail)
}

const Going = z.object({ documentId: z.int(), jobId: z.string() })

async function listGoing(database: Database, userId: number) {
  const [found] = await database.batch([
    sql(
      database,
      `SELECT d.id AS documentId, j.id AS jobId FROM documents d JOIN jobs j ON j.document_id = d.id
       WHERE d.user_id = ?1 LIMIT ${BATCH}`,
      userId,
    ),
  ])
  return allRows(found, Going)
}

/** Tables whose rows are about one person and about nothing that must be kept. */
const PERSONAL = [
  'cheat_sheets',
  'allowance_entries',
  'legal_cases',
  'password_resets',
  'email_verifications',
  'email_attempts',
  'feature_requests',
  'contact_messages',
] as const

const Counted = z.object({ documents: z.int(), files: z.int() })

async function forgetPerson(
  database: Database,
  { userId, now }: { userId: number; now: number },
  mail?: OutboxMail,
): Promise<AccountDeletion> {
  const results = await database.batch([
    ...PERSONAL.map((table) => sql(database, `DELETE FROM ${table} WHERE user_id = ?1`, userId)),
    sql(database, "DELETE FROM outbox WHERE user_id = ?1 AND kind <> 'account_deleted'", userId),
    ...(mail ? [enqueueStatement(database, mail)] : []),
    sql(
      database,
      `UPDATE users SET email = 'deleted-' || id || '@deleted.invalid', password = '', account_verified = 0,
         signup_source = NULL, last_active_date = NULL, deleted_at = ?2
       WHERE id = ?1 AND deleting_at IS NOT NULL`,
      userId,
      now,
    ),
    sql(
      database,
      `SELECT COUNT(*) AS documents, COALESCE(SUM(g.files), 0) AS files FROM deletion_journal g
       JOIN users u ON u.id = g.user_id WHERE u.id = ?1 AND g.at >= u.deleting_at`,
      userId,
    ),
  ])
  return firstRow(results.at(-1), Counted) ?? { documents: 0, files: 0 }
}

const GoingUser = z.object({ userId: z.int(), email: z.string() })

/** Accounts whose deletion was begun before then and has not ended. At most `limit`. */
export async function listUnfinishedDeletions(
  database: Database,
  { begunBefore, limit }: { begunBefore: number; limit: number },
) {
  const [found] = await database.batch([
    sql(
      database,
      `SELECT id AS userId, email FROM users WHERE deleting_at < ?1 AND deleted_at IS NULL
       ORDER BY deleting_at LIMIT ?2`,
      begunBefore,
      limit,
    ),
  ])
  return allRows(found, GoingUser)
}
