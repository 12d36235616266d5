/** Cheat sheets that people paid for. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { users } from './users.ts'

export const cheatSheets = sqliteTable(
  'cheat_sheets',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Sealed, with its area. */
    sheet: text('sheet').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    autoDeleteAt: integer('auto_delete_at').notNull(),
  },
  (table) => [
    uniqueIndex('cheat_sheets_intent').on(table.userId, table.idempotencyKey),
    index('cheat_sheets_expiry').on(table.autoDeleteAt),
  ],
)
