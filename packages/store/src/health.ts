import type { Database } from './database.ts'
import { sql } from './database.ts'

/** True when the database answers and its tables are there. */
export async function isDatabaseUp(database: Database): Promise<boolean> {
  try {
    await database.batch([sql(database, 'SELECT COUNT(*) FROM limits')])
    return true
  } catch {
    return false
  }
}
