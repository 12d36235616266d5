/** Credits and payments. Entries are only ever added; the balance is their sum, recomputed in the same batch. */
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

import { users } from './users.ts'

export const creditAccounts = sqliteTable(
  'credit_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    balance: integer('balance').notNull().default(0),
    totalEver: integer('total_ever').notNull().default(0),
  },
  (table) => [check('credit_balance_not_negative', sql`${table.balance} >= 0`)],
)

export const creditEntries = sqliteTable(
  'credit_entries',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    kind: text('kind').notNull(),
    /** What caused it: a job, a checkout session. With `kind`, it can happen only once. */
    ref: text('ref').notNull(),
    delta: integer('delta').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    unique('credit_entries_once').on(table.kind, table.ref),
    index('credit_entries_user').on(table.userId),
    check(
      'credit_entry_direction',
      sql`(${table.kind} IN ('purchase', 'refund', 'grant') AND ${table.delta} > 0) OR (${table.kind} IN ('spend', 'clawback') AND ${table.delta} < 0)`,
    ),
  ],
)

export const paymentTracking = sqliteTable('payment_tracking', {
  id: integer('id').primaryKey(),
  sessionId: text('session_id').notNull().unique(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  credits: integer('credits').notNull(),
  processedAt: integer('processed_at').notNull(),
  source: text('source').notNull().default('webhook'),
})
