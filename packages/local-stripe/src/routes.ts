/** The calls of the API that we use, under Stripe's own addresses; and under /local what only happens here. */
import { newCustomer, newPrice, newProduct, newSession, texts } from './make-objects.ts'
import {
  closeDispute,
  dispute,
  endLatePayment,
  endSubscription,
  expireSession,
  paySession,
  refund,
  renew,
  setCancels,
} from './move-money.ts'
import { all, change, get, isThing, MissingError, newId, put, secondsNow, text } from './state.ts'
import type { State, StripeObject, Thing, Value } from './state.ts'

export interface Call {
  readonly state: State
  readonly id: string
  readonly body: Thing
}

type Act = (call: Call) => StripeObject | Promise<StripeObject>

/** What can be listed and read by id, and under which name. */
export const KINDS: ReadonlyMap<string, string> = new Map([
  ['customers', 'customer'],
  ['products', 'product'],
  ['prices', 'price'],
  ['checkout/sessions', 'checkout.session'],
  ['payment_intents', 'payment_intent'],
  ['charges', 'charge'],
  ['refunds', 'refund'],
  ['disputes', 'dispute'],
  ['subscriptions', 'subscription'],
  ['invoices', 'invoice'],
  ['events', 'event'],
  ['webhook_endpoints', 'webhook_endpoint'],
])

const ACTS = {
  'POST /v1/customers': ({ state, body }) =>
    put(
      state,
      newCustomer(state, { email: textOf(body['email']), metadata: texts(body['metadata']) }),
    ),
  'POST /v1/customers/:id': ({ state, id, body }) => {
    get(state, 'customer', id)
    return change(state, id, body)
  },
  'DELETE /v1/customers/:id': ({ state, id }) => {
    const customer = get(state, 'customer', id)
    // As Stripe does: whoever is no customer any more has no plan.
    for (const plan of all(state, 'subscription', { customer: id, status: 'active' }))
      change(state, plan.id, { status: 'canceled' })
    state.objects.delete(id)
    return { ...customer, deleted: true }
  },
  'POST /v1/products': ({ state, body }) => put(state, newProduct(state, text(body['name']))),
  'POST /v1/prices': ({ state, body }) =>
    put(
      state,
      newPrice(state, {
        product: get(state, 'product', text(body['product'])).id,
        currency: text(body['currency']),
        unit_amount: Number(body['unit_amount']),
        lookup_key: textOf(body['lookup_key']),
        isYearly: isThing(body['recurring']),
      }),
    ),
  'POST /v1/checkout/sessions': openSession,
  'POST /v1/checkout/sessions/:id/expire': ({ state, id }) => expireSession(state, id),
  'POST /v1/refunds': ({ state, body }) =>
    refund(state, text(body['payment_intent']), amountOf(body)),
  'POST /v1/subscriptions/:id': ({ state, id, body }) =>
    setCancels(state, id, body['cancel_at_period_end'] === true),
  'DELETE /v1/subscriptions/:id': ({ state, id }) => endSubscription(state, id),
  'POST /v1/webhook_endpoints': ({ state, body }) =>
    put(state, {
      id: newId('we'),
      object: 'webhook_endpoint',
      created: secondsNow(state),
      livemode: false,
      url: text(body['url']),
      enabled_events: body['enabled_events'] ?? [],
      secret: newId('whsec'),
      status: 'enabled',
    }),
  'DELETE /v1/webhook_endpoints/:id': ({ state, id }) => {
    const endpoint = get(state, 'webhook_endpoint', id)
    state.objects.delete(id)
    return { ...endpoint, deleted: true }
  },
  'POST /local/sessions/:id/pay': ({ state, id }) => paySession(state, id),
  'POST /local/sessions/:id/pay-later': ({ state, id }) => paySession(state, id, { isLater: true }),
  'POST /local/sessions/:id/arrive': ({ state, id }) => endLatePayment(state, id, true),
  'POST /local/sessions/:id/fail': ({ state, id }) => endLatePayment(state, id, false),
  'POST /local/payment_intents/:id/refund': ({ state, id, body }) =>
    refund(state, id, amountOf(body)),
  'POST /local/payment_intents/:id/dispute': ({ state, id, body }) =>
    dispute(state, id, amountOf(body)),
  'POST /local/disputes/:id/won': ({ state, id }) => closeDispute(state, id, 'won'),
  'POST /local/disputes/:id/lost': ({ state, id }) => closeDispute(state, id, 'lost'),
  'POST /local/subscriptions/:id/renew': ({ state, id }) => renew(state, id),
  'POST /local/subscriptions/:id/refuse': ({ state, id }) => renew(state, id, { isPaid: false }),
  'POST /local/subscriptions/:id/end': ({ state, id }) => endSubscription(state, id),
  /** Changes any field of any object, for tests of what must be refused. The body is JSON. */
  'POST /local/objects/:id': ({ state, id, body }) => change(state, id, body),
} as const satisfies Record<string, Act>

export function findAct(method: string, path: string): { act: Act; id: string } | undefined {
  for (const [name, act] of Object.entries(ACTS)) {
    const [verb, pattern = ''] = name.split(' ')
    const id = verb === method ? idAt(pattern, path) : undefined
    if (id !== undefined) return { act, id }
  }
  return undefined
}

/** What stands in the place of `:id`; empty when the pattern has none. */
function idAt(pattern: string, path: string): string | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const fits = wanted.every((word, index) => word === ':id' || word === given[index])
  return fits ? (given[wanted.indexOf(':id')] ?? '') : undefined
}

function openSession({ state, body }: Call): StripeObject {
  const lines: Value = body['line_items'] ?? []
  const [line] = Array.isArray(lines) ? lines : []
  if (!isThing(line)) throw new MissingError('line_items', 'line_items')
  const customer = get(state, 'customer', text(body['customer'])).id
  const price = get(state, 'price', text(line['price']))
  const quantity = Number(line['quantity'] ?? 1)
  const total = Number(price['unit_amount']) * quantity
  const mode = text(body['mode'])
  return put(state, newSession(state, { customer, mode, total, price, quantity, fields: body }))
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const amountOf = (body: Thing): number | undefined =>
  body['amount'] === undefined ? undefined : Number(body['amount'])
