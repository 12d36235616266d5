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

/** One row per payment that counts: a checkout session for a pack, an invoice for a year of a plan. */
export const paymentTracking = sqliteTable(
  'payment_tracking',
  {
    id: integer('id').primaryKey(),
    sessionId: text('session_id').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    credits: integer('credits').notNull(),
    processedAt: integer('processed_at').notNull(),
    /** Who told us first: `webhook`, `verify` or `reconcile`. */
    source: text('source').notNull().default('webhook'),
    pack: text('pack'),
    plan: text('plan'),
    pricePence: integer('price_pence').notNull().default(0),
    paymentIntent: text('payment_intent'),
    paidAt: integer('paid_at').notNull().default(0),
    receiptUrl: text('receipt_url'),
    refundedPence: integer('refunded_pence').notNull().default(0),
    disputedPence: integer('disputed_pence').notNull().default(0),
    /** Credits that were taken back, and those that could not be, because they were spent. */
    takenBack: integer('taken_back').notNull().default(0),
    shortfall: integer('shortfall').notNull().default(0),
    /** Counts the writes. Whoever has read an older one writes nothing. */
    version: integer('version').notNull().default(0),
    /** When the page of whoever paid was told of the credits. */
    toldAt: integer('told_at'),
  },
  (table) => [
    index('payment_tracking_user').on(table.userId, table.paidAt),
    index('payment_tracking_intent').on(table.paymentIntent),
  ],
)

/** Analyses that a plan paid for, and those of them that were given back. Entries are only ever added. */
export const allowanceEntries = sqliteTable(
  'allowance_entries',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    jobId: text('job_id').notNull(),
    /** When it was used, also for one that was given back: both count in the same month. */
    usedAt: integer('used_at').notNull(),
  },
  (table) => [
    unique('allowance_entries_once').on(table.kind, table.jobId),
    index('allowance_entries_user').on(table.userId, table.usedAt),
    check('allowance_entry_kind', sql`${table.kind} IN ('use', 'return')`),
  ],
)

/** Events of Stripe that have been dealt with. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    handledAt: integer('handled_at').notNull(),
  },
  (table) => [index('stripe_events_handled').on(table.handledAt)],
)
