import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import {
  atStripe,
  deliver,
  eventsAbout,
  holdingsOf,
  openedSession,
  paidSession,
} from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'
import { signatureOf } from '../../test/stripe-signature.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

const NOTHING = { balance: 0, ever: 0, entries: 0, purchases: 0, payments: 0, shortfall: 0 }
const NOT_FOUND = [404, 'We could not find this payment'] as const
const OTHER_PRICE = [
  409,
  'This payment does not match our prices. Contact us, and we will put it right.',
] as const
const UNPAID = [
  409,
  'This payment has not arrived yet. Your credits come as soon as it does.',
] as const

/** A paid session that was altered: what stands in it at Stripe, and what its owner is told. */
const ALTERED = {
  'in another currency': [{ currency: 'usd' }, OTHER_PRICE],
  'for a penny less': [{ amount_total: 999 }, OTHER_PRICE],
  'for nothing': [{ amount_total: 0, payment_status: 'no_payment_required' }, UNPAID],
  'that sells in the way of plans': [{ mode: 'subscription' }, OTHER_PRICE],
  'for a Price that is not ours': [{ line_items: lines('price_of_others', 1) }, OTHER_PRICE],
  'for two at once': [
    { line_items: lines(inject('stripeSettings').STRIPE_PRICE_BASIC, 2) },
    OTHER_PRICE,
  ],
  'for a pack of another price': [
    { line_items: lines(inject('stripeSettings').STRIPE_PRICE_BUSINESS, 1) },
    OTHER_PRICE,
  ],
  'of one and another': [
    {
      line_items: {
        object: 'list',
        data: [
          ...lines(inject('stripeSettings').STRIPE_PRICE_BASIC, 1).data,
          ...lines('more', 1).data,
        ],
      },
    },
    OTHER_PRICE,
  ],
  'for nothing at all': [{ line_items: { object: 'list', data: [] } }, OTHER_PRICE],
  'with real money, under our test key': [{ livemode: true }, NOT_FOUND],
  'that is not paid': [{ payment_status: 'unpaid' }, UNPAID],
  'that is still open': [{ status: 'open' }, UNPAID],
  'that names nobody': [{ metadata: { purchaseId: 'x' } }, NOT_FOUND],
  'that names a word as its owner': [
    { metadata: { userId: '1 OR 1', purchaseId: 'x' } },
    NOT_FOUND,
  ],
} as const

function lines(id: string, quantity: number) {
  return { object: 'list', data: [{ id: 'li_1', object: 'item', quantity, price: { id } }] }
}

const verify = async (person: Person, sessionId: string) => {
  const { response } = await askJson(person, '/api/credits/verify-payment', { sessionId })
  const { message } = await response.json<{ message?: string }>()
  return [response.status, message]
}

describe('a session gives nothing, whoever tells of it', () => {
  test.each(Object.entries(ALTERED))('%s', async (_, [fields, told]) => {
    const person = await newPerson()
    const { id } = await paidSession(person)
    await atStripe(`/local/objects/${id}`, fields)
    const [event = {}] = await eventsAbout(id)
    expect(await verify(person, id)).toEqual(told)
    expect(await deliver(event)).toBe(200)
    await ask(person, { path: '/api/check-recent-payments', method: 'POST' })
    await askJson(person, '/api/credits/manual-add', { credits: 10, reason: 'paid' })
    expect(await holdingsOf(person)).toEqual(NOTHING)
  })

  test('one that has ended unpaid', async () => {
    const person = await newPerson()
    const id = await openedSession(person)
    await atStripe(`/v1/checkout/sessions/${id}/expire`, {})
    for (const event of await eventsAbout(id)) expect(await deliver(event)).toBe(200)
    expect(await verify(person, id)).toEqual([
      409,
      'This checkout has ended. No charges were made.',
    ])
    expect(await holdingsOf(person)).toEqual(NOTHING)
  })

  test("somebody else's, who keeps what they paid for; it looks like one that never was", async () => {
    const [owner, thief] = [await newPerson(), await newPerson()]
    const { id } = await paidSession(owner)
    expect(await verify(thief, id)).toEqual(NOT_FOUND)
    expect(await verify(thief, 'cs_test_of_nobody')).toEqual(NOT_FOUND)
    expect(await holdingsOf(thief)).toEqual(NOTHING)
    const { response } = await askJson(owner, '/api/credits/verify-payment', { sessionId: id })
    expect(await response.json()).toEqual({ success: true, creditsAdded: 10 })
  })

  test('money that takes days gives its credits when it has come, and none when it does not', async () => {
    const person = await newPerson()
    const [late, never] = [await openedSession(person), await openedSession(person)]
    for (const id of [late, never]) await atStripe(`/local/sessions/${id}/pay-later`, {})
    for (const event of await eventsAbout(late, never)) await deliver(event)
    expect(await verify(person, late)).toEqual(UNPAID)
    expect(await holdingsOf(person)).toEqual(NOTHING)
    await atStripe(`/local/sessions/${late}/arrive`, {})
    await atStripe(`/local/sessions/${never}/fail`, {})
    for (const event of await eventsAbout(late, never)) await deliver(event)
    expect(await holdingsOf(person)).toMatchObject({ balance: 10, payments: 1 })
  })

  test('the amounts of a client: manual-add gives what was paid, or says that nothing was', async () => {
    const person = await newPerson()
    const add = { credits: 1_000_000, reason: 'payment_link_business' }
    const none = await askJson(person, '/api/credits/manual-add', add)
    expect(none.response.status).toBe(409)
    await paidSession(person)
    const { response } = await askJson(person, '/api/credits/manual-add', add)
    expect(await response.json()).toEqual({ success: true, creditsAdded: 10 })
    const again = await askJson(person, '/api/credits/manual-add', add)
    expect(await again.response.json()).toEqual({ success: true, creditsAdded: 0 })
  })

  test('an account that is gone: the event is taken, and nothing is written', async () => {
    const person = await newPerson()
    const { id } = await paidSession(person)
    await atStripe(`/local/objects/${id}`, { metadata: { userId: '17', purchaseId: 'x' } })
    const [event = {}] = await eventsAbout(id)
    expect(await deliver(event)).toBe(200)
    const row = env.DB.prepare('SELECT 1 FROM payment_tracking WHERE session_id = ?1').bind(id)
    expect(await row.first()).toBeNull()
  })
})

