import { DAILY_LIMITS } from '@plainletter/contracts/prices'
import { buryJob } from '@plainletter/store/jobs'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import { giveCredits } from '../../test/factories.ts'
import { mailsTo } from '../../test/mailed-links.ts'
import {
  atStripe,
  deliver,
  eventsAbout,
  holdingsOf,
  paidSession,
  spend,
} from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'

const read = async (person: Person, path: string) =>
  (await ask(person, { path })).response.json<Record<string, unknown>>()

const statusOf = (person: Person) => read(person, '/api/subscription-status')

/** A person with a plan that is paid for, told of by webhook. */
async function newSubscriber(plan = 'individual', credits = 0) {
  const person = await newPerson({ credits })
  const { id, subscription, customer } = await paidSession(person, { plan })
  if (subscription === null) throw new Error('No plan was made')
  for (const event of await eventsAbout(id, subscription, customer)) await deliver(event)
  return { person, subscription, customer }
}

/** Everything that Stripe has said of a customer is told again, newest first. */
async function hear(customer: string): Promise<void> {
  for (const event of (await eventsAbout(customer)).toReversed())
    await deliver({ ...event, id: `${event.id}_${crypto.randomUUID()}` })
}

test('a plan that is paid for pays for its analyses, and credits pay after them', async () => {
  const { person } = await newSubscriber('individual', 2)
  expect(await statusOf(person)).toEqual({
    subscriptionStatus: 'active',
    subscriptionPlan: 'individual',
    subscriptionEndsAt: expect.stringMatching(/^2\d{3}-/),
    cancelsAtPeriodEnd: false,
    analysesPerMonth: 3,
    analysesLeft: 3,
    allowanceResetsAt: expect.stringMatching(/-01T00:00:00.000Z$/),
    creditsRemaining: 2,
    tier: 'plan',
    hasBusinessView: false,
  })
  const seen: unknown[] = []
  for (let count = 0; count < 6; count += 1) {
    const status = await spend(person)
    const { analysesLeft, creditsRemaining, tier } = await statusOf(person)
    seen.push([status, analysesLeft, creditsRemaining, tier])
  }
  expect(seen).toEqual([
    [200, 2, 2, 'plan'],
    [200, 1, 2, 'plan'],
    [200, 0, 2, 'credits'],
    [200, 0, 1, 'credits'],
    [200, 0, 0, 'free'],
    [403, 0, 0, 'free'],
  ])
})

test('of many letters at once the plan pays for as many as it has', async () => {
  const { person } = await newSubscriber('individual', 1)
  for (let wave = 0; wave < 3; wave += 1)
    await Promise.all(Array.from({ length: 6 }, () => spend(person)))
  const jobs = env.DB.prepare('SELECT COUNT(*) AS n FROM jobs WHERE user_id = ?1').bind(person.id)
  expect(await jobs.first('n')).toBe(4)
  expect(await statusOf(person)).toMatchObject({ analysesLeft: 0, creditsRemaining: 0 })
})

test('a run that fails gives its analysis back to the plan, once, and no credit', async () => {
  const { person } = await newSubscriber()
  await ask(person, {
    path: '/api/documents/analyze',
    method: 'POST',
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'You owe £1.', country: 'gb' }),
  }).then(({ response }) => response.body?.cancel())
  expect(await statusOf(person)).toMatchObject({ analysesLeft: 2 })
  const jobId = await env.DB.prepare('SELECT id FROM jobs WHERE user_id = ?1')
    .bind(person.id)
    .first<string>('id')
  const end = { jobId: jobId ?? '', now: Date.now() }
  for (let count = 0; count < 3; count += 1)
    await buryJob(
      env.DB,
      { ...end, entryId: crypto.randomUUID() },
      { kind: 'error', message: 'no' },
    )
  expect(await statusOf(person)).toMatchObject({ analysesLeft: 3, creditsRemaining: 0 })
  expect(await holdingsOf(person)).toMatchObject({ balance: 0, entries: 0 })
})

test('the analyses are whole again in a new month, and in a new year that is paid', async () => {
  const { person, subscription, customer } = await newSubscriber()
  for (let count = 0; count < 3; count += 1) await spend(person)
  expect(await statusOf(person)).toMatchObject({ analysesLeft: 0 })
  // Stripe counts in seconds: what was used in the very second of the renewal is of the new year.
  await env.DB.prepare('UPDATE allowance_entries SET used_at = used_at - 1000 WHERE user_id = ?1')
    .bind(person.id)
    .run()
  await atStripe(`/local/subscriptions/${subscription}/renew`, {})
  await hear(customer)
  await hear(customer)
  expect(await statusOf(person)).toMatchObject({ analysesLeft: 3 })
  expect(await read(person, '/api/credits/purchases')).toMatchObject({
    purchases: [
      { name: 'Individual plan', pricePence: 1_000, state: 'paid' },
      { name: 'Individual plan', pricePence: 1_000, state: 'paid' },
    ],
  })
  await spend(person)
  const monthAgo = 32 * 24 * 60 * 60 * 1000
  await env.DB.prepare('UPDATE allowance_entries SET used_at = used_at - ?2 WHERE user_id = ?1')
    .bind(person.id, monthAgo)
    .run()
  await env.DB.prepare(
    'UPDATE users SET subscription_starts_at = subscription_starts_at - ?2 WHERE id = ?1',
  )
    .bind(person.id, 2 * monthAgo)
    .run()
  expect(await statusOf(person)).toMatchObject({ analysesLeft: 3 })
})

