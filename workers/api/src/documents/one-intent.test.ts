import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { newUser, newVisitor, uploadForm } from '../../test/factories.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'
import { allUploads, keysOnRing } from '../../test/stores.ts'

const LETTER = 'You owe £120.00. Pay within 14 days of the date of this letter.'

interface Sending {
  readonly key?: string
  readonly words?: string
}

/** Sends the letter and hangs up at once, as a browser does that is closed, reloaded or clicked again. */
async function sendAndDrop(person: Person, { key, words = LETTER }: Sending = {}) {
  const { response, sent } = await ask(person, {
    path: '/api/documents/analyze',
    method: 'POST',
    headers: { Accept: 'text/event-stream', ...(key ? { 'Idempotency-Key': key } : {}) },
    body: uploadForm([{ name: 'letter.txt', content: words }]),
  })
  await response.body?.cancel()
  return { status: response.status, sent: sent.length }
}

/** What the person has: letters, runs, credits, files and keys. */
async function holdings(person: Person) {
  const counts = await env.DB.prepare(
    `SELECT (SELECT COUNT(*) FROM documents WHERE user_id = ?1) AS documents,
            (SELECT COUNT(*) FROM jobs WHERE user_id = ?1) AS jobs,
            (SELECT balance FROM credit_accounts WHERE user_id = ?1) AS balance`,
  )
    .bind(person.id)
    .first<{ documents: number; jobs: number; balance: number }>()
  return { ...counts, keys: await keysOnRing(person.id) }
}

const ONE = { documents: 1, jobs: 1, keys: 1 }

test.each([2, 5, 20])('%i dropped tries one after the other are one analysis', async (tries) => {
  const person = await newPerson({ credits: 1 })
  const key = crypto.randomUUID()
  const files = (await allUploads()).length
  const answers = []
  for (let n = 0; n < tries; n += 1) answers.push(await sendAndDrop(person, { key }))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(answers.reduce((sum, { sent }) => sum + sent, 0)).toBe(1)
  expect(await holdings(person)).toEqual({ ...ONE, balance: 0 })
  expect(await allUploads()).toHaveLength(files + 1)
})

test('ten tries at the same moment are one analysis, with one credit or with many', async () => {
  for (const credits of [1, 10]) {
    const person = await newPerson({ credits })
    const key = crypto.randomUUID()
    const tries = Array.from({ length: 10 }, () => sendAndDrop(person, { key }))
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers.reduce((sum, { sent }) => sum + sent, 0)).toBe(1)
    expect(await holdings(person)).toEqual({ ...ONE, balance: credits - 1 })
  }
})

test('a second try of the third running letter follows it, although no fourth may start', async () => {
  const person = await newPerson({ credits: 5 })
  for (const words of ['first letter', 'second letter']) await sendAndDrop(person, { words })
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => sendAndDrop(person, { key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await holdings(person)).toEqual({ documents: 3, jobs: 3, keys: 3, balance: 2 })
  expect((await sendAndDrop(person, { words: 'fourth letter' })).status).toBe(429)
})

test('two clicks that name no intent are one analysis, also with the last credit', async () => {
  const person = await newPerson({ credits: 1 })
  const clicks = await Promise.all([sendAndDrop(person), sendAndDrop(person)])
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  expect((await sendAndDrop(person)).status).toBe(200)
  expect(await holdings(person)).toEqual({ ...ONE, balance: 0 })
})

test('the second call watches the job of the first to its end', async () => {
  const person = await newPerson({ credits: 1 })
  const key = crypto.randomUUID()
  await sendAndDrop(person, { key })
  const failure = JSON.stringify({ kind: 'error', message: 'stopped' })
  await env.DB.prepare("UPDATE jobs SET status = 'failed', failure = ?2 WHERE user_id = ?1")
    .bind(person.id, failure)
    .run()
  const { response, sent } = await ask(person, {
    path: '/api/documents/analyze',
    method: 'POST',
    headers: { Accept: 'text/event-stream', 'Idempotency-Key': key },
    body: uploadForm([{ name: 'letter.txt', content: LETTER }]),
  })
  expect(await response.text()).toContain('"analysis_failed"')
  expect(sent).toEqual([])
  expect(await holdings(person)).toEqual({ ...ONE, balance: 0 })
})

test('the key of one person says nothing to another', async () => {
  const [first, second] = [await newPerson({ credits: 1 }), await newPerson({ credits: 1 })]
  const key = crypto.randomUUID()
  await sendAndDrop(first, { key, words: 'a letter' })
  expect(await sendAndDrop(second, { key, words: 'another' })).toEqual({ status: 200, sent: 1 })
  expect(await holdings(second)).toEqual({ ...ONE, balance: 0 })
})

test.each(['short', 'x'.repeat(101), 'with space', 'auto:1234567', '12345678;'])(
  'the key %j is refused, and nothing is stored',
  async (key) => {
    const person = await newPerson({ credits: 1 })
    expect((await sendAndDrop(person, { key })).status).toBe(400)
    expect(await holdings(person)).toEqual({ documents: 0, jobs: 0, keys: 0, balance: 1 })
  },
)

test('the counters are exact under 60 parallel tries to sign in', async () => {
  const user = await newUser()
  const from = newVisitor()
  const tries = Array.from({ length: 60 }, (_, n) =>
    ask(from, {
      path: '/api/auth/login',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // 30 for one account, then 30 for as many others, all from one address.
      body: JSON.stringify({
        email: n < 30 ? user.email : `n${n}@example.test`,
        password: 'not it',
      }),
    }),
  )
  const statuses = (await Promise.all(tries)).map(({ response }) => response.status)
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30)
  expect(statuses.slice(0, 30).filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  const { results } = await env.DB.prepare('SELECT count FROM limits WHERE count >= 30').all()
  expect(results).toContainEqual({ count: 30 })
  expect(results).toContainEqual({ count: 60 })
})

test('of 12 parallel new accounts from one address, 5 are opened', async () => {
  const from = newVisitor()
  const tries = Array.from({ length: 12 }, () =>
    ask(from, {
      path: '/api/auth/register',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: `${crypto.randomUUID()}@example.test`,
        password: 'three calm words',
        confirmPassword: 'three calm words',
      }),
    }),
  )
  const statuses = (await Promise.all(tries)).map(({ response }) => response.status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
})
