/** How far each long walk of the sweeps has come. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const sweepPasses = sqliteTable('sweep_passes', {
  name: text('name').primaryKey(),
  /** The last thing that was looked at; empty at the start of a pass. */
  position: text('position').notNull().default(''),
  /** What this pass has mended so far. */
  found: integer('found').notNull().default(0),
  /** No step before this time: a pass that has ended rests. */
  nextAt: integer('next_at').notNull().default(0),
})
