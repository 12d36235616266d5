/** People's accounts, their sign-ins, and the single-use tokens mailed to them. Times are epoch milliseconds. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Credits are not here: `credit_accounts` holds the balance, in the same batch as its entries. */
export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey(),
    email: text('email').notNull().unique(),
    password: text('password').notNull(),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    subscriptionStatus: text('subscription_status').notNull().default('inactive'),
    subscriptionPlan: text('subscription_plan'),
    subscriptionEndsAt: integer('subscription_ends_at'),
    /** When the year that is paid began: the plan's analyses are whole again from here. */
    subscriptionStartsAt: integer('subscription_starts_at'),
    subscriptionCancels: integer('subscription_cancels', { mode: 'boolean' })
      .notNull()
      .default(false),
    /** Counts the writes. Whoever has read an older one writes nothing. */
    subscriptionVersion: integer('subscription_version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    dailyAiCalls: integer('daily_ai_calls').notNull().default(0),
    dailyCallsResetDate: text('daily_calls_reset_date'),
    /** Unused: what a plan has paid for stands in `allowance_entries`. */
    monthlyAnalysesUsed: integer('monthly_analyses_used').notNull().default(0),
    monthlyUsageResetDate: text('monthly_usage_reset_date'),
    accountVerified: integer('account_verified', { mode: 'boolean' }).notNull().default(false),
    signupSource: text('signup_source'),
    lastActiveDate: text('last_active_date'),
    /** When its deletion was asked for, and when it was done. */
    deletingAt: integer('deleting_at'),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_customer').on(table.stripeCustomerId),
    index('users_leaving')
      .on(table.deletedAt)
      .where(sql`deleted_at IS NOT NULL AND stripe_customer_id IS NOT NULL`),
  ],
)

/** Only the SHA-256 of the cookie's token is kept: a copy of this table signs nobody in. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    reauthenticatedAt: integer('reauthenticated_at').notNull(),
    ipPrefix: text('ip_prefix'),
    agentFamily: text('agent_family'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

const mailedToken = {
  id: integer('id').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  expiresAt: integer('expires_at').notNull(),
  used: integer('used', { mode: 'boolean' }).notNull().default(false),
  createdAt: integer('created_at').notNull(),
}

export const passwordResets = sqliteTable('password_resets', mailedToken, (table) => [
  index('password_resets_user').on(table.userId),
  index('password_resets_expiry').on(table.expiresAt),
])

export const emailVerifications = sqliteTable('email_verifications', mailedToken, (table) => [
  index('email_verifications_user').on(table.userId),
  index('email_verifications_expiry').on(table.expiresAt),
])

/** Exact counters for limits: one row per action and subject in a window. */
export const limits = sqliteTable(
  'limits',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    resetAt: integer('reset_at').notNull(),
  },
  (table) => [index('limits_reset').on(table.resetAt)],
)
