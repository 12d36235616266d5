/**
 * Brings one payment here to where it is at Stripe, whoever told us to look: a webhook, the page that the browser came
 * back to, or the nightly comparison. Safe to be called many times at once, and to be killed anywhere.
 */
import { findPayment, findPaymentOfIntent } from '@plainletter/store/payments'
import type { PaymentRow } from '@plainletter/store/payments'
import type Stripe from 'stripe'

import { chargeState } from './charge-state.ts'
import { checkSession } from './check-session.ts'
import { orUndefined } from './open-payments.ts'
import type { Payments } from './open-payments.ts'
import type { Product } from './products.ts'
import { settleInvoice } from './settle-invoice.ts'
import { settleKnown, settlePaid } from './settle-paid.ts'
import type { Asked, Settled } from './settle-paid.ts'
import { syncPlan } from './sync-plan.ts'

/** A write that another one came before asks Stripe again. So many meet at once only on purpose. */
const TRIES_MAX = 20

/** A session that is not a good payment of ours gives nothing, and the answer says why. */
export async function settleSession(
  payments: Payments,
  sessionId: string,
  asked: Asked,
): Promise<Settled> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    // Read before Stripe is asked: an answer that is older than the newest write must not be written.
    const row = await findPayment(payments.database, sessionId)
    const session = await retrieveSession(payments, sessionId)
    if (!session) return { refusal: 'unknown' }
    const settled = await settleRetrieved(payments, { session, row, asked })
    if (settled !== 'stale') return settled
  }
  throw new Error('This payment was written by others again and again')
}

/** The payment that some money belongs to is looked at. Nothing happens when it is none of ours. */
export async function settleIntent(
  payments: Payments,
  paymentIntent: string,
  asked: Asked,
): Promise<Settled> {
  const row = await findPaymentOfIntent(payments.database, paymentIntent)
  if (row?.plan) return settleInvoice(payments, row.sessionId, asked)
  if (row) return settleSession(payments, row.sessionId, asked)
  const { sessions } = payments.stripe.checkout
  const { data } = await sessions.list({ payment_intent: paymentIntent, limit: 1 })
  const [session] = data
  return session ? settleSession(payments, session.id, asked) : { refusal: 'unknown' }
}

const retrieveSession = ({ stripe }: Payments, sessionId: string) =>
  orUndefined(
    stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['line_items', 'payment_intent.latest_charge'],
    }),
  )

interface Retrieved {
  readonly session: Stripe.Checkout.Session
  readonly row: PaymentRow | undefined
  readonly asked: Asked
}

async function settleRetrieved(
  payments: Payments,
  { session, row, asked }: Retrieved,
): Promise<Settled | 'stale'> {
  if (row) return settleKnown(payments, { row, intent: session.payment_intent, asked })
  const checked = checkSession(session, payments)
  if (asked.userId !== undefined && checked.userId !== asked.userId) return { refusal: 'foreign' }
  if (checked.refusal !== undefined) return { refusal: checked.refusal }
  const { userId, product } = checked
  if (product.plan) return settlePlan(payments, session, asked)
  return settlePack(payments, { session, asked, userId, product })
}

async function settlePack(
  payments: Payments,
  {
    session,
    asked,
    userId,
    product,
  }: Omit<Retrieved, 'row'> & { userId: number; product: Product },
): Promise<Settled | 'stale'> {
  const { paidAt = session.created * 1000, ...charge } = await chargeState(
    payments,
    session.payment_intent,
  )
  const { pack, plan, credits, pricePence, name } = product
  return settlePaid(payments, undefined, {
    source: asked.source,
    name,
    paid: {
      ...charge,
      pack,
      plan,
      credits,
      pricePence,
      paidAt,
      userId,
      sessionId: session.id,
    },
  })
}

/** Of a plan, the subscription says what it gives, and its first invoice what was paid. */
async function settlePlan(
  payments: Payments,
  { customer, invoice }: Stripe.Checkout.Session,
  asked: Asked,
): Promise<Settled> {
  const plan = await syncPlan(payments, idOf(customer))
  if (!plan) return { refusal: 'no_user' }
  const paid = await settleInvoice(payments, idOf(invoice), asked)
  return paid.refusal ? paid : { ...paid, isChanged: paid.isChanged || plan.isChanged }
}

const idOf = (thing: string | { id: string } | null): string =>
  typeof thing === 'string' ? thing : (thing?.id ?? '')
