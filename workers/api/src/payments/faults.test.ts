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
import type { Person } from '../../test/people.ts'

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

/**
 * The night: everything that Stripe knows is compared and mended. Answers what differs after that, of these objects: other
 * tests have theirs at the same Stripe.
 */
async function reconcile(ours: ReadonlySet<string | null>): Promise<Difference[]> {
  await pass(ours, true)
  return pass(ours, false)
}

async function pass(ours: ReadonlySet<string | null>, isMending: boolean): Promise<Difference[]> {
  const payments = await openOurs()
  const found: Difference[] = []
  for (const compare of Object.values(COMPARISONS)) {
    const differences = (await differencesOf(payments, compare)).filter(({ id }) => ours.has(id))
    found.push(...differences)
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

/** A payment that was told of while something failed: whose it is, what they must have, and how to tell of it again. */
interface Told {
  readonly person: Person
  readonly ids: readonly (string | null)[]
  readonly run: (bindings: Partial<Env>) => Promise<unknown>
}

const idsOf = (session: Awaited<ReturnType<typeof paidSession>>) => [
  session.id,
  session.payment_intent,
  session.customer,
  session.invoice,
]

/** Runs the story once for each await of it and each kind of fault. Answers all of them. */
async function withEachFault(begin: () => Promise<Told>): Promise<Told[]> {
  const all: Told[] = []
  for (const fault of FAULTS)
    for (let place = 1; ; place += 1) {
      const told = await begin()
      if ((await withFault({ place, fault }, told.run)) < place) break
      all.push(told)
    }
  expect(all.length).toBeGreaterThan(10)
  return all
}

async function sellTo(person: Person, wish?: Parameters<typeof paidSession>[1]) {
  const session = await paidSession(person, wish)
  return {
    session,
    ids: idsOf(session),
    events: await eventsAbout(session.id, session.subscription),
  }
}

/** Each way in which a payment is told of, and the credits that it must come to. */
const WAYS: Readonly<Record<string, readonly [due: number, begin: () => Promise<Told>]>> = {
  'a webhook of a payment': [
    10,
    async () => {
      const person = await newPerson()
      const { ids, events } = await sellTo(person)
      return { person, ids, run: (bindings) => deliver(events[0] ?? {}, bindings) }
    },
  ],
  'a webhook of a refund': [
    6,
    async () => {
      const person = await newPerson()
      const { session, ids, events } = await sellTo(person)
      for (const event of events) await deliver(event)
      const intent = session.payment_intent
      await atStripe(`/local/payment_intents/${intent}/refund`, { amount: 400 })
      const refunded = (await eventsAbout(intent)).find(({ type }) => type === 'charge.refunded')
      return { person, ids, run: (bindings) => deliver(refunded ?? {}, bindings) }
    },
  ],
  'the page that came back': [
    10,
    async () => {
      const person = await newPerson()
      const { session, ids } = await sellTo(person)
      const request = form('/api/credits/verify-payment', { sessionId: session.id })
      return { person, ids, run: (bindings) => ask(person, request, bindings) }
    },
  ],
  'a look at what was paid lately': [
    10,
    async () => {
      const person = await newPerson()
      const { ids } = await sellTo(person)
      const request = { path: '/api/check-recent-payments', method: 'POST' }
      return { person, ids, run: (bindings) => ask(person, request, bindings) }
    },
  ],
}

test.each(Object.entries(WAYS))(
  'whichever await of %s fails, the night makes Stripe and the ledger agree, once',
  async (way, [due, begin]) => {
    const all = await withEachFault(begin)
    expect(await listLedgerFaults(env.DB)).toEqual([])
    expect(await reconcile(new Set(all.flatMap(({ ids }) => ids)))).toEqual([])
    for (const { person, run } of all) {
      const whole = {
        balance: due,
        entries: due,
        purchases: 1,
        payments: 1,
        shortfall: 0,
        ever: 10,
      }
      expect(await holdingsOf(person)).toEqual(whole)
      // And whoever tells of it again tells nothing new.
      await run({})
      expect(await holdingsOf(person)).toEqual(whole)
    }
    for (const { what, faults } of await checkLedger(env.DB))
      expect([what, faults]).toEqual([what, []])
    console.warn(`${way}: ${all.length} faults, 0 lost, 0 double`)
  },
  120_000,
)

test('whichever await of a purchase fails, asking again opens a page for the same customer', async () => {
  const { stripe } = await openOurs()
  const all = await withEachFault(async () => {
    const person = await newPerson()
    const request = form('/api/credits/purchase', { packageType: 'basic' })
    return { person, ids: [], run: (bindings) => ask(person, request, bindings) }
  })
  for (const { person } of all) {
    const { session, events } = await sellTo(person)
    for (const event of events) await deliver(event)
    expect(await holdingsOf(person)).toMatchObject({ balance: 10, purchases: 1 })
    const customers = (await stripe.customers.list({ email: person.email, limit: 10 })).data
    expect(customers.map(({ id }) => id)).toEqual([session.customer])
  }
}, 120_000)

test('whichever await of a plan fails, the night makes it run', async () => {
  const all = await withEachFault(async () => {
    const person = await newPerson()
    const { ids, events } = await sellTo(person, { plan: 'business' })
    const run = async (bindings: Partial<Env>) => {
      for (const event of events) await deliver(event, bindings)
    }
    return { person, ids, run }
  })
  expect(await reconcile(new Set(all.flatMap(({ ids }) => ids)))).toEqual([])
  for (const { person } of all) {
    const { response } = await ask(person, { path: '/api/subscription-status' })
    expect(await response.json()).toMatchObject({ subscriptionStatus: 'active', analysesLeft: 10 })
    expect(await holdingsOf(person)).toMatchObject({ balance: 0, purchases: 0, payments: 1 })
  }
}, 120_000)