test('a year that is not paid for ends the use of the plan, and paying brings it back', async () => {
  const { person, subscription, customer } = await newSubscriber('business')
  expect(await read(person, '/api/auth/me')).toMatchObject({
    hasBusinessView: true,
    planAnalysesLeft: 10,
  })
  await atStripe(`/local/subscriptions/${subscription}/refuse`, {})
  await hear(customer)
  expect(await statusOf(person)).toMatchObject({
    subscriptionStatus: 'past_due',
    analysesLeft: 0,
    hasBusinessView: false,
    allowanceResetsAt: null,
  })
  expect(await spend(person)).toBe(403)
  await atStripe(`/local/subscriptions/${subscription}/renew`, {})
  await hear(customer)
  expect(await statusOf(person)).toMatchObject({ subscriptionStatus: 'active', analysesLeft: 10 })
})

test('a plan can be ended with its year, kept after all, and has its analyses until then', async () => {
  const { person, subscription, customer } = await newSubscriber()
  const cancel = await askJson(person, '/api/subscriptions/cancel', {})
  expect(await cancel.response.json()).toMatchObject({
    subscriptionStatus: 'active',
    cancelsAtPeriodEnd: true,
    analysesLeft: 3,
  })
  const resume = await askJson(person, '/api/subscriptions/resume', {})
  expect(await resume.response.json()).toMatchObject({ cancelsAtPeriodEnd: false })
  await askJson(person, '/api/subscriptions/cancel', {})
  await atStripe(`/local/subscriptions/${subscription}/end`, {})
  await hear(customer)
  expect(await statusOf(person)).toMatchObject({ subscriptionStatus: 'canceled', analysesLeft: 0 })
  for (const path of ['cancel', 'resume'])
    expect((await askJson(person, `/api/subscriptions/${path}`, {})).response.status).toBe(409)
})

test('who has a plan cannot buy a second one, and can buy one when it has ended', async () => {
  const { person, subscription, customer } = await newSubscriber()
  const buy = () => askJson(person, '/api/subscriptions/purchase', { plan: 'business' })
  expect((await buy()).response.status).toBe(409)
  await atStripe(`/local/subscriptions/${subscription}/end`, {})
  await hear(customer)
  const { id } = await paidSession(person, { plan: 'business' })
  for (const event of await eventsAbout(customer)) await deliver(event)
  const verify = await askJson(person, '/api/verify-payment', { sessionId: id })
  expect(await verify.response.json()).toEqual({ success: true })
  await hear(customer)
  expect(await statusOf(person)).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionPlan: 'business',
    analysesLeft: 10,
  })
})

test('of two plans that were paid for in two windows the newer one counts, and the log tells of it', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  const person = await newPerson()
  const { customer } = await paidSession(person, { plan: 'individual' })
  await paidSession(person, { plan: 'business' })
  await hear(customer)
  expect(await statusOf(person)).toMatchObject({ subscriptionPlan: expect.stringMatching(/i/) })
  expect(logged.mock.calls.flat().join()).toContain('two_plans')
  vi.restoreAllMocks()
})

test('the page that came back from paying need not wait for the webhook', async () => {
  const person = await newPerson()
  const { id: sessionId } = await paidSession(person, { plan: 'individual' })
  const { response } = await askJson(person, '/api/verify-payment', { sessionId })
  expect(await response.json()).toEqual({ success: true })
  expect(await statusOf(person)).toMatchObject({ analysesLeft: 3 })
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['plan_receipt'])
})

test('all news of a plan at once and in any order comes to the same', async () => {
  const person = await newPerson()
  const { id, subscription, customer } = await paidSession(person, { plan: 'individual' })
  await atStripe(`/local/subscriptions/${subscription}/renew`, {})
  await atStripe(`/v1/subscriptions/${subscription}`, { cancel_at_period_end: true })
  const events = await eventsAbout(id, subscription, customer)
  await Promise.all([...events, ...events.toReversed(), ...events].map((event) => deliver(event)))
  expect(await statusOf(person)).toMatchObject({
    subscriptionStatus: 'active',
    cancelsAtPeriodEnd: true,
    analysesLeft: 3,
  })
  expect(await holdingsOf(person)).toMatchObject({ balance: 0, payments: 2, purchases: 0 })
})

test('a plan that has run out is used no longer, even when nobody told us of its end', async () => {
  const { person } = await newSubscriber()
  const threeDays = 3 * 24 * 60 * 60 * 1000
  await env.DB.prepare('UPDATE users SET subscription_ends_at = ?2 WHERE id = ?1')
    .bind(person.id, Date.now() - threeDays)
    .run()
  expect(await statusOf(person)).toMatchObject({ analysesLeft: 0, tier: 'free' })
  expect(await spend(person)).toBe(403)
})

test('thirty a day are enough, of the plan and of credits together', async () => {
  const { person } = await newSubscriber('business', 0)
  await giveCredits(person.email, 40)
  let taken = 0
  for (let count = 0; count < DAILY_LIMITS.paidActions + 2; count += 1)
    taken += (await spend(person)) === 200 ? 1 : 0
  expect(taken).toBe(DAILY_LIMITS.paidActions)
  expect(await statusOf(person)).toMatchObject({ analysesLeft: 0, creditsRemaining: 20 })
  await env.DB.prepare("UPDATE users SET daily_calls_reset_date = '2020-01-01' WHERE id = ?1")
    .bind(person.id)
    .run()
  expect(await spend(person)).toBe(200)
}, 60_000)
