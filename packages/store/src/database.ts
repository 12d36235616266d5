/**
 * The few things we ask of D1. Plain SQL with numbered parameters; every row is parsed on its way out.
 * A step that must hold together is one `batch`: D1 runs it as one transaction, or not at all.
 */
import type * as z from 'zod/mini'

export type SqlValue = string | number | null

export interface Statement {
  bind(...values: SqlValue[]): Statement
}

export interface BatchResult {
  readonly results: readonly unknown[]
  readonly meta: { readonly changes: number }
}

/** The part of D1Database that the store uses, so that this package needs no platform types. */
export interface Database {
  prepare(sql: string): Statement
  batch(statements: Statement[]): Promise<BatchResult[]>
}

/** One statement with its parameters: `?1` is the first value. */
export const sql = (database: Database, text: string, ...values: SqlValue[]): Statement =>
  database.prepare(text).bind(...values)

/** The first row of one result of a batch, parsed, or undefined. Throws when the row is not what the store wrote. */
export function firstRow<Row>(
  result: BatchResult | undefined,
  row: z.ZodMiniType<Row>,
): Row | undefined {
  const first = result?.results[0]
  return first === undefined ? undefined : row.parse(first)
}

export function allRows<Row>(result: BatchResult | undefined, row: z.ZodMiniType<Row>): Row[] {
  return (result?.results ?? []).map((each) => row.parse(each))
}

export const changesOf = (result: BatchResult | undefined): number => result?.meta.changes ?? 0

/** Tells which constraint a failed batch ran into. Anything else is a fault and is thrown again by the caller. */
export function brokenConstraint(
  error: unknown,
): 'balance' | 'document' | 'intent' | 'email' | undefined {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('CHECK constraint failed: balance')) return 'balance'
  if (message.includes('UNIQUE constraint failed: jobs.user_id, jobs.idempotency_key'))
    return 'intent'
  if (message.includes('UNIQUE constraint failed: documents.id')) return 'document'
  if (message.includes('UNIQUE constraint failed: users.email')) return 'email'
  return undefined
}

/** How the database, and the line to any storage, say that they were away. The same call may work a moment later. */
const AWAY =
  /SQLITE_BUSY|Network connection lost|D1 DB is overloaded|caused object to be reset|reset because its code|Cannot resolve D1 DB/

/** Whether the cause passes by itself. What the call was to write may have been written, or not. */
export const isStorageAway = (error: unknown): boolean =>
  error instanceof Error && AWAY.test(error.message)
