/** What happens to money: paid, paid later, refunded, disputed, renewed. Each ends with the events that Stripe sends. */
import {
  newCharge,
  newDispute,
  newIntent,
  newInvoice,
  newRefund,
  newSubscription,
} from './make-objects.ts'
import { emit } from './send-event.ts'
import { all, change, get, isThing, MissingError, put, secondsNow, text } from './state.ts'
import type { State, StripeObject, Thing } from './state.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** Somebody pays on the page. `isLater`: by a way that takes days, so that it is complete and not paid. */
export async function paySession(
  state: State,
  id: string,
  { isLater = false } = {},
): Promise<StripeObject> {
  const session = get(state, 'checkout.session', id)
  if (session['status'] !== 'open') return session
  const complete = change(state, id, { status: 'complete', url: null })
  if (isLater) {
    await emit(state, 'checkout.session.completed', complete)
    return complete
  }
  const paid = await settle(state, complete)
  await emit(state, 'checkout.session.completed', paid)
  return paid
}

/** The money of a way that takes days has come, or will not. */
export async function endLatePayment(
  state: State,
  id: string,
  isPaid: boolean,
): Promise<StripeObject> {
  const session = get(state, 'checkout.session', id)
  const ended = isPaid ? await settle(state, session) : session
  const type = `checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`
  await emit(state, type, ended)
  return ended
}

async function settle(state: State, session: StripeObject): Promise<StripeObject> {
  const customer = text(session['customer'])
  if (session['mode'] !== 'subscription') {
    const intent = charge(state, {
      customer,
      amount: Number(session['amount_total']),
      currency: text(session['currency']),
      metadata: isThing(session['metadata']) ? session['metadata'] : {},
    })
    return change(state, session.id, { payment_status: 'paid', payment_intent: intent })
  }
  const price = priceOf(session)
  const metadata = isThing(session['of_subscription']) ? session['of_subscription'] : {}
  const subscription = put(state, newSubscription(state, { customer, price, metadata }))
  const invoice = await chargeYear(state, subscription, price)
  await emit(state, 'customer.subscription.created', subscription)
  await emit(state, 'invoice.paid', invoice)
  return change(state, session.id, {
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
  })
}

async function chargeYear(
  state: State,
  subscription: StripeObject,
  price: StripeObject,
): Promise<StripeObject> {
  const intent = charge(state, {
    customer: text(subscription['customer']),
    amount: Number(price['unit_amount']),
    currency: text(price['currency']),
    metadata: {},
  })
  return put(state, newInvoice(state, { subscription, price, intent }))
}

function charge(
  state: State,
  paid: { customer: string; amount: number; currency: string; metadata: Thing },
): string {
  const intent = put(state, newIntent(state, paid))
  const made = put(state, newCharge(state, intent))
  change(state, intent.id, { latest_charge: made.id })
  return intent.id
}

/** The Price of the one line of a session or of a subscription. */
function priceOf(object: StripeObject): StripeObject {
  const lines = object['line_items'] ?? object['items']
  const [line] = isThing(lines) && Array.isArray(lines['data']) ? lines['data'] : []
  const price = isThing(line) ? line['price'] : undefined
  if (!isThing(price) || !isObject(price)) throw new MissingError('price')
  return price
}

const isObject = (thing: Thing): thing is StripeObject => typeof thing['id'] === 'string'

export async function expireSession(state: State, id: string): Promise<StripeObject> {
  const session = get(state, 'checkout.session', id)
  if (session['status'] !== 'open') return session
  const expired = change(state, id, { status: 'expired', url: null })
  await emit(state, 'checkout.session.expired', expired)
  return expired
}

/** Gives `amount` pence back, or all that is left. */
export async function refund(
  state: State,
  paymentIntent: string,
  amount?: number,
): Promise<StripeObject> {
  const charged = chargeOf(state, paymentIntent)
  const left = Number(charged['amount']) - Number(charged['amount_refunded'])
  const made = put(state, newRefund(state, charged, Math.min(amount ?? left, left)))
  const total = Number(charged['amount_refunded']) + made.amount
  const now = change(state, charged.id, {
    amount_refunded: total,
    refunded: total === charged['amount'],
  })
  await emit(state, 'refund.created', made)
  await emit(state, 'charge.refunded', now)
  return made
}

/** The card's holder asks their bank for the money, or for `amount` pence of it. */
export async function dispute(
  state: State,
  paymentIntent: string,
  amount?: number,
): Promise<StripeObject> {
  const charged = chargeOf(state, paymentIntent)
  const made = put(state, newDispute(state, charged, amount ?? Number(charged['amount'])))
  change(state, charged.id, { disputed: true })
  await emit(state, 'charge.dispute.created', made)
  return made
}

export async function closeDispute(
  state: State,
  id: string,
  status: 'won' | 'lost',
): Promise<StripeObject> {
  const closed = change(state, get(state, 'dispute', id).id, { status })
  await emit(state, 'charge.dispute.closed', closed)
  return closed
}

function chargeOf(state: State, paymentIntent: string): StripeObject {
  const [charged] = all(state, 'charge', { payment_intent: paymentIntent })
  if (!charged) throw new MissingError(paymentIntent, 'payment_intent')
  return charged
}

/** Sets or takes back the wish to end with the year that is paid. */
export async function setCancels(
  state: State,
  id: string,
  cancels: boolean,
): Promise<StripeObject> {
  get(state, 'subscription', id)
  const changed = change(state, id, { cancel_at_period_end: cancels })
  await emit(state, 'customer.subscription.updated', changed)
  return changed
}

export async function endSubscription(state: State, id: string): Promise<StripeObject> {
  get(state, 'subscription', id)
  const ended = change(state, id, { status: 'canceled', ended_at: secondsNow(state) })
  await emit(state, 'customer.subscription.deleted', ended)
  return ended
}

/** The year is over: a new one is paid for, or with `isPaid` false the card was refused. */
export async function renew(
  state: State,
  id: string,
  { isPaid = true } = {},
): Promise<StripeObject> {
  const old = get(state, 'subscription', id)
  const price = priceOf(old)
  const start = secondsNow(state)
  const items = {
    object: 'list',
    data: [
      {
        object: 'subscription_item',
        current_period_start: start,
        current_period_end: start + YEAR_S,
        price,
        quantity: 1,
      },
    ],
  }
  const status = isPaid ? 'active' : 'past_due'
  const renewed = change(state, id, { items, status })
  const invoice = isPaid
    ? await chargeYear(state, renewed, price)
    : put(state, newInvoice(state, { subscription: renewed, price, intent: undefined }))
  await emit(state, 'customer.subscription.updated', renewed)
  await emit(state, isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  return renewed
}
