import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import { mailsTo } from '../../test/mailed-links.ts'
import { deliver, eventsAbout, holdingsOf, paidSession } from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'

const DELIVERIES = 100

interface Said {
  readonly creditsAdded?: number
}

test('one payment is ten credits once, however many tell of it at the same moment', async () => {
  const person = await newPerson()
  const { id: sessionId } = await paidSession(person)
  const [event = {}] = await eventsAbout(sessionId)
  const add = { credits: 999, reason: 'payment_link_basic' }
  const empty = { path: '/api/verify-payment', method: 'POST' }
  const [deliveries, calls] = await Promise.all([
    Promise.all(Array.from({ length: DELIVERIES }, () => deliver(event))),
    Promise.all([
      askJson(person, '/api/credits/verify-payment', { sessionId }),
      askJson(person, '/api/credits/verify-payment', { sessionId }),
      askJson(person, '/api/credits/manual-add', add),
      askJson(person, '/api/verify-payment', { sessionId }),
      ask(person, empty),
      ask(person, { ...empty, path: '/api/check-recent-payments' }),
    ]),
  ])
  expect(new Set(deliveries)).toEqual(new Set([200]))
  expect(calls.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 200])
  const said = await Promise.all(calls.map(({ response }) => response.json<Said>()))
  expect(said.reduce((sum, { creditsAdded = 0 }) => sum + creditsAdded, 0)).toBe(10)
  expect(await holdingsOf(person)).toEqual({
    balance: 10,
    ever: 10,
    entries: 10,
    purchases: 1,
    payments: 1,
    shortfall: 0,
  })
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['purchase_receipt'])
  console.warn(`payments: ${DELIVERIES + calls.length} told of one, credits granted / due 1.000`)
}, 60_000)

test('what is asked for again and again is limited, and the webhook is not', async () => {
  const person = await newPerson()
  const { id: sessionId } = await paidSession(person)
  const statuses: number[] = []
  for (let count = 0; count < 8; count += 1)
    statuses.push(
      (await askJson(person, '/api/credits/verify-payment', { sessionId })).response.status,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

test('two purchases at the same moment make one customer, and each is paid for on its own', async () => {
  const person = await newPerson()
  const sessions = await Promise.all([
    paidSession(person),
    paidSession(person),
    paidSession(person),
  ])
  expect(new Set(sessions.map(({ customer }) => customer)).size).toBe(1)
  const events = (await Promise.all(sessions.map(({ id }) => eventsAbout(id)))).flat()
  await Promise.all(events.flatMap((event) => [deliver(event), deliver(event)]))
  expect(await holdingsOf(person)).toMatchObject({ balance: 30, purchases: 3, payments: 3 })
})

test('a customer that was deleted at Stripe is made again', async () => {
  const person = await newPerson()
  const { customer } = await paidSession(person)
  await env.DB.prepare('UPDATE users SET stripe_customer_id = ?2 WHERE id = ?1')
    .bind(person.id, 'cus_gone')
    .run()
  const again = await paidSession(person)
  expect([again.customer === customer, again.customer === 'cus_gone']).toEqual([false, false])
})

test('while Stripe is away the answer says so in words, and nothing is kept', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const person = await newPerson()
  const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Network connection lost'))
  const { response } = await askJson(person, '/api/credits/purchase', { packageType: 'basic' })
  away.mockRestore()
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({
      code: 'unavailable',
      message: 'The payment service did not answer. Try again in a minute.',
    }),
  ])
})

test('without an account at Stripe nothing can be bought, and the rest works', async () => {
  const person = await newPerson({ credits: 1 })
  const bindings = { STRIPE_SECRET_KEY: '' }
  for (const path of ['/api/credits/purchase', '/api/check-recent-payments']) {
    const body = JSON.stringify({ packageType: 'basic' })
    const headers = { 'Content-Type': 'application/json' }
    const { response } = await ask(person, { path, method: 'POST', headers, body }, bindings)
    expect(response.status).toBe(503)
  }
  expect(await deliver({ id: 'evt_1', type: 'charge.refunded' }, bindings)).toBe(503)
  const { response } = await ask(person, { path: '/api/subscription-status' }, bindings)
  expect(await response.json()).toMatchObject({ tier: 'credits', creditsRemaining: 1 })
})
