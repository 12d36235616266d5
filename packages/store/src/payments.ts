/**
 * What was paid to us, one row per payment. Stripe's own state decides; here it is written down with what follows from
 * it for the ledger. Nothing is added up event by event, so that events may come twice, late or in any order.
 *
 * A row counts its writes. Whoever wants to write reads the count, asks Stripe, and writes if the count is the same: so
 * an answer that is older than the newest write changes nothing.
 */
import { PackageType, PlanType } from '@plainletter/contracts/credit'
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import { balanceStatement } from './credits.ts'
import type { Database, Statement } from './database.ts'
import { allRows, changesOf, firstRow, sql } from './database.ts'
import { enqueueStatement } from './outbox.ts'
import type { OutboxMail } from './outbox.ts'
import { UserRow, userStatement } from './users.ts'

const HISTORY_MAX = 200

/** A payment as Stripe has it now. Money in pence. */
export interface PaidState {
  /** A checkout session, or the invoice of a plan's year. */
  readonly sessionId: string
  readonly userId: number
  readonly pack: PackageType | null
  readonly plan: PlanType | null
  /** None for a plan. */
  readonly credits: number
  readonly pricePence: number
  readonly paymentIntent: string | null
  readonly receiptUrl: string | null
  readonly paidAt: number
  readonly refundedPence: number
  readonly disputedPence: number
}

export type PaymentSource = 'webhook' | 'verify' | 'reconcile'

export interface Settlement {
  readonly paid: PaidState
  /** The count that was read before Stripe was asked; 0 when there was no row. */
  readonly version: number
  readonly source: PaymentSource
  /** Leaves with the first write of the row only. */
  readonly mail: OutboxMail
  readonly entryIds: readonly [grant: string, takeBack: string, giveBack: string]
  readonly now: number
}

export const PaymentRow = z.object({
  sessionId: z.string(),
  userId: z.int(),
  pack: z.nullable(PackageType),
  plan: z.nullable(PlanType),
  credits: z.int(),
  pricePence: z.int(),
  paymentIntent: z.nullable(z.string()),
  receiptUrl: z.nullable(z.string()),
  paidAt: z.int(),
  refundedPence: z.int(),
  disputedPence: z.int(),
  takenBack: z.int(),
  shortfall: z.int(),
  version: z.int(),
})
export type PaymentRow = z.infer<typeof PaymentRow>

const COLUMNS = `p.session_id AS sessionId, p.user_id AS userId, p.pack, p.plan, p.credits, p.price_pence AS pricePence,
  p.payment_intent AS paymentIntent, p.receipt_url AS receiptUrl, p.paid_at AS paidAt, p.refunded_pence AS refundedPence,
  p.disputed_pence AS disputedPence, p.taken_back AS takenBack, p.shortfall, p.version`

export async function findPayment(
  database: Database,
  sessionId: string,
): Promise<PaymentRow | undefined> {
  const [result] = await database.batch([
    sql(database, `SELECT ${COLUMNS} FROM payment_tracking p WHERE p.session_id = ?1`, sessionId),
  ])
  return firstRow(result, PaymentRow)
}

/** Which payment some money belongs to: the checkout session or invoice, or undefined. */
export async function findPaymentOfIntent(
  database: Database,
  paymentIntent: string,
): Promise<PaymentRow | undefined> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT ${COLUMNS} FROM payment_tracking p WHERE p.payment_intent = ?1`,
      paymentIntent,
    ),
  ])
  return firstRow(result, PaymentRow)
}

/** Those of the given sessions and invoices that have a row. */
export async function findPayments(
  database: Database,
  sessionIds: readonly string[],
): Promise<Map<string, PaymentRow>> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT ${COLUMNS} FROM payment_tracking p WHERE p.session_id IN (SELECT value FROM json_each(?1))`,
      JSON.stringify(sessionIds),
    ),
  ])
  return new Map(allRows(result, PaymentRow).map((row) => [row.sessionId, row]))
}

/** The same for many, by their payment intent. */
export async function findPaymentsOfIntents(
  database: Database,
  intents: readonly string[],
): Promise<Map<string, PaymentRow>> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT ${COLUMNS} FROM payment_tracking p WHERE p.payment_intent IN (SELECT value FROM json_each(?1))`,
      JSON.stringify(intents),
    ),
  ])
  const rows = allRows(result, PaymentRow)
  return new Map(rows.flatMap((row) => (row.paymentIntent ? [[row.paymentIntent, row]] : [])))
}

/** Ids of the payments since then, the oldest first. */
export async function listPaidSince(database: Database, since: number): Promise<string[]> {
  const [result] = await database.batch([
    sql(
      database,
      'SELECT session_id AS sessionId FROM payment_tracking WHERE paid_at >= ?1 ORDER BY paid_at, id',
      since,
    ),
  ])
  return allRows(result, z.object({ sessionId: z.string() })).map(({ sessionId }) => sessionId)
}

/** The caller and their payments, the newest first. Undefined without a session. */
export async function listPayments(database: Database, caller: Caller) {
  const [user, payments] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT ${COLUMNS} FROM sessions s JOIN payment_tracking p ON p.user_id = s.user_id
       WHERE ${SESSION_IS_LIVE} ORDER BY p.paid_at DESC, p.id DESC LIMIT ${HISTORY_MAX}`,
      ...sessionValues(caller),
    ),
  ])
  const row = firstRow(user, UserRow)
  return row && { user: row, payments: allRows(payments, PaymentRow) }
}

type Money = Pick<PaidState, 'credits' | 'pricePence' | 'refundedPence' | 'disputedPence'>

