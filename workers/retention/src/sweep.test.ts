import { findDataKeys } from '@plainletter/store/key-rings'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'

import { DAY_MS, openRings, START, storedLetter } from '../test/factories.ts'
import type { StoredLetter } from '../test/factories.ts'
import { sweep } from './sweep.ts'

const rowsOf = (documentId: number) =>
  env.DB.prepare('SELECT COUNT(*) AS n FROM documents WHERE id = ?1')
    .bind(documentId)
    .first<number>('n')

test('a letter past its day is deleted with its key and its files, and noted once', async () => {
  const { userId, documentId } = await storedLetter()
  await sweep(env, START + 29 * DAY_MS)
  expect(await rowsOf(documentId)).toBe(1)
  await sweep(env, START + 30 * DAY_MS + 1)
  await sweep(env, START + 30 * DAY_MS + 2)
  expect(await rowsOf(documentId)).toBe(0)
  expect((await findDataKeys(await openRings(), userId, [documentId])).size).toBe(0)
  expect((await env.DOCUMENT_BUCKET.list({ prefix: `30d/${documentId}/` })).objects).toEqual([])
  const noted = await env.DB.prepare('SELECT reason FROM deletion_journal WHERE document_id = ?1')
    .bind(documentId)
    .all()
  expect(noted.results).toEqual([{ reason: 'expired' }])
})

test('twenty sweeps at once delete each letter once', async () => {
  const letters = await Promise.all(Array.from({ length: 10 }, () => storedLetter()))
  const later = START + 31 * DAY_MS
  await Promise.all(Array.from({ length: 20 }, (_, index) => sweep(env, later + index)))
  for (const { documentId } of letters) expect(await rowsOf(documentId)).toBe(0)
})

test('one sweep ends more than a batch, gives back what was not read, and a letter that cannot go keeps no other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const letters: StoredLetter[] = []
  for (let index = 0; index < 60; index += 1) letters.push(await storedLetter())
  const [stuck, ...others] = letters
  await env.DOCUMENT_BUCKET.put(`keyring/${stuck?.userId}`, 'damaged')
  await sweep(env, START + 31 * DAY_MS)
  expect(await Promise.all(others.map(({ documentId }) => rowsOf(documentId)))).toEqual(
    others.map(() => 0),
  )
  expect(await rowsOf(stuck?.documentId ?? 0)).toBe(1)
  const back = await env.DB.prepare(
    'SELECT COUNT(*) AS n FROM credit_accounts WHERE balance = 1 AND user_id IN (SELECT value FROM json_each(?1))',
  )
    .bind(JSON.stringify(others.map(({ userId }) => userId)))
    .first('n')
  expect(back).toBe(others.length)
  expect(await filesOf(others)).toBe(0)
  vi.restoreAllMocks()
})

async function filesOf(letters: readonly StoredLetter[]): Promise<number> {
  const lists = letters.map(({ documentId }) =>
    env.DOCUMENT_BUCKET.list({ prefix: `30d/${documentId}/` }),
  )
  return (await Promise.all(lists)).flatMap(({ objects }) => objects).length
}

test('a job whose message was lost is sent again', async () => {
  const { jobId } = await storedLetter()
  const sent: unknown[] = []
  const queue = { send: (body: unknown) => Promise.resolve(sent.push(body)) }
  const watched = {
    ...env,
    ANALYSIS_QUEUE: new Proxy(env.ANALYSIS_QUEUE, { get: () => queue.send }),
  }
  await sweep(watched, START + 60_000)
  expect(sent).toEqual([])
  await sweep(watched, START + 3 * 60_000)
  expect(sent).toContainEqual({ jobId })
})

test('a job that has not ended in 25 minutes is ended, and its credit is back', async () => {
  const { userId, jobId } = await storedLetter()
  const read = () =>
    env.DB.prepare(
      'SELECT j.status, a.balance FROM jobs j JOIN credit_accounts a USING (user_id) WHERE j.id = ?1 AND a.user_id = ?2',
    )
      .bind(jobId, userId)
      .first()
  await sweep(env, START + 24 * 60_000)
  expect(await read()).toEqual({ status: 'queued', balance: 0 })
  await sweep(env, START + 25 * 60_000)
  await sweep(env, START + 26 * 60_000)
  expect(await read()).toEqual({ status: 'failed', balance: 1 })
})

test('an old session and an old counter are forgotten', async () => {
  const { userId } = await storedLetter()
  await env.DB.prepare("INSERT INTO limits (bucket, count, reset_at) VALUES ('old', 1, ?1)")
    .bind(START)
    .run()
  await sweep(env, START + 40 * DAY_MS)
  expect(
    await env.DB.prepare('SELECT COUNT(*) AS n FROM sessions WHERE user_id = ?1')
      .bind(userId)
      .first('n'),
  ).toBe(0)
  expect(
    await env.DB.prepare("SELECT COUNT(*) AS n FROM limits WHERE bucket = 'old'").first('n'),
  ).toBe(0)
})

test('a mailed link is forgotten 30 days after it has ended', async () => {
  const { userId } = await storedLetter()
  const tables = ['password_resets', 'email_verifications']
  for (const table of tables)
    await env.DB.prepare(
      `INSERT INTO ${table} (id, user_id, token_hash, email, expires_at, created_at) VALUES (?1, ?1, ?1, 'a@example.test', ?2, 0)`,
    )
      .bind(userId, START)
      .run()
  const count = async () =>
    Promise.all(
      tables.map((table) =>
        env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE user_id = ?1`)
          .bind(userId)
          .first('n'),
      ),
    )
  await sweep(env, START + 29 * DAY_MS)
  expect(await count()).toEqual([1, 1])
  await sweep(env, START + 31 * DAY_MS)
  expect(await count()).toEqual([0, 0])
})
