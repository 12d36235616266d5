/** What if the answers of Stripe were somebody else's: no link of ours leads there, and the ledger holds. */
import { EVENT_TYPES } from '@plainletter/payments/handle-event'
import { listLedgerFaults } from '@plainletter/store/housekeeping'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import { atStripe, deliver, eventsAbout, holdingsOf, paidSession } from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'
import { allTables } from '../../test/stores.ts'

const log = { error: vi.fn(), warn: vi.fn() }
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    log[level].mockClear()
    vi.spyOn(console, level).mockImplementation(log[level])
  }
})
afterEach(() => void vi.restoreAllMocks())

const MARK = 'walrus7731'

/** Each names the mark, so that it can be looked for. */
const ELSEWHERE = [
  `javascript:alert('${MARK}')`,
  `JavaScript://pay.stripe.com/%0aalert('${MARK}')`,
  `java\tscript:alert('${MARK}')`,
  ` javascript:alert('${MARK}')`,
  `data:text/html,<script>${MARK}</script>`,
  `blob:https://pay.stripe.com/${MARK}`,
  `http://pay.stripe.com/receipts/${MARK}`,
  `https://${MARK}.example/receipts`,
  `https://pay.stripe.com.${MARK}.example/receipts`,
  `https://${MARK}stripe.com/receipts`,
  `https://pay.stripe.com@${MARK}.example/receipts`,
  `https://${MARK}@pay.stripe.com/receipts`,
  `https://pay.stripe.com:8443/${MARK}`,
  `https:${MARK}\\\\.stripe.com.example/`,
  `//pay.stripe.com/${MARK}`,
  `/receipts/${MARK}`,
  `receipt ${MARK}`,
  `https://pay.stripe.com/${MARK}/${'x'.repeat(3_000)}`,
  '',
]
const STRIPES = [
  'https://pay.stripe.com/receipts/payment/CAcaFwoVYWNjdF8x?s=ap',
  'https://invoice.stripe.com/i/acct_1/live_YWNjdF8x',
]

async function chargeOf(intent: string): Promise<string> {
  const { latest_charge: charge } = await atStripe<{ latest_charge: string }>(
    `/v1/payment_intents/${intent}`,
  )
  return charge
}

interface Shown {
  readonly purchases: readonly { receiptUrl: string | null; name: string; credits: number }[]
}
const purchasesOf = async (person: Person) => {
  const { response } = await ask(person, { path: '/api/credits/purchases' })
  expect(response.status).toBe(200)
  return (await response.json<Shown>()).purchases
}

async function hearAll(...ids: (string | null)[]): Promise<void> {
  for (const event of await eventsAbout(...ids)) expect(await deliver(event)).toBe(200)
}

const isKept = async () => JSON.stringify([...(await allTables())]).includes(MARK)

describe('the receipt of a payment', () => {
  test.each(ELSEWHERE)('is no link to %s, and the payment counts', async (address) => {
    const [buyer, member] = [await newPerson(), await newPerson()]
    const pack = await paidSession(buyer)
    await atStripe(`/local/objects/${await chargeOf(pack.payment_intent)}`, {
      receipt_url: address,
    })
    const plan = await paidSession(member, { plan: 'individual' })
    await atStripe(`/local/objects/${plan.invoice}`, { hosted_invoice_url: address })
    await hearAll(pack.id, plan.id, plan.subscription, plan.invoice)
    expect(await purchasesOf(buyer)).toEqual([
      expect.objectContaining({ receiptUrl: null, credits: 10 }),
    ])
    const [year, ...more] = await purchasesOf(member)
    expect([year?.name, more]).toEqual(['Individual plan', []])
    // Of a plan there is the receipt of its charge besides.
    expect(year?.receiptUrl ?? '').toMatch(/^(http:\/\/(127\.0\.0\.1|localhost):\d+\/receipts\/|$)/)
    expect(await isKept()).toBe(false)
  })

  test.each(STRIPES)('is a link to %s', async (address) => {
    const person = await newPerson()
    const { id, payment_intent: intent } = await paidSession(person)
    await atStripe(`/local/objects/${await chargeOf(intent)}`, { receipt_url: address })
    await hearAll(id)
    expect(await purchasesOf(person)).toEqual([expect.objectContaining({ receiptUrl: address })])
  })

  test('that came later is looked at as well', async () => {
    const person = await newPerson()
    const { id, payment_intent: intent } = await paidSession(person)
    const charge = await chargeOf(intent)
    await atStripe(`/local/objects/${charge}`, { receipt_url: null })
    await hearAll(id)
    await atStripe(`/local/objects/${charge}`, { receipt_url: `javascript:${MARK}` })
    await askJson(person, '/api/credits/verify-payment', { sessionId: id })
    expect(await purchasesOf(person)).toEqual([expect.objectContaining({ receiptUrl: null })])
    await atStripe(`/local/objects/${charge}`, { receipt_url: STRIPES[0] })
    await askJson(person, '/api/credits/verify-payment', { sessionId: id })
    expect(await purchasesOf(person)).toEqual([expect.objectContaining({ receiptUrl: STRIPES[0] })])
    expect(await isKept()).toBe(false)
  })
})

test.each([...ELSEWHERE, ...STRIPES])('nobody is sent to %s to pay', async (address) => {
  const person = await newPerson()
  const asked = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await asked(...request)
    const opened = await answer.json<Record<string, unknown>>()
    return Response.json(
      opened['object'] === 'checkout.session' ? { ...opened, url: address } : opened,
    )
  })
  const { response } = await askJson(person, '/api/credits/purchase', { packageType: 'basic' })
  const { message, checkoutUrl } = await response.json<Record<string, string>>()
  expect([response.status, message, checkoutUrl]).toEqual([
    503,
    'Unable to create payment link. Please try again.',
    undefined,
  ])
})

