import { deliverDue, deliverOne } from '@plainletter/mail/deliver-mail'
import { claimMail, finishMail, MAIL_LEASE_MS, RETRY_FOR_MS } from '@plainletter/store/outbox'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { DAY_MS, START } from '../test/factories.ts'
import {
  enqueuedMail,
  expectSentOnce,
  mailPorts,
  outboxRow,
  providerLog,
  runUntilDone,
} from '../test/mails.ts'
import type { EnqueuedMail } from '../test/mails.ts'
import { sendOutbox } from './send-outbox.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

beforeEach(() => env.DB.prepare('DELETE FROM outbox').run())
afterEach(() => {
  vi.restoreAllMocks()
})

const attemptsTo = async ({ to }: EnqueuedMail) =>
  (
    await env.DB.prepare(
      'SELECT user_id, from_email, subject, email_type, success, error_message, provider_response, attempted_at FROM email_attempts WHERE to_email = ?1 ORDER BY id',
    )
      .bind(to)
      .all()
  ).results

test('a due mail leaves once, is noted, and its contents are wiped', async () => {
  const mail = await enqueuedMail()
  await deliverDue(await mailPorts(START))
  await deliverDue(await mailPorts(START + DAY_MS))
  await expectSentOnce(mail)
  expect((await providerLog(mail)).requests).toHaveLength(1)
  expect(await attemptsTo(mail)).toEqual([
    {
      user_id: expect.any(Number),
      from_email: env.MAIL_FROM,
      subject: 'Reset your password',
      email_type: 'reset_password',
      success: 1,
      error_message: null,
      provider_response: expect.stringContaining('"sent"'),
      attempted_at: START,
    },
  ])
})

test.each([
  ['429.ok', 2],
  ['500.500.500.ok', 4],
  ['cut.ok', 2],
  ['lost.ok', 2],
  ['lost.500.cut.lost.429.ok', 6],
])(
  'with the faults %s a mail is sent once, by the same key each time',
  async (faults, requests) => {
    const mail = await enqueuedMail(faults)
    await runUntilDone(START, [mail])
    await expectSentOnce(mail)
    expect((await providerLog(mail)).requests).toHaveLength(requests)
    expect(await attemptsTo(mail)).toHaveLength(requests)
  },
)

test('after a fault a mail waits one minute, then two, then four', async () => {
  const mail = await enqueuedMail('500')
  const waits: number[] = []
  for (let now = START, tries = 0; tries < 4; tries += 1) {
    await deliverDue(await mailPorts(now))
    const { next_at: nextAt } = await outboxRow(mail)
    await deliverDue(await mailPorts(nextAt - 1))
    waits.push((nextAt - now) / MINUTE_MS)
    now = nextAt
  }
  expect(waits).toEqual([1, 2, 4, 8])
  expect((await providerLog(mail)).requests).toHaveLength(4)
})

test('a mail that the provider refuses for itself is not tried again, and the log says so without its address', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const mail = await enqueuedMail('422')
  await runUntilDone(START, [mail])
  expect((await providerLog(mail)).requests).toHaveLength(1)
  expect(await outboxRow(mail)).toMatchObject({ state: 'failed', payload: '' })
  expect(said.mock.calls.flat()).toEqual([
    JSON.stringify({ event: 'mail_failed', id: mail.id, kind: 'reset_password' }),
  ])
})

test('twenty senders at once send each mail once', async () => {
  const mails = await Promise.all(Array.from({ length: 8 }, () => enqueuedMail()))
  const senders = Array.from({ length: 10 }, async (_, index) => {
    const ports = await mailPorts(START + index)
    const [one] = mails
    await Promise.all([deliverDue(ports), one && deliverOne(ports, one.id)])
  })
  await Promise.all(senders)
  for (const mail of mails) {
    await expectSentOnce(mail)
    expect((await providerLog(mail)).requests).toHaveLength(1)
  }
})

test('a sender that comes back after its lease changes nothing', async () => {
  const mail = await enqueuedMail()
  const slow = await claimMail(env.DB, { id: mail.id, now: START })
  if (!slow) throw new Error('Not claimed')
  expect(await claimMail(env.DB, { id: mail.id, now: START + MAIL_LEASE_MS - 1 })).toBeUndefined()
  const later = START + MAIL_LEASE_MS
  const fast = await claimMail(env.DB, { id: mail.id, now: later })
  if (!fast) throw new Error('Not claimed')
  const result = { to: mail.to, from: 'a', subject: 'b', reason: null, providerResponse: '{}' }
  const [given, sent] = [
    { ...result, outcome: 'never' },
    { ...result, outcome: 'sent' },
  ] as const
  expect(await finishMail(env.DB, slow, { ...given, now: later })).toBeUndefined()
  expect(await outboxRow(mail)).toMatchObject({ state: 'due', tries: 2 })
  expect(await finishMail(env.DB, fast, { ...sent, now: later })).toBe('sent')
  expect(await finishMail(env.DB, slow, { ...given, now: later })).toBeUndefined()
  expect(await outboxRow(mail)).toMatchObject({ state: 'sent' })
})

