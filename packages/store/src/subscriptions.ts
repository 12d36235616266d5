/** People as customers of Stripe, and their yearly plan as Stripe has it. Written as `payments.ts` says. */
import { PlanType } from '@plainletter/contracts/credit'
import * as z from 'zod/mini'

import type { Database } from './database.ts'
import { allRows, changesOf, firstRow, sql } from './database.ts'

/** A plan as Stripe has it. Times are epoch milliseconds. */
const PlanState = z.object({
  subscriptionId: z.nullable(z.string()),
  /** As Stripe says it; `inactive` when there never was one. */
  status: z.string(),
  plan: z.nullable(PlanType),
  startsAt: z.nullable(z.int()),
  endsAt: z.nullable(z.int()),
  cancels: z.boolean(),
})
export type PlanState = z.infer<typeof PlanState>

export const NO_PLAN = {
  subscriptionId: null,
  status: 'inactive',
  plan: null,
  startsAt: null,
  endsAt: null,
  cancels: false,
} as const satisfies PlanState

const SubscriberRow = z.object({
  userId: z.int(),
  email: z.string(),
  customerId: z.nullable(z.string()),
  version: z.int(),
  ...PlanState.shape,
  cancels: z.int(),
})

export interface Subscriber {
  readonly userId: number
  readonly email: string
  readonly customerId: string | null
  readonly version: number
  /** As it stands here. */
  readonly plan: PlanState
}

const COLUMNS = `u.id AS userId, u.email, u.stripe_customer_id AS customerId, u.subscription_version AS version,
  u.stripe_subscription_id AS subscriptionId, u.subscription_status AS status, u.subscription_plan AS plan,
  u.subscription_starts_at AS startsAt, u.subscription_ends_at AS endsAt, u.subscription_cancels AS cancels`

function asSubscriber(row: z.infer<typeof SubscriberRow> | undefined): Subscriber | undefined {
  if (!row) return undefined
  const { userId, email, customerId, version, cancels, ...plan } = row
  return { userId, email, customerId, version, plan: { ...plan, cancels: cancels === 1 } }
}

export async function findSubscriber(
  database: Database,
  userId: number,
): Promise<Subscriber | undefined> {
  const [result] = await database.batch([
    sql(database, `SELECT ${COLUMNS} FROM users u WHERE u.id = ?1`, userId),
  ])
  return asSubscriber(firstRow(result, SubscriberRow))
}

export async function findSubscriberOfCustomer(
  database: Database,
  customerId: string,
): Promise<Subscriber | undefined> {
  const [result] = await database.batch([
    sql(database, `SELECT ${COLUMNS} FROM users u WHERE u.stripe_customer_id = ?1`, customerId),
  ])
  return asSubscriber(firstRow(result, SubscriberRow))
}

/** Those of the given customers that are somebody's here. */
export async function findSubscribersOfCustomers(
  database: Database,
  customerIds: readonly string[],
): Promise<Map<string, Subscriber>> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT ${COLUMNS} FROM users u WHERE u.stripe_customer_id IN (SELECT value FROM json_each(?1))`,
      JSON.stringify(customerIds),
    ),
  ])
  const found = allRows(result, SubscriberRow).map(asSubscriber)
  return new Map(
    found.flatMap((subscriber) =>
      subscriber?.customerId ? [[subscriber.customerId, subscriber]] : [],
    ),
  )
}

const Leaving = z.object({ userId: z.int(), customerId: z.string() })

/** Deleted accounts that are customers at Stripe still. At most `limit`. */
export async function listLeavingCustomers(database: Database, limit: number) {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT id AS userId, stripe_customer_id AS customerId FROM users
       WHERE deleted_at IS NOT NULL AND stripe_customer_id IS NOT NULL LIMIT ?1`,
      limit,
    ),
  ])
  return allRows(result, Leaving)
}

/** Of a deleted account, once Stripe has forgotten it: no customer and no plan. */
export async function forgetCustomer(
  database: Database,
  { userId, customerId }: z.infer<typeof Leaving>,
): Promise<void> {
  await database.batch([
    sql(
      database,
      `UPDATE users SET stripe_customer_id = NULL, stripe_subscription_id = NULL, subscription_status = 'inactive',
         subscription_plan = NULL, subscription_starts_at = NULL, subscription_ends_at = NULL, subscription_cancels = 0,
         subscription_version = subscription_version + 1
       WHERE id = ?1 AND stripe_customer_id = ?2 AND deleted_at IS NOT NULL`,
      userId,
      customerId,
    ),
  ])
}

/**
 * Notes the customer of a user in place of the one that was read, and answers whose it is now: ours, or the one that
 * somebody else has noted in the meantime.
 */
export async function noteCustomer(
  database: Database,
  { userId, customerId, instead }: { userId: number; customerId: string; instead: string | null },
): Promise<string | null> {
  const [, result] = await database.batch([
    sql(
      database,
      'UPDATE users SET stripe_customer_id = ?2 WHERE id = ?1 AND stripe_customer_id IS ?3',
      userId,
      customerId,
      instead,
    ),
    sql(database, `SELECT ${COLUMNS} FROM users u WHERE u.id = ?1`, userId),
  ])
  return firstRow(result, SubscriberRow)?.customerId ?? null
}

/** False when somebody has written since `version` was read. */
export async function savePlan(
  database: Database,
  { userId, version }: Pick<Subscriber, 'userId' | 'version'>,
  plan: PlanState,
): Promise<boolean> {
  const [saved] = await database.batch([
    sql(
      database,
      `UPDATE users SET stripe_subscription_id = ?3, subscription_status = ?4, subscription_plan = ?5,
         subscription_starts_at = ?6, subscription_ends_at = ?7, subscription_cancels = ?8, subscription_version = subscription_version + 1
       WHERE id = ?1 AND subscription_version = ?2`,
      userId,
      version,
      plan.subscriptionId,
      plan.status,
      plan.plan,
      plan.startsAt,
      plan.endsAt,
      plan.cancels ? 1 : 0,
    ),
  ])
  return changesOf(saved) > 0
}
