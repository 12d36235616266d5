import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import {
  deliver,
  eventsAbout,
  hear,
  holdingsOf,
  newBuyer,
  openedSession,
  paidSession,
  refund,
} from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'

const read = async (who: Parameters<typeof ask>[0], path: string) =>
  (await ask(who, { path })).response.json<Record<string, unknown>>()

const told = async (who: Parameters<typeof ask>[0], sessionId: string) =>
  (await askJson(who, '/api/credits/verify-payment', { sessionId })).response.json()

test('a pack that was paid for brings its credits by the webhook, and the page tells of them once', async () => {
  const person = await newPerson()
  const session = await paidSession(person)
  const [completed] = await eventsAbout(session.id)
  expect(await deliver(completed ?? {})).toBe(200)
  expect(await holdingsOf(person)).toMatchObject({ balance: 10, ever: 10, purchases: 1 })
  expect(await told(person, session.id)).toEqual({ success: true, creditsAdded: 10 })
  expect(await told(person, session.id)).toEqual({ success: true, creditsAdded: 0 })
  expect(await holdingsOf(person)).toMatchObject({ balance: 10, purchases: 1 })
  expect(await read(person, '/api/credits/purchases')).toEqual({
    purchases: [
      {
        reference: session.id,
        paidAt: expect.stringMatching(/^20\d\d-/),
        name: 'Individual Pack',
        packageType: 'basic',
        plan: null,
        credits: 10,
        pricePence: 1_000,
        receiptUrl: expect.stringContaining('/receipts/ch_'),
        state: 'paid',
        refundedPence: 0,
      },
    ],
  })
})

test('what was taken back before the page came is not told as added', async () => {
  const { person, session, intent } = await newBuyer()
  await refund(intent, 400)
  await hear(session)
  expect(await told(person, session.id)).toEqual({ success: true, creditsAdded: 6 })
  expect(await holdingsOf(person)).toMatchObject({ balance: 6 })
})

test('a page that has lost the name of its payment is told of it once as well', async () => {
  const { person, session } = await newBuyer()
  const add = { credits: 1_000, reason: 'payment_link_basic' }
  const found = await askJson(person, '/api/credits/manual-add', add)
  expect(await found.response.json()).toEqual({ success: true, creditsAdded: 10 })
  expect(await told(person, session.id)).toEqual({ success: true, creditsAdded: 0 })
  expect(await holdingsOf(person)).toMatchObject({ balance: 10, purchases: 1 })
})

test('an open session gives nothing and says so', async () => {
  const person = await newPerson()
  const sessionId = await openedSession(person)
  const { response } = await askJson(person, '/api/credits/verify-payment', { sessionId })
  expect(response.status).toBe(409)
  expect(await holdingsOf(person)).toMatchObject({ balance: 0, payments: 0 })
  expect(env.STRIPE_BASE_URL).toBe('https://api.stripe.com')
})
