/**
 * Events of Stripe. One only says where to look: the state itself is asked for afterwards. So a replayed, late or
 * repeated event does nothing that was not due anyway.
 */
import { isEventHandled, noteEvent } from '@plainletter/store/stripe-events'
import type Stripe from 'stripe'
import * as z from 'zod/mini'

import type { Payments } from './open-payments.ts'
import { settleInvoice } from './settle-invoice.ts'
import type { Settled } from './settle-paid.ts'
import { settleIntent, settleSession } from './settle-session.ts'
import { syncPlan } from './sync-plan.ts'

const Named = z.object({ id: z.string() })
const OfMoney = z.object({ payment_intent: z.nullable(z.string()) })
const OfCustomer = z.object({ customer: z.string() })

type Handler = (payments: Payments, object: unknown) => Promise<Settled | undefined>

const asked = { source: 'webhook' } as const

const onSession: Handler = (payments, object) =>
  settleSession(payments, Named.parse(object).id, asked)

const onMoney: Handler = async (payments, object) => {
  const intent = OfMoney.parse(object).payment_intent
  return intent === null ? undefined : settleIntent(payments, intent, asked)
}

const onPlan: Handler = async (payments, object) => {
  await syncPlan(payments, OfCustomer.parse(object).customer)
  return undefined
}

const onInvoice: Handler = async (payments, object) => {
  await syncPlan(payments, OfCustomer.parse(object).customer)
  return settleInvoice(payments, Named.parse(object).id, asked)
}

const HANDLERS = new Map<Stripe.WebhookEndpointCreateParams.EnabledEvent, Handler>([
  ['checkout.session.completed', onSession],
  ['checkout.session.async_payment_succeeded', onSession],
  ['checkout.session.async_payment_failed', onSession],
  ['checkout.session.expired', onSession],
  ['charge.refunded', onMoney],
  ['refund.created', onMoney],
  ['refund.updated', onMoney],
  ['refund.failed', onMoney],
  ['charge.dispute.created', onMoney],
  ['charge.dispute.updated', onMoney],
  ['charge.dispute.closed', onMoney],
  ['charge.dispute.funds_withdrawn', onMoney],
  ['charge.dispute.funds_reinstated', onMoney],
  ['customer.subscription.created', onPlan],
  ['customer.subscription.updated', onPlan],
  ['customer.subscription.deleted', onPlan],
  ['invoice.paid', onInvoice],
  ['invoice.payment_failed', onPlan],
])

/** What a webhook endpoint at Stripe is told to send. */
export const EVENT_TYPES = [...HANDLERS.keys()]

/** Answers what was done, in a word for the log. Throws when it could not be done: then Stripe must send it again. */
export async function handleEvent(
  payments: Payments,
  event: Pick<Stripe.Event, 'id' | 'type' | 'livemode' | 'data'>,
): Promise<'ignored' | 'known' | 'handled'> {
  const handle = HANDLERS.get(event.type)
  if (!handle || event.livemode !== payments.isLive) return 'ignored'
  const { database, now } = payments
  if (await isEventHandled(database, event.id)) return 'known'
  const settled = await handle(payments, event.data.object)
  const refusal = settled?.refusal
  if (refusal && refusal !== 'unpaid' && refusal !== 'expired')
    console.warn(JSON.stringify({ event: 'payment_refused', id: event.id, refusal }))
  await noteEvent(database, event, now)
  return 'handled'
}
