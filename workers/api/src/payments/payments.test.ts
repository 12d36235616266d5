import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import {
  deliver,
  eventsAbout,
  holdingsOf,
  openedSession,
  paidSession,
} from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'

const read = async (who: Parameters<typeof ask>[0], path: string) =>
  (await ask(who, { path })).response.json<Record<string, unknown>>()

test('a pack that was paid for brings its credits by the webhook, and the page is told that they are there', async () => {
  const person = await newPerson()
  const session = await paidSession(person)
  const [completed] = await eventsAbout(session.id)
  expect(await deliver(completed ?? {})).toBe(200)
  expect(await holdingsOf(person)).toMatchObject({ balance: 10, ever: 10, purchases: 1 })
  const { response } = await askJson(person, '/api/credits/verify-payment', {
    sessionId: session.id,
  })
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, creditsAdded: 0 },
  ])
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

test('an open session gives nothing and says so', async () => {
  const person = await newPerson()
  const sessionId = await openedSession(person)
  const { response } = await askJson(person, '/api/credits/verify-payment', { sessionId })
  expect(response.status).toBe(409)
  expect(await holdingsOf(person)).toMatchObject({ balance: 0, payments: 0 })
  expect(env.STRIPE_BASE_URL).toBe('https://api.stripe.com')
})
