import { listLedgerFaults } from '@plainletter/store/housekeeping'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  atStripe,
  deliver,
  eventsAbout,
  holdingsOf,
  paidSession,
  refund,
  spend,
} from '../../test/payments.ts'
import type { StripeEvent } from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'

const RUNS = 40
const PRICE = 1_000
const pence = fc.integer({ min: 1, max: PRICE })

const anyStep = fc.record({
  act: fc.constantFrom('buy', 'spend', 'spend', 'refund', 'dispute', 'won', 'lost', 'repeat'),
  of: fc.nat(),
  pence,
})
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

/** One payment, as it is at Stripe and as the ledger must have it: worked out anew, without a database. */
interface Bought {
  readonly id: string
  readonly intent: string
  refunded: number
  disputed: number
  dispute: { id: string; pence: number } | undefined
  taken: number
  shortfall: number
}

interface Story {
  readonly person: Person
  readonly bought: Bought[]
  readonly told: StripeEvent[]
  balance: number
}

/** What a step does at Stripe, and to the money of the payment that it is about. */
const ACTS: Readonly<Record<string, (of: Bought, step: Step) => Promise<void>>> = {
  refund: async (of, step) => {
    if (of.refunded === PRICE) return
    await refund(of.intent, step.pence)
    of.refunded = Math.min(PRICE, of.refunded + step.pence)
  },
  dispute: async (of, step) => {
    if (of.dispute) return
    const path = `/local/payment_intents/${of.intent}/dispute`
    const { id } = await atStripe<{ id: string }>(path, { amount: step.pence })
    of.dispute = { id, pence: step.pence }
    of.disputed = step.pence
  },
  won: (of) => closeDispute(of, 'won'),
  lost: (of) => closeDispute(of, 'lost'),
}

async function closeDispute(of: Bought, end: 'won' | 'lost'): Promise<void> {
  if (!of.dispute) return
  await atStripe(`/local/disputes/${of.dispute.id}/${end}`, {})
  of.disputed = end === 'won' ? 0 : of.dispute.pence
}

async function play(story: Story, step: Step): Promise<void> {
  if (step.act === 'buy') return buy(story)
  if (step.act === 'spend') return use(story)
  if (step.act === 'repeat') return repeat(story, step.of)
  const of = story.bought[step.of % Math.max(1, story.bought.length)]
  if (!of) return
  await ACTS[step.act]?.(of, step)
  await tellNew(story, of)
  settle(story, of)
}

async function buy(story: Story): Promise<void> {
  const { id, payment_intent: intent } = await paidSession(story.person)
  const of = { id, intent, refunded: 0, disputed: 0, dispute: undefined, taken: 0, shortfall: 0 }
  story.bought.push(of)
  await tellNew(story, of)
  story.balance += 10
}

async function use(story: Story): Promise<void> {
  const canPay = story.balance > 0
  expect(await spend(story.person)).toBe(canPay ? 200 : 403)
  story.balance -= canPay ? 1 : 0
}

/** An old event comes again, as it was and under another name. */
async function repeat({ told }: Story, of: number): Promise<void> {
  const old = told[of % Math.max(1, told.length)]
  if (old)
    await Promise.all([deliver(old), deliver({ ...old, id: `${old.id}_${crypto.randomUUID()}` })])
}

/** What Stripe has to tell is told at once, the newest first, and each of it twice. */
async function tellNew({ told }: Story, { id, intent }: Bought): Promise<void> {
  const known = new Set(told.map((event) => event.id))
  const fresh = (await eventsAbout(id, intent)).filter((event) => !known.has(event.id))
  told.push(...fresh)
  await Promise.all(fresh.toReversed().flatMap((event) => [deliver(event), deliver(event)]))
}

/** The rule: a share rounded down, never more than there is, and what could not be taken is not asked for again. */
function settle(story: Story, of: Bought): void {
  const due = Math.floor((10 * Math.min(PRICE, of.refunded + of.disputed)) / PRICE)
  const more = Math.max(0, Math.min(story.balance, due - of.taken - of.shortfall))
  const back = Math.max(0, of.taken - due)
  of.taken += more - back
  of.shortfall = Math.max(0, due - of.taken)
  story.balance += back - more
}

test('after any story of purchases, refunds and disputes, told twice and in any order, the ledger is the model', async () => {
  const seen = { stories: 0, steps: 0, events: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (steps) => {
      const story: Story = { person: await newPerson(), bought: [], told: [], balance: 0 }
      await buy(story)
      for (const step of steps) await play(story, step)
      expect(await holdingsOf(story.person)).toEqual({
        balance: story.balance,
        entries: story.balance,
        ever: 10 * story.bought.length,
        purchases: story.bought.length,
        payments: story.bought.length,
        shortfall: story.bought.reduce((sum, { shortfall }) => sum + shortfall, 0),
      })
      expect(await listLedgerFaults(env.DB)).toEqual([])
      seen.stories += 1
      seen.steps += steps.length + 1
      seen.events += story.told.length * 2
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  )
  console.warn(
    `${seen.stories} stories, ${seen.steps} steps, ${seen.events} deliveries, 0 other than the model`,
  )
}, 120_000)
