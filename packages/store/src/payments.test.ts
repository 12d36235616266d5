import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { balanceOf, newPerson, NOW } from '../test/people.ts'
import { sql } from './database.ts'
import type { Database } from './database.ts'
import { listLedgerFaults } from './housekeeping.ts'
import { checkLedger } from './ledger-checks.ts'
import { prepareMail } from './outbox.ts'
import { creditsNotPaid, findPayment, settlePayment } from './payments.ts'
import type { PaidState, Settlement } from './payments.ts'

const keys = await parseKeyEncryptionKeys('1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8')

interface Money {
  readonly refundedPence: number
  readonly disputedPence: number
}
const WHOLE: Money = { refundedPence: 0, disputedPence: 0 }

let sessions = 0

/** A payment of this person that Stripe has, and how to write down what it has now. */
async function newPayment(userId: number) {
  sessions += 1
  const sessionId = `cs_${sessions}`
  const mail = await prepareMail(
    keys,
    { kind: 'password_changed', to: `${userId}@example.test`, at: NOW },
    { cause: sessionId, now: NOW },
  )
  const stateOf = (money: Money): PaidState => ({
    sessionId,
    userId,
    pack: 'basic',
    plan: null,
    credits: 10,
    pricePence: 1_000,
    paymentIntent: `pi_${sessionId}`,
    receiptUrl: null,
    paidAt: NOW,
    ...money,
  })
  const settlement = (money: Money, version: number): Settlement => ({
    paid: stateOf(money),
    version,
    source: 'webhook',
    mail,
    entryIds: [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()],
    now: NOW,
  })
  return { sessionId, settlement, stateOf }
}

test('what was read before the newest write is not written', async () => {
  const { userId } = await newPerson(0)
  const { sessionId, settlement } = await newPayment(userId)
  const half = { ...WHOLE, refundedPence: 500 }
  expect(await settlePayment(env.DB, settlement(WHOLE, 0))).toBe('settled')
  expect(await settlePayment(env.DB, settlement(WHOLE, 0))).toBe('stale')
  expect(await settlePayment(env.DB, settlement(half, 1))).toBe('settled')
  expect(await settlePayment(env.DB, settlement(WHOLE, 1))).toBe('stale')
  expect(await findPayment(env.DB, sessionId)).toMatchObject({
    refundedPence: 500,
    takenBack: 5,
    version: 2,
  })
  expect(await balanceOf(userId)).toBe(5)
})

test('the payment of nobody writes nothing', async () => {
  const { sessionId, settlement } = await newPayment(17)
  expect(await settlePayment(env.DB, settlement(WHOLE, 0))).toBe('no_user')
  expect(await findPayment(env.DB, sessionId)).toBeUndefined()
})

test('an answer that is lost after the commit neither loses nor doubles a payment', async () => {
  const { userId } = await newPerson(0)
  const { sessionId, settlement } = await newPayment(userId)
  const forgetful: Database = {
    prepare: (text) => env.DB.prepare(text),
    batch: async (statements) => {
      await env.DB.batch(statements)
      throw new Error('Network connection lost')
    },
  }
  await expect(settlePayment(forgetful, settlement(WHOLE, 0))).rejects.toThrow('lost')
  const row = await findPayment(env.DB, sessionId)
  await settlePayment(env.DB, settlement(WHOLE, row?.version ?? 0))
  expect(await balanceOf(userId)).toBe(10)
  expect(await listLedgerFaults(env.DB)).toEqual([])
})

const anyMoney = fc.record({
  refundedPence: fc.constantFrom(0, 1, 150, 500, 999, 1_000),
  disputedPence: fc.constantFrom(0, 0, 300, 1_000),
})

test('however readers and writers are interleaved, the last state at Stripe is the one that stays', async () => {
  let writes = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyMoney, { minLength: 2, maxLength: 6 }),
      fc.scheduler(),
      async (states, scheduler) => {
        const { userId } = await newPerson(0)
        const { sessionId, settlement, stateOf } = await newPayment(userId)
        const atStripe = { money: WHOLE }
        const wait = () => scheduler.schedule(Promise.resolve())
        /** What settle-session.ts does: the count first, then Stripe, then the write, and all of it again when too late. */
        const tell = async () => {
          for (;;) {
            await wait()
            const row = await findPayment(env.DB, sessionId)
            await wait()
            const { money } = atStripe
            await wait()
            const settled = await settlePayment(env.DB, settlement(money, row?.version ?? 0))
            writes += 1
            if (settled !== 'stale') return
          }
        }
        const story = states.map(async (money) => {
          await wait()
          atStripe.money = money
          await tell()
        })
        await scheduler.waitFor(Promise.all(story))
        const row = await findPayment(env.DB, sessionId)
        expect(row).toMatchObject(atStripe.money)
        const due = creditsNotPaid(stateOf(atStripe.money))
        expect((row?.takenBack ?? 0) + (row?.shortfall ?? 0)).toBe(due)
        expect(await balanceOf(userId)).toBe(10 - due)
      },
    ),
    { numRuns: 40, seed: 20_261_121 },
  )
  for (const { what, faults } of await checkLedger(env.DB))
    expect([what, faults]).toEqual([what, []])
  console.warn(`${writes} writes of payments in random order, 0 older over newer`)
}, 60_000)

test('the checks of the ledger find what must not be', async () => {
  const { userId } = await newPerson(2)
  const run = (text: string) => env.DB.batch([sql(env.DB, text, userId)])
  const found = async () =>
    (await checkLedger(env.DB)).filter(({ faults }) => faults.length > 0).map(({ what }) => what)
  expect(await found()).toEqual([])
  const add = (kind: string, ref: string, delta: number) =>
    `INSERT INTO credit_entries (id, user_id, kind, ref, delta, at) VALUES ('${ref}', ?1, '${kind}', '${ref}', ${delta}, 0)`
  await run(add('spend', 'no-such-job', -1))
  await run('UPDATE credit_accounts SET balance = 1 WHERE user_id = ?1')
  expect(await found()).toEqual(['spends without a job'])
  await run(add('purchase', 'cs_of_nobody', 10))
  expect(await found()).toEqual([
    'balances that are not the sum of their entries',
    'credits ever had that were not bought or given',
    'spends without a job',
    'purchases without a payment',
  ])
  await run('DELETE FROM credit_entries WHERE user_id = ?1')
  await run('UPDATE credit_accounts SET balance = 0, total_ever = 0 WHERE user_id = ?1')
})
