import { COMPARISONS, repair } from '@plainletter/payments/compare'
import type { Compared, Difference } from '@plainletter/payments/compare'
import { openPayments } from '@plainletter/payments/open-payments'
import type { Payments } from '@plainletter/payments/open-payments'
import { listLedgerFaults } from '@plainletter/store/housekeeping'
import { checkLedger } from '@plainletter/store/ledger-checks'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { bindingsWith, FAULTS } from '../../test/faulty-bindings.ts'
import type { Fault } from '../../test/faulty-bindings.ts'
import { atStripe, deliver, eventsAbout, holdingsOf, paidSession } from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

/** Runs something while the call of that number, to the database or to Stripe, meets the fault. Answers how many there were. */
async function withFault(
  { place, fault }: { place: number; fault: Fault },
  run: (bindings: Partial<Env>) => Promise<unknown>,
): Promise<number> {
  const storage = bindingsWith({ place, fault })
  const real = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch')
  spy.mockImplementation((...sent) => storage.pass(() => real(...sent)))
  try {
    await run(storage.bindings)
  } finally {
    spy.mockRestore()
  }
  return storage.calls()
}

async function openOurs(): Promise<Payments> {
  const payments = await openPayments({ ...env, ...inject('stripeSettings') }, Date.now())
  if (!payments) throw new Error('Stripe is not set up')
  return payments
}

/** The night: everything that Stripe knows is compared and mended. Answers what differs after that. */
async function reconcile(): Promise<number> {
  await pass(true)
  return pass(false)
}

async function pass(isMending: boolean): Promise<number> {
  const payments = await openOurs()
  let found = 0
  for (const compare of Object.values(COMPARISONS)) {
    const differences = await differencesOf(payments, compare)
    found += differences.length
    if (isMending) for (const difference of differences) await repair(payments, difference)
  }
  return found
}

type Compare = (payments: Payments, after: string) => Promise<Compared>

async function differencesOf(payments: Payments, compare: Compare): Promise<Difference[]> {
  const found: Difference[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = await compare(payments, after)
    found.push(...page.differences)
    after = page.next
  }
  return found
}

const form = (path: string, body: unknown) => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** Each way in which a payment is told of, from a person with a story to the call that meets the fault. */
const WAYS = {
  'a webhook of a payment': async () => {
    const person = await newPerson()
    const { id } = await paidSession(person)
    const [event = {}] = await eventsAbout(id)
    return { person, due: 10, run: (bindings: Partial<Env>) => deliver(event, bindings) }
  },
  'a webhook of a refund': async () => {
    const person = await newPerson()
    const { id, payment_intent: intent } = await paidSession(person)
    for (const event of await eventsAbout(id)) await deliver(event)
    await atStripe(`/local/payment_intents/${intent}/refund`, { amount: 400 })
    const [event = {}] = (await eventsAbout(intent)).filter(
      ({ type }) => type === 'charge.refunded',
    )
    return { person, due: 6, run: (bindings: Partial<Env>) => deliver(event, bindings) }
  },
  'the page that came back': async () => {
    const person = await newPerson()
    const { id: sessionId } = await paidSession(person)
    const path = '/api/credits/verify-payment'
    return {
      person,
      due: 10,
      run: (bindings: Partial<Env>) => ask(person, form(path, { sessionId }), bindings),
    }
  },
  'a look at what was paid lately': async () => {
    const person = await newPerson()
    await paidSession(person)
    const path = '/api/check-recent-payments'
    return {
      person,
      due: 10,
      run: (bindings: Partial<Env>) => ask(person, { path, method: 'POST' }, bindings),
    }
  },
} as const

test.each(Object.entries(WAYS))(
  'whichever await of %s fails, the night makes Stripe and the ledger agree, once',
  async (way, begin) => {
    let cases = 0
    for (const fault of FAULTS)
      for (let place = 1; ; place += 1) {
        const { person, due, run } = await begin()
        if ((await withFault({ place, fault }, run)) < place) break
        expect(await listLedgerFaults(env.DB), `${fault} at call ${place}`).toEqual([])
        expect(await reconcile(), `${fault} at call ${place}`).toBe(0)
        expect(await holdingsOf(person), `${fault} at call ${place}`).toMatchObject({
          balance: due,
          entries: due,
          purchases: 1,
          payments: 1,
        })
        // And whoever tells of it again tells nothing new.
        await run({})
        expect(await holdingsOf(person)).toMatchObject({ balance: due, purchases: 1 })
        cases += 1
      }
    expect(cases).toBeGreaterThan(10)
    for (const { what, faults } of await checkLedger(env.DB))
      expect([what, faults]).toEqual([what, []])
    console.warn(`${way}: ${cases} faults, 0 lost, 0 double`)
  },
  120_000,
)

test('whichever await of a purchase fails, asking again opens a page for the same customer', async () => {
  let cases = 0
  for (const fault of FAULTS)
    for (let place = 1; ; place += 1) {
      const person = await newPerson()
      const buy = (bindings: Partial<Env>) =>
        ask(person, form('/api/credits/purchase', { packageType: 'basic' }), bindings)
      if ((await withFault({ place, fault }, buy)) < place) break
      const session = await paidSession(person)
      for (const event of await eventsAbout(session.id)) await deliver(event)
      expect(await holdingsOf(person)).toMatchObject({ balance: 10, purchases: 1 })
      const { stripe } = await openOurs()
      const customers = (await stripe.customers.list({ email: person.email, limit: 10 })).data
      expect(customers.map(({ id }) => id)).toEqual([session.customer])
      cases += 1
    }
  expect(cases).toBeGreaterThan(10)
}, 120_000)

test('whichever await of a plan fails, the night makes it run', async () => {
  let cases = 0
  for (const fault of FAULTS)
    for (let place = 1; ; place += 1) {
      const person = await newPerson()
      const session = await paidSession(person, { plan: 'business' })
      const events = await eventsAbout(session.id, session.subscription)
      const run = async (bindings: Partial<Env>) => {
        for (const event of events) await deliver(event, bindings)
      }
      if ((await withFault({ place, fault }, run)) < place) break
      expect(await reconcile(), `${fault} at call ${place}`).toBe(0)
      const { response } = await ask(person, { path: '/api/subscription-status' })
      expect(await response.json(), `${fault} at call ${place}`).toMatchObject({
        subscriptionStatus: 'active',
        analysesLeft: 10,
      })
      expect(await holdingsOf(person)).toMatchObject({ balance: 0, purchases: 0, payments: 1 })
      cases += 1
    }
  expect(cases).toBeGreaterThan(10)
}, 120_000)
