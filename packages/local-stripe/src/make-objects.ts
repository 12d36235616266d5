/** The objects of Stripe that we use, with the fields that we read. Types of the real library hold them to its shapes. */
import type Stripe from 'stripe'

import { newId, secondsNow, text } from './state.ts'
import type { State, StripeObject, Thing } from './state.ts'

const YEAR_S = 365 * 24 * 60 * 60

const base = (state: State) => ({ created: secondsNow(state), livemode: false })

export const newCustomer = (
  state: State,
  { email, metadata }: { email: string | null; metadata: Thing },
) =>
  ({
    ...base(state),
    id: newId('cus'),
    object: 'customer',
    email,
    metadata: texts(metadata),
  }) satisfies Partial<Stripe.Customer>

export const newProduct = (state: State, name: string) =>
  ({
    ...base(state),
    id: newId('prod'),
    object: 'product',
    name,
    active: true,
  }) satisfies Partial<Stripe.Product>

export const newPrice = (
  state: State,
  price: {
    product: string
    currency: string
    unit_amount: number
    lookup_key: string | null
    isYearly: boolean
  },
) => {
  const { isYearly, ...fields } = price
  return {
    ...base(state),
    ...fields,
    id: newId('price'),
    object: 'price',
    active: true,
    type: isYearly ? 'recurring' : 'one_time',
  } as const satisfies Partial<Stripe.Price>
}

/** `total` is in pence. */
export const newSession = (
  state: State,
  made: {
    customer: string
    mode: string
    total: number
    price: StripeObject
    quantity: number
    fields: Thing
  },
) => {
  const id = newId('cs_test')
  const { customer, mode, total, price, quantity, fields } = made
  return {
    ...base(state),
    id,
    object: 'checkout.session',
    mode,
    status: 'open',
    payment_status: 'unpaid',
    customer,
    currency: text(price['currency']),
    amount_subtotal: total,
    amount_total: total,
    client_reference_id: textOf(fields['client_reference_id']),
    metadata: texts(fields['metadata']),
    success_url: textOf(fields['success_url']),
    cancel_url: textOf(fields['cancel_url']),
    payment_intent: null,
    subscription: null,
    invoice: null,
    url: `${state.base.url}/c/pay/${id}`,
    line_items: {
      object: 'list',
      data: [{ id: newId('li'), object: 'item', quantity, amount_total: total, price }],
    },
    /** Not of Stripe: what the subscription to come is told. */
    of_subscription: texts(
      isRecord(fields['subscription_data']) ? fields['subscription_data']['metadata'] : {},
    ),
  }
}

export const newIntent = (
  state: State,
  paid: { customer: string; amount: number; currency: string; metadata: Thing },
) =>
  ({
    ...base(state),
    ...paid,
    metadata: texts(paid.metadata),
    id: newId('pi'),
    object: 'payment_intent',
    status: 'succeeded',
    latest_charge: null,
  }) satisfies Partial<Stripe.PaymentIntent>

export const newCharge = (state: State, intent: ReturnType<typeof newIntent>) => {
  const id = newId('ch')
  return {
    ...base(state),
    id,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    disputed: false,
    paid: true,
    refunded: false,
    status: 'succeeded',
    receipt_url: `${state.base.url}/receipts/${id}`,
  } satisfies Partial<Stripe.Charge>
}

export const newRefund = (state: State, charge: StripeObject, amount: number) =>
  ({
    ...base(state),
    id: newId('re'),
    object: 'refund',
    amount,
    currency: text(charge['currency']),
    charge: charge.id,
    payment_intent: text(charge['payment_intent']),
    status: 'succeeded',
  }) satisfies Partial<Stripe.Refund> & Thing

export const newDispute = (state: State, charge: StripeObject, amount: number) =>
  ({
    ...base(state),
    id: newId('dp'),
    object: 'dispute',
    amount,
    currency: text(charge['currency']),
    charge: charge.id,
    payment_intent: text(charge['payment_intent']),
    reason: 'general',
    status: 'needs_response',
  }) satisfies Partial<Stripe.Dispute>

export const newSubscription = (
  state: State,
  { customer, price, metadata }: { customer: string; price: StripeObject; metadata: Thing },
) => {
  const start = secondsNow(state)
  return {
    ...base(state),
    id: newId('sub'),
    object: 'subscription',
    customer,
    status: 'active',
    metadata: texts(metadata),
    cancel_at_period_end: false,
    cancel_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          current_period_start: start,
          current_period_end: start + YEAR_S,
          price,
          quantity: 1,
        },
      ],
    },
  }
}

/** A paid invoice for a year. `intent` is absent for one that nobody has paid. */
export const newInvoice = (
  state: State,
  of: { subscription: StripeObject; price: StripeObject; intent: string | undefined },
) => {
  const id = newId('in')
  const { subscription, price, intent } = of
  const amount = Number(price['unit_amount'])
  const start = secondsNow(state)
  const period = { start, end: start + YEAR_S }
  return {
    ...base(state),
    id,
    object: 'invoice',
    customer: text(subscription['customer']),
    currency: text(price['currency']),
    status: intent === undefined ? 'open' : 'paid',
    amount_due: amount,
    amount_paid: intent === undefined ? 0 : amount,
    period_start: period.start,
    period_end: period.end,
    hosted_invoice_url: `${state.base.url}/receipts/${id}`,
    parent: {
      type: 'subscription_details',
      subscription_details: {
        subscription: subscription.id,
        metadata: subscription['metadata'] ?? {},
      },
    },
    lines: {
      object: 'list',
      data: [
        {
          id: newId('il'),
          object: 'line_item',
          amount,
          period,
          pricing: {
            type: 'price_details',
            price_details: { price: price.id, product: text(price['product']) },
          },
        },
      ],
    },
    payments: {
      object: 'list',
      data:
        intent === undefined
          ? []
          : [
              {
                id: newId('inpay'),
                status: 'paid',
                payment: { type: 'payment_intent', payment_intent: intent },
              },
            ],
    },
  }
}

const isRecord = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Metadata holds texts only, whatever was sent. */
export const texts = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, text(each)]))
    : {}
