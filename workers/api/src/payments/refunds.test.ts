import { creditsNotPaid } from '@plainletter/store/payments'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import {
  atStripe,
  deliver,
  eventsAbout,
  hear,
  holdingsOf,
  newBuyer,
  paidSession,
  refund,
  spend,
} from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'

const read = async (person: Person, path: string) =>
  (await ask(person, { path })).response.json<Record<string, unknown>>()

test.each([
  [1, 10],
  [99, 10],
  [100, 9],
  [199, 9],
  [500, 5],
  [999, 1],
  [1_000, 0],
])(
  '%i pence refunded of £10 leave %i credits: rounded in favour of whoever paid',
  async (pence, left) => {
    const { person, session, intent } = await newBuyer()
    await refund(intent, pence)
    await hear(session)
    expect(await holdingsOf(person)).toMatchObject({ balance: left, ever: 10, shortfall: 0 })
  },
)

test('refunds in parts come to the same as one, and the history says what happened', async () => {
  const { person, session, intent } = await newBuyer(0, 'business')
  expect(await read(person, '/api/auth/me')).toMatchObject({ hasBusinessView: true })
  await refund(intent, 600)
  await hear(session)
  expect(await read(person, '/api/credits/purchases')).toMatchObject({
    purchases: [{ name: 'Business Pack', state: 'partly_refunded', refundedPence: 600 }],
  })
  await refund(intent, 900)
  await refund(intent)
  await hear(session)
  expect(await holdingsOf(person)).toMatchObject({ balance: 0, shortfall: 0 })
  expect(await read(person, '/api/credits/purchases')).toMatchObject({
    purchases: [{ state: 'refunded', refundedPence: 2_500 }],
  })
  expect(await read(person, '/api/auth/me')).toMatchObject({ hasBusinessView: false })
})

test('what was used cannot be taken: it is noted, and never asked for again', async () => {
  const { person, session, intent } = await newBuyer(4)
  await refund(intent)
  await hear(session)
  expect(await holdingsOf(person)).toMatchObject({ balance: 0, shortfall: 4 })
  expect(await spend(person)).toBe(403)
  const next = await paidSession(person)
  await hear(next)
  await hear(session)
  for (const event of await eventsAbout(intent))
    await deliver({ ...event, id: `${event.id}_again` })
  expect(await holdingsOf(person)).toMatchObject({ balance: 10, ever: 20, shortfall: 4 })
  expect(await spend(person)).toBe(200)
})

test('a second refund of the same payment takes its own share, and not the old shortfall', async () => {
  const { person, session, intent } = await newBuyer(10)
  await refund(intent, 500)
  await hear(session)
  expect(await holdingsOf(person)).toMatchObject({ balance: 0, shortfall: 5 })
  await hear(await paidSession(person))
  await refund(intent)
  await hear(session)
  expect(await holdingsOf(person)).toMatchObject({ balance: 5, shortfall: 5 })
})

test('a refund of a pack that is sold at another Price by now takes back what it gave', async () => {
  const { person, session, intent } = await newBuyer()
  await refund(intent, 500)
  for (const event of await eventsAbout(session.id, intent))
    await deliver(event, { STRIPE_PRICE_BASIC: 'price_of_next_year' })
  expect(await holdingsOf(person)).toMatchObject({ balance: 5, shortfall: 0 })
})

test('a dispute takes the credits, and winning it gives back what was taken', async () => {
  const { person, session, intent } = await newBuyer(3)
  const { id } = await atStripe<{ id: string }>(`/local/payment_intents/${intent}/dispute`, {})
  await hear(session)
  expect(await holdingsOf(person)).toMatchObject({ balance: 0, shortfall: 3 })
  expect(await read(person, '/api/credits/purchases')).toMatchObject({
    purchases: [{ state: 'disputed' }],
  })
  await atStripe(`/local/disputes/${id}/won`, {})
  await hear(session)
  expect(await holdingsOf(person)).toMatchObject({ balance: 7, ever: 10, shortfall: 0 })
})

test('a dispute that is lost takes nothing more', async () => {
  const { person, session, intent } = await newBuyer()
  const { id } = await atStripe<{ id: string }>(`/local/payment_intents/${intent}/dispute`, {})
  await hear(session)
  await atStripe(`/local/disputes/${id}/lost`, {})
  await hear(session)
  expect(await holdingsOf(person)).toMatchObject({ balance: 0, shortfall: 0 })
})

test('a refund that we hear of before the payment comes to the same', async () => {
  const person = await newPerson()
  const session = await paidSession(person)
  await refund(session.payment_intent, 300)
  const events = await eventsAbout(session.id, session.payment_intent)
  for (const event of events.toReversed()) await deliver(event)
  expect(await holdingsOf(person)).toMatchObject({ balance: 7, purchases: 1 })
})

test('the share is never more than what was lost, nor less by a credit or more', () => {
  fc.assert(
    fc.property(fc.nat(3_000), fc.nat(3_000), (refundedPence, disputedPence) => {
      const paid = { credits: 10, pricePence: 2_500, refundedPence, disputedPence }
      const taken = creditsNotPaid(paid)
      const exact = (10 * Math.min(2_500, refundedPence + disputedPence)) / 2_500
      expect(taken).toBeLessThanOrEqual(exact)
      expect(exact - taken).toBeLessThan(1)
    }),
  )
})