test('a provider that is down for days gets 17 tries within 23 hours, and the log tells', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const mail = await enqueuedMail('500')
  let now = START
  while ((await outboxRow(mail)).state === 'due') {
    now = (await outboxRow(mail)).next_at
    await deliverDue(await mailPorts(now))
  }
  expect((await providerLog(mail)).requests).toHaveLength(17)
  expect(now - START).toBeLessThan(RETRY_FOR_MS)
  expect(await outboxRow(mail)).toMatchObject({ state: 'failed', payload: '' })
  expect(said.mock.calls.flat().join()).toContain('mail_failed')
})

test('when the cron slept until the provider has forgotten the key, nothing is sent a second time', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const mail = await enqueuedMail('lost.ok')
  await deliverDue(await mailPorts(START))
  await deliverDue(await mailPorts(START + RETRY_FOR_MS + 1))
  expect((await providerLog(mail)).requests).toHaveLength(1)
  expect(await outboxRow(mail)).toMatchObject({ state: 'failed', payload: '' })
  expect(said.mock.calls.flat().join()).toContain('mail_given_up')
})

test('a mail that was never tried waits for as long as it takes', async () => {
  const mail = await enqueuedMail()
  await sendOutbox({ ...env, RESEND_API_KEY: '' }, START)
  expect(await outboxRow(mail)).toMatchObject({ state: 'due', tries: 0 })
  await deliverDue(await mailPorts(START + 10 * DAY_MS))
  await expectSentOnce(mail)
})

test('a mail that does not open keeps no other from leaving, and leaves once its key is back', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const mail = await enqueuedMail()
  await deliverDue(await mailPorts(START, { keys: new Map() }))
  const next = await enqueuedMail('ok', START + 1)
  expect((await providerLog(mail)).requests).toHaveLength(0)
  await runUntilDone(START + MINUTE_MS, [mail, next])
  for (const each of [mail, next]) await expectSentOnce(each)
  expect(said.mock.calls.flat()).toEqual([
    JSON.stringify({ event: 'mail_does_not_open', id: mail.id }),
  ])
})

test('a round is bounded: twenty mails, or three faults', async () => {
  const sent = async (mails: readonly EnqueuedMail[]) =>
    (await Promise.all(mails.map(providerLog))).flatMap(({ requests }) => requests).length
  const many = await Promise.all(Array.from({ length: 25 }, () => enqueuedMail()))
  await deliverDue(await mailPorts(START))
  expect(await sent(many)).toBe(20)
  await deliverDue(await mailPorts(START + MINUTE_MS))
  expect(await sent(many)).toBe(25)
  const down = await Promise.all(Array.from({ length: 6 }, () => enqueuedMail('500')))
  await deliverDue(await mailPorts(START + 2 * MINUTE_MS))
  expect(await sent(down)).toBe(3)
})

test('a token stands in the open in no table and no log, before and after, sent or given up', async () => {
  const said = (['error', 'warn', 'log'] as const).map((name) => vi.spyOn(console, name))
  const mails = [await enqueuedMail(), await enqueuedMail('422'), await enqueuedMail('500')]
  const expectHidden = async () => {
    const dump = await dumpDatabase()
    for (const { token } of mails) expect(dump).not.toContain(token)
  }
  await expectHidden()
  await runUntilDone(START, mails)
  await expectHidden()
  const [first] = mails
  const { requests } = first ? await providerLog(first) : { requests: [] }
  expect(requests[0]?.body).toContain(first?.token)
  const lines = said.flatMap(({ mock }) => mock.calls.flat()).join()
  for (const { token, to } of mails) {
    expect(lines).not.toContain(token)
    expect(lines).not.toContain(to)
  }
})

async function dumpDatabase(): Promise<string> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>()
  const rows = await Promise.all(
    results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`).all()),
  )
  return JSON.stringify(rows.map((each) => each.results))
}

test('finished mails and notes of attempts are forgotten after 30 days', async () => {
  const mail = await enqueuedMail()
  await deliverDue(await mailPorts(START))
  await deliverDue(await mailPorts(START + 29 * DAY_MS))
  expect(await attemptsTo(mail)).toHaveLength(1)
  await deliverDue(await mailPorts(START + 30 * DAY_MS + HOUR_MS))
  expect(await attemptsTo(mail)).toHaveLength(0)
  await expect(outboxRow(mail)).rejects.toThrow('gone')
})
