/** The sign-ins of one person: seen and ended by that person. */
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { SESSION_IDLE_MS, SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { allRows, changesOf, firstRow, sql } from './database.ts'
import { UserRow, userStatement } from './users.ts'

const SessionRow = z.object({
  agentFamily: z.nullable(z.string()),
  ipPrefix: z.nullable(z.string()),
  createdAt: z.int(),
  lastSeenAt: z.int(),
  isThis: z.pipe(
    z.int(),
    z.transform((value) => value === 1),
  ),
})
export type SessionRow = z.infer<typeof SessionRow>

/** The caller and their living sessions, this one first and then the newest. */
export async function listSessions(
  database: Database,
  caller: Caller,
): Promise<{ user: UserRow; sessions: SessionRow[] } | undefined> {
  const [user, sessions] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT o.agent_family AS agentFamily, o.ip_prefix AS ipPrefix, o.created_at AS createdAt,
         o.last_seen_at AS lastSeenAt, o.token_hash = ?1 AS isThis
       FROM sessions s JOIN sessions o ON o.user_id = s.user_id
       WHERE ${SESSION_IS_LIVE} AND o.expires_at > ?2 AND o.last_seen_at > ?3
       ORDER BY isThis DESC, o.created_at DESC`,
      ...sessionValues(caller),
    ),
  ])
  const row = firstRow(user, UserRow)
  return row && { user: row, sessions: allRows(sessions, SessionRow) }
}

/** Ends every session of the caller but this one. Answers how many that still lived; undefined for a dead session. */
export async function endOtherSessions(
  database: Database,
  caller: Caller,
): Promise<number | undefined> {
  const [user, ended] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `DELETE FROM sessions WHERE token_hash <> ?1 AND last_seen_at > ?2 - ${SESSION_IDLE_MS} AND expires_at > ?2
         AND user_id = (SELECT s.user_id FROM sessions s WHERE ${SESSION_IS_LIVE})`,
      ...sessionValues(caller),
    ),
  ])
  return firstRow(user, UserRow) && changesOf(ended)
}
