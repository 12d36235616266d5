/** A sender of mails that is killed at any call, and a provider that fails as it likes. */
import { deliverDue } from '@plainletter/mail/deliver-mail'
import type { BatchResult, Database, Statement } from '@plainletter/store/database'
import { MAIL_LEASE_MS } from '@plainletter/store/outbox'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { START } from '../test/factories.ts'
import {
  enqueuedMail,
  expectSentOnce,
  mailPorts,
  providerLog,
  runUntilDone,
} from '../test/mails.ts'

const MINUTE_MS = 60_000

beforeEach(() => env.DB.prepare('DELETE FROM outbox').run())
afterEach(() => {
  vi.restoreAllMocks()
})

/** A database that fails at one call, before it did anything or after it was committed, as when the Worker is killed there. */
function failingAt(failing: number, when: 'before' | 'after'): Database & { calls: number } {
  const batch = async (statements: Statement[]): Promise<BatchResult[]> => {
    faulty.calls += 1
    const isHere = faulty.calls === failing
    if (isHere && when === 'before') throw new Error('Network connection lost')
    const results = await sound.batch(statements)
    if (isHere) throw new Error('Network connection lost')
    return results
  }
  const faulty = { calls: 0, prepare: (text: string) => sound.prepare(text), batch }
  return faulty
}
const sound: Database = env.DB

/** The database calls of a round over two mails: give up, claim, finish, claim, finish, claim, forget. */
const CALLS = Array.from({ length: 7 }, (_, index) => index + 1)

test.each(CALLS.flatMap((call) => [[call, 'before'] as const, [call, 'after'] as const]))(
  'a sender killed at its call %i, %s it counted, loses no mail and sends none twice',
  async (call, when) => {
    const mails = [await enqueuedMail(), await enqueuedMail('lost.ok')]
    const database = failingAt(call, when)
    await expect(deliverDue(await mailPorts(START, { database }))).rejects.toThrow('lost')
    const end = await runUntilDone(START + MINUTE_MS, mails)
    for (const mail of mails) await expectSentOnce(mail)
    expect(end - START).toBeLessThanOrEqual(MAIL_LEASE_MS + 3 * MINUTE_MS)
  },
)

test('those are all the calls of such a round', async () => {
  await enqueuedMail()
  await enqueuedMail()
  const database = failingAt(0, 'before')
  await deliverDue(await mailPorts(START, { database }))
  expect(database.calls).toBe(CALLS.length)
})

test('whatever goes wrong, in whatever order, each mail is sent once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const anyFaults = fc.array(fc.constantFrom('ok', 'lost', '429', '500'), { maxLength: 5 })
  const anyKill = fc.record({ call: fc.integer({ min: 1, max: 9 }), isBefore: fc.boolean() })
  let [mailsSent, requests] = [0, 0]
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyFaults, { minLength: 1, maxLength: 3 }),
      fc.array(anyKill, { maxLength: 4 }),
      async (schedules, kills) => {
        const mails = await Promise.all(
          schedules.map((faults) => enqueuedMail([...faults, 'ok'].join('.'))),
        )
        const killed = kills.map(async ({ call, isBefore }, index) => {
          const database = failingAt(call, isBefore ? 'before' : 'after')
          const ports = await mailPorts(START + index * 2 * MINUTE_MS, { database })
          await deliverDue(ports).catch(() => undefined)
        })
        await Promise.all(killed)
        await runUntilDone(START + 10 * MINUTE_MS, mails)
        for (const mail of mails) {
          await expectSentOnce(mail)
          requests += (await providerLog(mail)).requests.length
        }
        mailsSent += mails.length
      },
    ),
    { seed: Number(env.SEED), numRuns: 40 },
  )
  console.warn(`mails ${mailsSent}, requests ${requests}, lost 0, twice 0`)
}, 120_000)
