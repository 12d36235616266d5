/** What people write to us, signed in or not. */
import type { Contact } from '@plainletter/contracts/contact'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { sql } from './database.ts'

/** Under the account of a living session, else under none. */
export async function insertContactMessage(
  database: Database,
  caller: Caller,
  { id, ...message }: Contact & { id: number },
): Promise<void> {
  await database.batch([
    sql(
      database,
      `INSERT INTO contact_messages (id, user_id, name, email, category, subject, message, created_at)
       SELECT ?4, (SELECT s.user_id FROM sessions s WHERE ${SESSION_IS_LIVE}), ?5, ?6, ?7, ?8, ?9, ?2`,
      ...sessionValues(caller),
      id,
      message.name,
      message.email,
      message.category,
      message.subject,
      message.message,
    ),
  ])
}
