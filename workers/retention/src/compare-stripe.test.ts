import { beginAccountDeletion, finishAccountDeletion } from '@plainletter/store/account-deletion'
import { listLedgerFaults } from '@plainletter/store/housekeeping'
import { findSubscriber } from '@plainletter/store/subscriptions'
import { listPasses } from '@plainletter/store/sweep-passes'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { atStripe, buy, holdingsOf, newBuyer, sellingPorts } from '../test/buyers.ts'
import { sweepOnce } from './sweep.ts'

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await nightComes()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** All walks are due again. */
const nightComes = () => env.DB.prepare('DELETE FROM sweep_passes').run()

/** Rounds until each comparison has come to its end. Answers how many it took. */
async function sweepTheNight(): Promise<number> {
  await nightComes()
  for (let rounds = 1; ; rounds += 1) {
    await sweepOnce(await sellingPorts())
    const walks = (await listPasses(env.DB)).filter(({ name }) => name.startsWith('stripe_'))
    if (walks.length === 5 && walks.every(({ position }) => position === '')) return rounds
    if (rounds > 50) throw new Error('The walks come to no end')
  }
}

describe('news of Stripe that never came is found in the night', () => {
  test('a pack that was paid for', async () => {
    const buyer = await newBuyer()
    await buy(await sellingPorts(), buyer)
    expect(await holdingsOf(buyer)).toEqual([0, 'inactive', 0])
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([10, 'inactive', 1])
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([10, 'inactive', 1])
  })

  test('a refund of half of it, then of the rest', async () => {
    const buyer = await newBuyer()
    const { payment_intent: intent } = await buy(await sellingPorts(), buyer)
    await sweepTheNight()
    await atStripe(`/local/payment_intents/${intent}/refund`, { amount: 500 })
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([5, 'inactive', 1])
    await atStripe(`/local/payment_intents/${intent}/refund`)
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([0, 'inactive', 1])
  })

  test('a dispute, and that it was won', async () => {
    const buyer = await newBuyer()
    const { payment_intent: intent } = await buy(await sellingPorts(), buyer)
    await sweepTheNight()
    const { id } = await atStripe<{ id: string }>(`/local/payment_intents/${intent}/dispute`)
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([0, 'inactive', 1])
    await atStripe(`/local/disputes/${id}/won`)
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([10, 'inactive', 1])
  })

  test('a plan with its payment, its next year, and its end', async () => {
    const buyer = await newBuyer()
    const { subscription } = await buy(await sellingPorts(), buyer, { plan: 'business' })
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([0, 'active', 1])
    await atStripe(`/local/subscriptions/${subscription}/renew`)
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([0, 'active', 2])
    await atStripe(`/local/subscriptions/${subscription}/end`)
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([0, 'canceled', 2])
  })

  test('all of it, after an older copy of the database came back', async () => {
    const buyer = await newBuyer()
    const ports = await sellingPorts()
    await buy(ports, buyer)
    await buy(ports, buyer, { plan: 'individual' })
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([10, 'active', 2])
    await env.DB.batch(
      [
        'DELETE FROM payment_tracking WHERE user_id = ?1',
        'DELETE FROM credit_entries WHERE user_id = ?1',
        'UPDATE credit_accounts SET balance = 0, total_ever = 0 WHERE user_id = ?1',
        `UPDATE users SET stripe_customer_id = NULL, stripe_subscription_id = NULL, subscription_status = 'inactive',
           subscription_plan = NULL WHERE id = ?1`,
      ].map((text) => env.DB.prepare(text).bind(buyer)),
    )
    await sweepTheNight()
    expect(await holdingsOf(buyer)).toEqual([10, 'active', 2])
    expect(await listLedgerFaults(env.DB)).toEqual([])
  })
})

test('many payments take more rounds, and each round looks at no more than a page', async () => {
  const ports = await sellingPorts()
  const buyers: number[] = []
  for (let count = 0; count < 60; count += 1) {
    const buyer = await newBuyer()
    buyers.push(buyer)
    await buy(ports, buyer)
  }
  const asked = vi.spyOn(globalThis, 'fetch')
  const rounds = await sweepTheNight()
  const lists = asked.mock.calls.filter(
    ([url]) => typeof url === 'string' && /sessions\?.*limit=25/.test(url),
  )
  expect(rounds).toBeGreaterThanOrEqual(3)
  expect(lists.length).toBeLessThanOrEqual(rounds)
  for (const buyer of buyers) expect(await holdingsOf(buyer)).toEqual([10, 'inactive', 1])
}, 60_000)

test('while Stripe is away the sweeps do their other work, and the night is caught up', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const buyer = await newBuyer()
  await buy(await sellingPorts(), buyer)
  await nightComes()
  const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Network connection lost'))
  await sweepOnce(await sellingPorts())
  expect(await holdingsOf(buyer)).toEqual([0, 'inactive', 0])
  const names = (await listPasses(env.DB)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['uploads', 'held', 'keys', 'documents', 'cases']))
  away.mockRestore()
  await sweepTheNight()
  expect(await holdingsOf(buyer)).toEqual([10, 'inactive', 1])
})

test('a deleted account is no customer any more, and its plan has ended', async () => {
  const ports = await sellingPorts()
  const buyer = await newBuyer()
  await buy(ports, buyer, { plan: 'individual' })
  await sweepTheNight()
  const customer = (await findSubscriber(env.DB, buyer))?.customerId ?? ''
  await beginAccountDeletion(env.DB, { userId: buyer, password: 'none', email: '' }, Date.now())
  await finishAccountDeletion(
    { database: env.DB, bucket: env.DOCUMENT_BUCKET, clock: Date.now },
    buyer,
  )
  await sweepOnce(ports)
  const { data } = await ports.payments.stripe.subscriptions.list({ customer, status: 'all' })
  expect(data.map(({ status }) => status)).toEqual(['canceled'])
  expect(await findSubscriber(env.DB, buyer)).toMatchObject({
    customerId: null,
    plan: { status: 'inactive' },
  })
  // What was paid stays.
  expect((await holdingsOf(buyer))[2]).toBe(1)
})
