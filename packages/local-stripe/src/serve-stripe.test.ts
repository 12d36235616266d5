import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'

import { serveStripe } from './serve-stripe.ts'
import type { LocalStripe } from './serve-stripe.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of open.splice(0).toReversed()) await stop()
})

async function start(file?: string): Promise<{ served: LocalStripe; stripe: Stripe }> {
  const served = await serveStripe({ port: 0, ...(file ? { file } : {}) })
  open.push(served.stop)
  const { hostname: host, port } = new URL(served.url)
  const stripe = new Stripe('sk_test_1', { protocol: 'http', host, port, maxNetworkRetries: 0 })
  return { served, stripe }
}

async function openedSession(stripe: Stripe, mode: 'payment' | 'subscription' = 'payment') {
  const product = await stripe.products.create({ name: 'A thing' })
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'gbp',
    unit_amount: 1_000,
    ...(mode === 'subscription' ? { recurring: { interval: 'year' } } : {}),
  })
  const customer = await stripe.customers.create({ metadata: { userId: '7' } })
  return stripe.checkout.sessions.create({
    mode,
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    metadata: { a: '1' },
    success_url: 'http://shop.test/done?id={CHECKOUT_SESSION_ID}',
  })
}

const idOf = (thing: string | { id: string } | null): string =>
  typeof thing === 'string' ? thing : (thing?.id ?? '')

const press = (url: string, button: string) =>
  fetch(`${url}/${button}`, { method: 'POST', redirect: 'manual' })

test('the real library sees a payment as at Stripe: amounts, lines, charge, refund', async () => {
  const { stripe } = await start()
  const { id, url } = await openedSession(stripe)
  expect(await (await fetch(url ?? '')).text()).toContain('Pay £10.00')
  const answer = await press(url ?? '', 'pay')
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    `http://shop.test/done?id=${id}`,
  ])
  const expand = ['line_items', 'payment_intent.latest_charge']
  const session = await stripe.checkout.sessions.retrieve(id, { expand })
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    amount_total: 1_000,
    currency: 'gbp',
    metadata: { a: '1' },
    line_items: { data: [{ quantity: 1 }] },
    payment_intent: { latest_charge: { amount: 1_000, amount_refunded: 0, disputed: false } },
  })
  const intent = session.payment_intent
  const payment_intent = typeof intent === 'string' ? intent : (intent?.id ?? '')
  await stripe.refunds.create({ payment_intent, amount: 300 })
  const { data } = await stripe.refunds.list({ payment_intent, expand: ['data.charge'] })
  expect(data).toMatchObject([{ amount: 300, charge: { amount_refunded: 300 } }])
  const short = await stripe.checkout.sessions.retrieve(id)
  expect([short.line_items, typeof short.payment_intent]).toEqual([undefined, 'string'])
})

test('a plan has a subscription, an invoice and a payment', async () => {
  const { stripe } = await start()
  const { id, url } = await openedSession(stripe, 'subscription')
  await press(url ?? '', 'pay')
  const { subscription, invoice } = await stripe.checkout.sessions.retrieve(id)
  const plan = await stripe.subscriptions.retrieve(idOf(subscription))
  const [item] = plan.items.data
  expect(plan.status).toBe('active')
  expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBe(
    365 * 24 * 60 * 60,
  )
  const paid = await stripe.invoices.retrieve(idOf(invoice), { expand: ['payments'] })
  expect(paid).toMatchObject({
    status: 'paid',
    amount_paid: 1_000,
    payments: { data: [{ status: 'paid' }] },
  })
})

test('the same key gives the same answer, and refuses other words', async () => {
  const { stripe } = await start()
  const make = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'k' })
  expect((await make('a@b.test')).id).toBe((await make('a@b.test')).id)
  await expect(make('c@d.test')).rejects.toThrow(/other parameters/)
})

test('what is not there is missing, as the library knows it', async () => {
  const { stripe } = await start()
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  })
})

test('lists come in pages, the newest first', async () => {
  const { stripe } = await start()
  const made: string[] = []
  for (let count = 0; count < 5; count += 1) made.push((await stripe.customers.create({})).id)
  const seen: string[] = []
  for await (const { id } of stripe.customers.list({ limit: 2 })) seen.push(id)
  expect(seen).toEqual(made.toReversed())
})

test('events are signed so that the real library takes them, and come again when they were not taken', async () => {
  const { stripe } = await start()
  const heard: { body: string; signature: string }[] = []
  const listener = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      heard.push({ body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(heard.length === 1 ? 500 : 200).end()
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  open.push(() => new Promise((resolve) => listener.close(() => resolve())))
  const address = listener.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { secret = '' } = await stripe.webhookEndpoints.create({
    url: `http://127.0.0.1:${port}`,
    enabled_events: ['checkout.session.completed'],
  })
  const { id, url } = await openedSession(stripe)
  await press(url ?? '', 'pay')
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2)
  const events = heard.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, secret),
  )
  expect(events.map((event) => event.type)).toEqual([
    'checkout.session.completed',
    'checkout.session.completed',
  ])
  expect(events[0]?.id).toBe(events[1]?.id)
  expect(events[0]?.data.object).toMatchObject({ id, payment_status: 'paid' })
})

test('with a file, what happened is there again at the next start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'local-stripe-'))
  open.push(() => Promise.resolve(rmSync(folder, { recursive: true })))
  const file = path.join(folder, 'stripe.json')
  const first = await start(file)
  const { id } = await first.stripe.customers.create({ email: 'a@b.test' })
  await first.served.stop()
  open.pop()
  const { stripe } = await start(file)
  expect(await stripe.customers.retrieve(id)).toMatchObject({ email: 'a@b.test' })
})
