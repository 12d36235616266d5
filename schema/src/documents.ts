/** Letters, their cases, and the work done on them. Columns called sealed hold `iv.tag.ciphertext` as base64url. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { users } from './users.ts'

export const legalCases = sqliteTable(
  'legal_cases',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Sealed, as are the opposing party and the description. */
    caseName: text('case_name').notNull(),
    caseType: text('case_type'),
    opposingParty: text('opposing_party'),
    caseStatus: text('case_status').notNull().default('active'),
    caseDescription: text('case_description'),
    jurisdiction: text('jurisdiction'),
    retentionPeriod: integer('retention_period').notNull().default(365),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    closedAt: integer('closed_at'),
    autoDeleteAt: integer('auto_delete_at'),
  },
  (table) => [
    index('legal_cases_user').on(table.userId),
    index('legal_cases_expiry').on(table.autoDeleteAt),
  ],
)

export const documents = sqliteTable(
  'documents',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    caseId: integer('case_id').references(() => legalCases.id),
    /** Sealed. */
    filename: text('filename').notNull(),
    /** Sealed, as base64url; its IV and tag have columns of their own. Empty until it has been read. */
    originalText: text('original_text').notNull().default(''),
    encryptionIv: text('encryption_iv'),
    encryptionAuthTag: text('encryption_auth_tag'),
    /** Sealed: the first 200 characters, so that a list opens little. */
    preview: text('preview'),
    /** Sealed: where each page lies in the text. */
    pages: text('pages'),
    country: text('country').notNull(),
    language: text('language').notNull(),
    documentType: text('document_type'),
    documentRole: text('document_role'),
    userGoal: text('user_goal'),
    analysis: text('analysis'),
    draftResponse: text('draft_response'),
    caseResearch: text('case_research'),
    caseResearchGenerated: integer('case_research_generated', { mode: 'boolean' })
      .notNull()
      .default(false),
    insiderInsight: text('insider_insight'),
    organizationIntelligence: text('organization_intelligence'),
    informationSummary: text('information_summary'),
    isStandalone: integer('is_standalone', { mode: 'boolean' }).notNull().default(true),
    fileCount: integer('file_count').notNull(),
    fileBytes: integer('file_bytes').notNull(),
    /** Where the files lie since they were last moved. Null until then: where they were first put. */
    uploadFolder: text('upload_folder'),
    autoDeleteAt: integer('auto_delete_at'),
    /** Set when deletion has begun; such a row is never served. */
    deletingAt: integer('deleting_at'),
    createdAt: integer('created_at').notNull(),
    /** Sealed lists of what the person asked and put right afterwards, and how many there are of each. */
    followUps: text('follow_ups'),
    followUpCount: integer('follow_up_count').notNull().default(0),
    feedback: text('feedback'),
    feedbackCount: integer('feedback_count').notNull().default(0),
    /** How often the letter was read again with what was put right. */
    reprocessCount: integer('reprocess_count').notNull().default(0),
  },
  (table) => [
    index('documents_user').on(table.userId, table.createdAt),
    index('documents_expiry').on(table.autoDeleteAt),
    index('documents_deleting')
      .on(table.deletingAt)
      .where(sql`deleting_at IS NOT NULL`),
    index('documents_case').on(table.caseId),
  ],
)

/** One run of the analyser over one document. This row is the truth; the queue only carries its id. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status').notNull().default('queued'),
    /** JSON list of the contract Stage, in the order in which they happened. */
    stages: text('stages').notNull().default('[]'),
    /** Tokens of the optional model, and what they cost. Null where none was asked or no price is known. */
    modelInputTokens: integer('model_input_tokens'),
    modelOutputTokens: integer('model_output_tokens'),
    modelCostMicrodollars: integer('model_cost_microdollars'),
    /** JSON of the contract JobFailure: codes and fixed words, never the letter's. */
    failure: text('failure'),
    /** Why no credit was kept: 'failed', 'refused' or 'not_covered'. Null while charged. */
    refundReason: text('refund_reason'),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
    leaseUntil: integer('lease_until'),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    finishedAt: integer('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_intent').on(table.userId, table.idempotencyKey),
    index('jobs_document').on(table.documentId),
    index('jobs_status').on(table.status, table.createdAt),
  ],
)

/** What was deleted and when: ids, dates and counts only. Replayed after a restore, before anyone is served. */
export const deletionJournal = sqliteTable('deletion_journal', {
  documentId: integer('document_id').primaryKey(),
  userId: integer('user_id').notNull(),
  reason: text('reason').notNull(),
  at: integer('at').notNull(),
  files: integer('files'),
})
