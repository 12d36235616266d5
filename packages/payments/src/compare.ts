/**
 * Where Stripe and we disagree, a page of Stripe's own lists at a time. A webhook that never came, or that was lost on
 * our side, is found here; so is what an older copy of the database has forgotten.
 */
import { findPayments, findPaymentsOfIntents } from '@plainletter/store/payments'
import { findSubscribersOfCustomers } from '@plainletter/store/subscriptions'

import { isWithUs } from './charge-state.ts'
import { checkSession } from './check-session.ts'
import type { Payments } from './open-payments.ts'
import { planProductOf, settleInvoice } from './settle-invoice.ts'
import { settleIntent, settleSession } from './settle-session.ts'
import { isSamePlan, planOf, syncPlan } from './sync-plan.ts'

/** Of a round, so that its calls stay few. */
const PAGE = 25
const DAY_S = 24 * 60 * 60
/** Stripe sends a lost event again for three days. A dispute may be open for months. */
const SINCE_DAYS = { payments: 30, disputes: 180 } as const

export interface Difference {
  readonly kind: 'session' | 'invoice' | 'money' | 'plan'
  /** Of the session, the invoice, the payment intent, the customer. */
  readonly id: string
}

export interface Compared {
  readonly differences: readonly Difference[]
  /** How many of Stripe's objects were looked at, and which of them are payments that must stand here. */
  readonly looked: number
  readonly paid: readonly string[]
  /** Where to go on; absent at the end. */
  readonly next?: string
}

/** Each takes the last id of the page before, empty at the beginning. */
export const COMPARISONS = {
  stripe_sessions: compareSessions,
  stripe_invoices: compareInvoices,
  stripe_refunds: compareRefunds,
  stripe_disputes: compareDisputes,
  stripe_plans: comparePlans,
} as const satisfies Record<string, (payments: Payments, after: string) => Promise<Compared>>

/** Brings one of them into line. True when something was written. */
export async function repair(payments: Payments, { kind, id }: Difference): Promise<boolean> {
  const source = 'reconcile'
  if (kind === 'plan') return (await syncPlan(payments, id))?.isChanged ?? false
  const settle = { session: settleSession, invoice: settleInvoice, money: settleIntent }[kind]
  const settled = await settle(payments, id, { source })
  return settled.refusal === undefined && settled.isChanged
}

const since = ({ now }: Payments, days: number): number => Math.floor(now / 1000) - days * DAY_S

const pageAfter = (after: string) =>
  ({ limit: PAGE, ...(after === '' ? {} : { starting_after: after }) }) as const

/** `data` is a page of Stripe's; its last id is where the next one begins. */
function asCompared(
  { data, has_more: hasMore }: { data: readonly { id: string }[]; has_more: boolean },
  found: { differences: readonly Difference[]; paid?: readonly string[] },
): Compared {
  const last = data.at(-1)?.id
  return {
    differences: found.differences,
    looked: data.length,
    paid: found.paid ?? [],
    ...(hasMore && last !== undefined ? { next: last } : {}),
  }
}

async function compareSessions(payments: Payments, after: string): Promise<Compared> {
  const page = await payments.stripe.checkout.sessions.list({
    created: { gte: since(payments, SINCE_DAYS.payments) },
    expand: ['data.line_items'],
    ...pageAfter(after),
  })
  const paid = page.data
    .filter((session) => {
      const checked = checkSession(session, payments)
      return checked.refusal === undefined && checked.product.pack !== null
    })
    .map(({ id }) => id)
  return asCompared(page, { paid, differences: await missing(payments, 'session', paid) })
}

async function compareInvoices(payments: Payments, after: string): Promise<Compared> {
  const page = await payments.stripe.invoices.list({
    status: 'paid',
    created: { gte: since(payments, SINCE_DAYS.payments) },
    ...pageAfter(after),
  })
  const paid = page.data
    .filter((invoice) => planProductOf(invoice, payments)?.pricePence === invoice.amount_paid)
    .map(({ id }) => id)
  return asCompared(page, { paid, differences: await missing(payments, 'invoice', paid) })
}

async function missing(
  { database }: Payments,
  kind: Difference['kind'],
  ids: readonly string[],
): Promise<Difference[]> {
  const rows = await findPayments(database, ids)
  return ids.filter((id) => !rows.has(id)).map((id) => ({ kind, id }))
}

/** What is not here at all is found among the sessions and invoices. */
async function compareRefunds(payments: Payments, after: string): Promise<Compared> {
  const page = await payments.stripe.refunds.list({
    created: { gte: since(payments, SINCE_DAYS.payments) },
    expand: ['data.charge'],
    ...pageAfter(after),
  })
  const refunded = new Map(
    page.data.flatMap(({ payment_intent: intent, charge }) =>
      typeof intent === 'string' && charge !== null && typeof charge !== 'string'
        ? [[intent, charge.amount_refunded] as const]
        : [],
    ),
  )
  const rows = await findPaymentsOfIntents(payments.database, [...refunded.keys()])
  const differences = [...rows]
    .filter(([intent, row]) => row.refundedPence !== refunded.get(intent))
    .map(([id]) => ({ kind: 'money', id }) as const)
  return asCompared(page, { differences })
}

async function compareDisputes(payments: Payments, after: string): Promise<Compared> {
  const page = await payments.stripe.disputes.list({
    created: { gte: since(payments, SINCE_DAYS.disputes) },
    ...pageAfter(after),
  })
  const isHere = new Map(
    page.data.flatMap(({ payment_intent: intent, status }) =>
      typeof intent === 'string' ? [[intent, isWithUs(status)] as const] : [],
    ),
  )
  const rows = await findPaymentsOfIntents(payments.database, [...isHere.keys()])
  const differences = [...rows]
    .filter(([intent, row]) => (row.disputedPence === 0) !== isHere.get(intent))
    .map(([id]) => ({ kind: 'money', id }) as const)
  return asCompared(page, { differences })
}

async function comparePlans(payments: Payments, after: string): Promise<Compared> {
  const page = await payments.stripe.subscriptions.list({ status: 'all', ...pageAfter(after) })
  const ours = page.data.flatMap((subscription) => planOf(subscription, payments))
  const owners = await findSubscribersOfCustomers(
    payments.database,
    ours.map(({ customerId }) => customerId),
  )
  const differences = ours
    .filter(({ customerId, state, isActive }) => {
      const here = owners.get(customerId)?.plan
      // An older plan that has ended counts only while it stands here.
      return here?.subscriptionId === state.subscriptionId ? !isSamePlan(here, state) : isActive
    })
    .map(({ customerId: id }) => ({ kind: 'plan', id }) as const)
  return asCompared(page, { differences })
}
