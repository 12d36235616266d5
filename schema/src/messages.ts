/** Mail that is due, what became of it, and what people send us. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { documents } from './documents.ts'
import { users } from './users.ts'

/** Written in the same batch as its cause, so that nothing that was promised is forgotten. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    userId: integer('user_id'),
    /** The mail, sealed: it carries the address and a token. Empty once the row has ended. */
    payload: text('payload').notNull(),
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** `due`, `sent` or `failed`. */
    state: text('state').notNull().default('due'),
    tries: integer('tries').notNull().default(0),
    nextAt: integer('next_at').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Absent until a try was made. */
    firstTriedAt: integer('first_tried_at'),
  },
  (table) => [index('outbox_due').on(table.state, table.nextAt)],
)

export const emailAttempts = sqliteTable(
  'email_attempts',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id').references(() => users.id),
    toEmail: text('to_email').notNull(),
    fromEmail: text('from_email').notNull(),
    subject: text('subject').notNull(),
    emailType: text('email_type').notNull(),
    success: integer('success', { mode: 'boolean' }).notNull(),
    errorMessage: text('error_message'),
    providerResponse: text('provider_response'),
    attemptedAt: integer('attempted_at').notNull(),
  },
  (table) => [index('email_attempts_time').on(table.attemptedAt)],
)

export const featureRequests = sqliteTable(
  'feature_requests',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id').references(() => users.id),
    documentId: integer('document_id').references(() => documents.id),
    requestType: text('request_type').notNull(),
    /** Sealed, as are the four after it. */
    title: text('title').notNull(),
    description: text('description').notNull(),
    userGoal: text('user_goal'),
    currentLimitation: text('current_limitation'),
    suggestedSolution: text('suggested_solution'),
    /** False until the sweep has come to a wish from before wishes were sealed. */
    isSealed: integer('is_sealed', { mode: 'boolean' }).notNull().default(false),
    priority: text('priority').notNull().default('medium'),
    status: text('status').notNull().default('submitted'),
    adminNotes: text('admin_notes'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('feature_requests_document')
      .on(table.documentId)
      .where(sql`document_id IS NOT NULL`),
    index('feature_requests_user').on(table.userId),
  ],
)

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id').references(() => users.id),
    /** Sealed: all fields of the form, as JSON. */
    message: text('message').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_user').on(table.userId),
    index('contact_messages_time').on(table.createdAt),
  ],
)
