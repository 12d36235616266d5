/** How far each long walk of the sweeps has come. A round takes one stretch; a killed round repeats its stretch. */
import * as z from 'zod/mini'

import type { Database } from './database.ts'
import { allRows, sql } from './database.ts'

const PassRow = z.object({
  name: z.string(),
  position: z.string(),
  found: z.int(),
  nextAt: z.int(),
})
export type SweepPass = z.infer<typeof PassRow>

export async function listPasses(database: Database): Promise<SweepPass[]> {
  const [result] = await database.batch([
    sql(database, 'SELECT name, position, found, next_at AS nextAt FROM sweep_passes'),
  ])
  return allRows(result, PassRow)
}

export async function savePass(database: Database, pass: SweepPass): Promise<void> {
  await database.batch([
    sql(
      database,
      `INSERT INTO sweep_passes (name, position, found, next_at) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (name) DO UPDATE SET position = ?2, found = ?3, next_at = ?4`,
      pass.name,
      pass.position,
      pass.found,
      pass.nextAt,
    ),
  ])
}