/** Of the price, the part that is back with whoever paid or with their bank. Never less than nothing: that would be credits. */
const lostPence = ({ refundedPence, disputedPence, pricePence }: Money): number =>
  Math.max(0, Math.min(pricePence, refundedPence + disputedPence))

/** How many credits a payment no longer pays for: pro rata, rounded down, so in favour of whoever paid. */
export const creditsNotPaid = (paid: Money): number =>
  paid.pricePence === 0 ? 0 : Math.floor((paid.credits * lostPence(paid)) / paid.pricePence)

/**
 * Writes the state down: grants what was never granted, takes back what is no longer paid for, and gives back what was
 * taken and is paid for again. Never takes more than there is; the rest is noted and never asked for again. `stale` when
 * somebody has written since `version` was read, `no_user` when the account is gone.
 */
export async function settlePayment(
  database: Database,
  settlement: Settlement,
): Promise<'settled' | 'stale' | 'no_user'> {
  const { paid, version } = settlement
  const results = await database.batch(settleStatements(database, settlement))
  if (changesOf(results.at(-1)) > 0) return 'settled'
  if (version > 0) return 'stale'
  return (await findPayment(database, paid.sessionId)) ? 'stale' : 'no_user'
}

/**
 * What the page of whoever paid may announce now: the credits of those of the given payments of which it was never told,
 * whoever brought them first, less what was taken back since. Each payment is told once, also to many that ask at once.
 */
export async function tellPayments(
  database: Database,
  userId: number,
  { sessionIds, now }: { sessionIds: readonly string[]; now: number },
): Promise<number> {
  const [told] = await database.batch([
    sql(
      database,
      `UPDATE payment_tracking SET told_at = ?3
       WHERE session_id IN (SELECT value FROM json_each(?1)) AND user_id = ?2 AND told_at IS NULL
       RETURNING credits - taken_back - shortfall AS credits`,
      JSON.stringify(sessionIds),
      userId,
      now,
    ),
  ])
  return allRows(told, z.object({ credits: z.int() })).reduce(
    (sum, { credits }) => sum + credits,
    0,
  )
}

function settleStatements(database: Database, settlement: Settlement): Statement[] {
  const { paid, version, source, mail, entryIds, now } = settlement
  const { sessionId } = paid
  const owner = `SELECT user_id FROM payment_tracking WHERE session_id = ?1`
  const due = creditsNotPaid(paid)
  return [
    sql(
      database,
      `INSERT INTO payment_tracking (session_id, user_id, credits, processed_at, source, pack, plan, price_pence, payment_intent, paid_at)
       SELECT ?1, u.id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM users u WHERE u.id = ?2 AND ?11 = 0
       ON CONFLICT (session_id) DO NOTHING`,
      sessionId,
      paid.userId,
      paid.credits,
      now,
      source,
      paid.pack,
      paid.plan,
      paid.pricePence,
      paid.paymentIntent,
      paid.paidAt,
      version,
    ),
    sql(
      database,
      `INSERT INTO credit_entries (id, user_id, kind, ref, delta, at)
       SELECT ?3, p.user_id, 'purchase', p.session_id, p.credits, ?4 FROM payment_tracking p
       WHERE p.session_id = ?1 AND p.version = ?2 AND p.credits > 0 ON CONFLICT (kind, ref) DO NOTHING`,
      sessionId,
      version,
      entryIds[0],
      now,
    ),
    balanceStatement(database, owner, sessionId),
    sql(
      database,
      `INSERT INTO credit_entries (id, user_id, kind, ref, delta, at)
       SELECT ?3, p.user_id, 'clawback', p.session_id || ':' || p.version, -MIN(a.balance, ?5 - p.taken_back - p.shortfall), ?4
       FROM payment_tracking p JOIN credit_accounts a ON a.user_id = p.user_id
       WHERE p.session_id = ?1 AND p.version = ?2 AND MIN(a.balance, ?5 - p.taken_back - p.shortfall) > 0`,
      sessionId,
      version,
      entryIds[1],
      now,
      due,
    ),
    sql(
      database,
      `INSERT INTO credit_entries (id, user_id, kind, ref, delta, at)
       SELECT ?3, p.user_id, 'refund', p.session_id || ':' || p.version, p.taken_back - ?5, ?4 FROM payment_tracking p
       WHERE p.session_id = ?1 AND p.version = ?2 AND p.taken_back > ?5`,
      sessionId,
      version,
      entryIds[2],
      now,
      due,
    ),
    balanceStatement(database, owner, sessionId),
    enqueueStatement(database, mail, {
      condition:
        'EXISTS (SELECT 1 FROM payment_tracking p WHERE p.session_id = ?8 AND p.version = 0 AND p.user_id = u.id) AND u.deleting_at IS NULL',
      values: [sessionId],
    }),
    writeDown(database, settlement, due),
  ]
}

/** The last statement of the batch: what was taken is read from the entries of this very write. */
function writeDown(database: Database, { paid, version }: Settlement, due: number): Statement {
  const taken = `(taken_back - (SELECT COALESCE(SUM(e.delta), 0) FROM credit_entries e
    WHERE e.kind IN ('clawback', 'refund') AND e.ref = payment_tracking.session_id || ':' || payment_tracking.version))`
  return sql(
    database,
    `UPDATE payment_tracking SET refunded_pence = ?3, disputed_pence = ?4, receipt_url = COALESCE(?5, receipt_url),
       payment_intent = COALESCE(?6, payment_intent), taken_back = ${taken}, shortfall = MAX(0, ?7 - ${taken}), version = version + 1
     WHERE session_id = ?1 AND version = ?2`,
    paid.sessionId,
    version,
    paid.refundedPence,
    paid.disputedPence,
    paid.receiptUrl,
    paid.paymentIntent,
    due,
  )
}
