import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { uploadForm } from '../../test/factories.ts'
import { newPerson } from '../../test/people.ts'
import { keysOnRing } from '../../test/stores.ts'

test('a hundred letters at the same moment are taken or refused in words, and charged as often as taken', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const person = await newPerson({ credits: 10 })
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const content = `You owe £${100 + index}.00. Pay within 14 days of the date of this letter.`
      const { response } = await ask(person, {
        path: '/api/documents/analyze',
        method: 'POST',
        headers: { Accept: 'text/event-stream', 'Idempotency-Key': `at-once-${index}` },
        body: uploadForm([{ name: 'letter.txt', content }]),
      })
      await response.body?.cancel()
      return response.status
    }),
  )
  expect(answers.filter((status) => status !== 200 && status !== 429)).toEqual([])
  const taken = answers.filter((status) => status === 200).length
  expect(taken).toBeGreaterThan(0)
  const held = await env.DB.prepare(
    `SELECT a.balance, (SELECT COUNT(*) FROM jobs WHERE user_id = ?1) AS jobs,
       (SELECT COUNT(*) FROM credit_entries WHERE user_id = ?1 AND kind = 'spend') AS spends
     FROM credit_accounts a WHERE a.user_id = ?1`,
  )
    .bind(person.id)
    .first()
  expect(held).toEqual({ balance: 10 - taken, jobs: taken, spends: taken })
  expect(await keysOnRing(person.id)).toBeGreaterThanOrEqual(taken)
  expect(logged.mock.calls).toEqual([])
  vi.restoreAllMocks()
}, 60_000)

test('a person whose key ring stays taken is told so kindly, and nothing is charged or kept', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  // The pauses between the tries are a random part of a time: of none.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const taken = () =>
    Promise.reject(
      new Error('put: Reduce your concurrent request rate for the same object. (10058)'),
    )
  const bucket = new Proxy(env.DOCUMENT_BUCKET, {
    get: (target, name) => {
      if (name === 'put') return taken
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  const person = await newPerson({ credits: 1 })
  const { response } = await ask(
    person,
    {
      path: '/api/documents/analyze',
      method: 'POST',
      headers: { Accept: 'text/event-stream' },
      body: uploadForm([{ name: 'letter.txt', content: 'You owe £120.00.' }]),
    },
    { DOCUMENT_BUCKET: bucket },
  )
  expect([response.status, await response.text()]).toEqual([
    429,
    expect.stringContaining('Many letters came at once. Try again in a moment.'),
  ])
  expect(await keysOnRing(person.id)).toBe(0)
  expect(
    await env.DB.prepare('SELECT balance FROM credit_accounts WHERE user_id = ?1')
      .bind(person.id)
      .first('balance'),
  ).toBe(1)
  expect(logged.mock.calls).toEqual([])
  vi.restoreAllMocks()
})