describe('an event that Stripe did not sign, or not now', () => {
  const AGO_S = 301

  /** Sends a true event with a signature of choice. */
  async function sendSigned(
    sign: (body: string) => string | undefined,
    alter = (body: string) => body,
  ) {
    const person = await newPerson()
    const { id } = await paidSession(person)
    const [event] = await eventsAbout(id)
    const body = JSON.stringify(event)
    const signature = sign(body)
    const { response } = await ask(
      { address: '192.0.2.1' },
      {
        path: '/api/stripe/webhook',
        method: 'POST',
        headers: signature === undefined ? {} : { 'Stripe-Signature': signature },
        body: alter(body),
      },
    )
    return { status: response.status, held: await holdingsOf(person) }
  }

  const now = () => Math.floor(Date.now() / 1000)
  const secret = env.STRIPE_WEBHOOK_SECRET

  test.each([
    ['with no signature', () => undefined],
    ['with an empty one', () => ''],
    ['with words for one', () => 'signed by Stripe'],
    ['with another secret', (body: string) => signatureOf(body, 'whsec_of_others')],
    ['with an empty secret', (body: string) => signatureOf(body, '')],
    ['too long ago', (body: string) => signatureOf(body, secret, now() - AGO_S)],
    ['over other words', (body: string) => signatureOf(`${body} `, secret)],
    ['by an old scheme only', (body: string) => signatureOf(body, secret).replace('v1=', 'v0=')],
    [
      'at another time than it says',
      (body: string) => signatureOf(body, secret).replace(/t=\d+/, `t=${now() - 1}`),
    ],
  ])('%s is refused', async (_, sign) => {
    expect(await sendSigned(sign)).toEqual({ status: 400, held: NOTHING })
  })

  test('of which one character was changed is refused', async () => {
    const sent = await sendSigned(
      (body) => signatureOf(body, secret),
      (body) => body.replace('completed', 'completeD'),
    )
    expect(sent).toEqual({ status: 400, held: NOTHING })
  })

  test('when we have no secret to check it with is refused', async () => {
    expect(await deliver({ id: 'evt_1', type: 'x' }, { STRIPE_WEBHOOK_SECRET: '' })).toBe(400)
  })
})

test('an event is dealt with once, and one that means nothing to us changes nothing', async () => {
  const person = await newPerson()
  const { id } = await paidSession(person)
  const [event] = await eventsAbout(id)
  if (!event) throw new Error('No event')
  await deliver(event)
  const asked = vi.spyOn(globalThis, 'fetch')
  expect(await deliver(event)).toBe(200)
  expect(await deliver({ ...event, id: 'evt_new', type: 'payout.paid' })).toBe(200)
  expect(await deliver({ ...event, id: 'evt_live', livemode: true })).toBe(200)
  expect(asked).not.toHaveBeenCalled()
  const { results } = await env.DB.prepare(
    "SELECT id FROM stripe_events WHERE id IN (?1, 'evt_new', 'evt_live')",
  )
    .bind(event.id)
    .all()
  expect(results).toEqual([{ id: event.id }])
})