const NASTY: readonly unknown[] = [
  null,
  '',
  0,
  -1_000,
  0.5,
  1e308,
  true,
  [],
  [null],
  {},
  { id: null },
  { __proto__: { paid: true } },
  MARK,
  `javascript:${MARK}`,
  `../customers/${MARK}`,
  `x'; DROP TABLE users; --${MARK}`,
  'x'.repeat(4_000),
]
const RUNS = 120
const SEED = 20_261_121

/** Without these being right, a session gives nothing. */
const DECISIVE = [
  'livemode',
  'status',
  'payment_status',
  'currency',
  'amount_total',
  'line_items',
  'mode',
  'metadata',
] as const
const FIELDS = {
  session: [...DECISIVE, 'id', 'created', 'customer', 'payment_intent', 'url', 'invoice'],
  intent: ['id', 'latest_charge', 'amount', 'status', 'customer'],
  charge: ['id', 'created', 'amount_refunded', 'disputed', 'receipt_url', 'payment_intent'],
  event: ['type', 'data', 'livemode', 'created', 'object', 'api_version'],
} as const satisfies Record<string, readonly string[]>

const anyField = fc.constantFrom(
  ...Object.entries(FIELDS).flatMap(([of, names]) => names.map((name) => ({ of, name }))),
)

const NOTHING = { balance: 0, ever: 0, entries: 0, purchases: 0, payments: 0, shortfall: 0 }
const ANSWERS = new Set([200, 400, 500, 503])

interface Altered {
  readonly field: { readonly of: string; readonly name: string }
  readonly value: unknown
}

/** Tells of a paid session of which one field was altered. What Stripe has is put right again afterwards. */
async function tellAltered(person: Person, { field: { of, name }, value }: Altered) {
  const session = await paidSession(person)
  const intent = session.payment_intent
  const [event = {}] = await eventsAbout(session.id)
  if (of === 'event') return deliver({ ...event, [name]: value })
  const ids = { session: session.id, intent, charge: await chargeOf(intent) }
  const [, id = ''] = Object.entries(ids).find(([thing]) => thing === of) ?? []
  const before = await objectAt(id)
  await atStripe(`/local/objects/${id}`, { [name]: value })
  const status = await deliver(event)
  await atStripe(`/local/objects/${id}`, before)
  return status
}

/** As Stripe has it. */
async function objectAt(id: string): Promise<Record<string, unknown>> {
  const kinds = { cs: 'checkout/sessions', pi: 'payment_intents', ch: 'charges' } as const
  const [, kind] = Object.entries(kinds).find(([start]) => id.startsWith(start)) ?? []
  return atStripe(`/v1/${kind}/${id}`)
}

const isDecisive = ({ of, name }: Altered['field']): boolean =>
  of === 'session' && DECISIVE.some((each) => each === name)

/** Nothing, or what was paid for less what was taken back; never more, and no link elsewhere. */
async function expectSound(person: Person): Promise<number> {
  const held = await holdingsOf(person)
  expect(held).toMatchObject({ entries: held.balance, ever: held.purchases * 10 })
  expect([0, 1]).toContain(held.purchases)
  expect(held.balance).toBeGreaterThanOrEqual(0)
  expect(held.balance).toBeLessThanOrEqual(held.ever)
  expect(await listLedgerFaults(env.DB)).toEqual([])
  const ours = inject('stripeSettings').STRIPE_BASE_URL
  for (const { receiptUrl } of await purchasesOf(person)) expect(receiptUrl ?? ours).toContain(ours)
  return held.purchases
}

test('whatever stands in a field of an event, a session, its intent or its charge, the ledger holds', async () => {
  const seen = { told: 0, nothing: 0, faults: 0 }
  await fc.assert(
    fc.asyncProperty(anyField, fc.constantFrom(...NASTY), async (field, value) => {
      const person = await newPerson()
      const status = await tellAltered(person, { field, value })
      expect(ANSWERS).toContain(status)
      const purchases = await expectSound(person)
      if (isDecisive(field) || status !== 200) expect(await holdingsOf(person)).toEqual(NOTHING)
      seen.told += 1
      seen.nothing += purchases === 0 ? 1 : 0
      seen.faults += status === 200 ? 0 : 1
    }),
    { numRuns: RUNS, seed: SEED },
  )
  expect(JSON.stringify([log.error.mock.calls, log.warn.mock.calls])).not.toContain(MARK)
  vi.restoreAllMocks()
  console.warn(
    `hostile fields: ${seen.told}, ${seen.nothing} gave nothing, ${seen.faults} to be sent again`,
  )
}, 120_000)

test.each([-1, -1_000, -1e12])('a refund of %d pence brings no credits', async (pence) => {
  const person = await newPerson()
  const field = { of: 'charge', name: 'amount_refunded' }
  expect(await tellAltered(person, { field, value: pence })).toBe(200)
  expect(await holdingsOf(person)).toMatchObject({ balance: 10, entries: 10, ever: 10 })
})

test('an event that is signed and makes no sense changes nothing', async () => {
  const before = await allTables()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...EVENT_TYPES),
      fc.oneof(fc.jsonValue(), fc.constantFrom(...NASTY)),
      fc.boolean(),
      async (type, object, isBare) => {
        const id = `evt_${crypto.randomUUID()}`
        const data = isBare ? object : { object }
        expect(ANSWERS).toContain(await deliver({ id, type, livemode: false, data }))
      },
    ),
    { numRuns: RUNS, seed: SEED },
  )
  const after = await allTables()
  for (const [table, rows] of after)
    if (table !== 'stripe_events') expect(rows, table).toEqual(before.get(table))
}, 60_000)
