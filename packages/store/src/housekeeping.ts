/** What the sweeps look after besides documents: counters and sessions that are over, and the ledger's own sum. */
import * as z from 'zod/mini'

import { SESSION_IDLE_MS } from './caller.ts'
import type { Database } from './database.ts'
import { allRows, sql } from './database.ts'

const CHUNK = 5_000

/** A used link that is opened again says so for this long. */
const LINKS_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Stripe sends an event again for three days, and by hand for thirty. */
const EVENTS_KEPT_MS = 40 * 24 * 60 * 60 * 1000

/** Messages to us are answered within days; a year later nobody asks for one again. */
const MESSAGES_KEPT_MS = 365 * 24 * 60 * 60 * 1000

/** Deletes counters, sessions, mailed links, cheat sheets and messages that can no longer matter, a bounded number at a time. */
export async function forgetExpired(database: Database, now: number): Promise<void> {
  await database.batch([
    sql(
      database,
      `DELETE FROM limits WHERE bucket IN (SELECT bucket FROM limits WHERE reset_at < ?1 LIMIT ${CHUNK})`,
      now,
    ),
    sql(
      database,
      `DELETE FROM sessions WHERE token_hash IN
         (SELECT token_hash FROM sessions WHERE expires_at < ?1 OR last_seen_at < ?2 LIMIT ${CHUNK})`,
      now,
      now - SESSION_IDLE_MS,
    ),
    ...['password_resets', 'email_verifications'].map((table) =>
      sql(
        database,
        `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE expires_at < ?1 LIMIT ${CHUNK})`,
        now - LINKS_KEPT_MS,
      ),
    ),
    // Its key is taken off the ring by the walk over all rings.
    sql(
      database,
      `DELETE FROM cheat_sheets WHERE id IN (SELECT id FROM cheat_sheets WHERE auto_delete_at <= ?1 LIMIT ${CHUNK})`,
      now,
    ),
    sql(
      database,
      `DELETE FROM stripe_events WHERE id IN (SELECT id FROM stripe_events WHERE handled_at < ?1 LIMIT ${CHUNK})`,
      now - EVENTS_KEPT_MS,
    ),
    sql(
      database,
      `DELETE FROM contact_messages WHERE id IN (SELECT id FROM contact_messages WHERE created_at < ?1 LIMIT ${CHUNK})`,
      now - MESSAGES_KEPT_MS,
    ),
  ])
}

const LedgerFault = z.object({ userId: z.int(), balance: z.int(), entries: z.int() })

/**
 * Users whose balance is not the sum of their entries, or is below zero, or whose credits ever had are not the sum of
 * what was bought and given. Always empty.
 */
export async function listLedgerFaults(database: Database) {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT a.user_id AS userId, a.balance, COALESCE(SUM(e.delta), 0) AS entries
       FROM credit_accounts a LEFT JOIN credit_entries e ON e.user_id = a.user_id
       GROUP BY a.user_id HAVING a.balance <> entries OR a.balance < 0
         OR a.total_ever <> COALESCE(SUM(e.delta) FILTER (WHERE e.kind IN ('purchase', 'grant')), 0) LIMIT 100`,
    ),
  ])
  return allRows(result, LedgerFault)
}
