/** Events that have been dealt with. One is noted after its work, so that one that was cut off comes again. */
import * as z from 'zod/mini'

import type { Database } from './database.ts'
import { firstRow, sql } from './database.ts'

export async function isEventHandled(database: Database, eventId: string): Promise<boolean> {
  const [result] = await database.batch([
    sql(database, 'SELECT 1 AS known FROM stripe_events WHERE id = ?1', eventId),
  ])
  return firstRow(result, z.object({ known: z.int() })) !== undefined
}

export async function noteEvent(
  database: Database,
  { id, type }: { id: string; type: string },
  now: number,
): Promise<void> {
  await database.batch([
    sql(
      database,
      'INSERT INTO stripe_events (id, type, handled_at) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO NOTHING',
      id,
      type,
      now,
    ),
  ])
}
