import { REFUSAL_MESSAGES } from '@plainletter/contracts/upload-rules'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { balanceOf, newUser, send, uploadForm, refuseSecrets } from '../../test/factories.ts'
import type { Visitor } from '../../test/factories.ts'
import { app } from '../app.ts'

const LETTER =
  'Canary Collections Ltd. You owe £120.00. Pay within 14 days of the date of this letter.'

const isQueued = async (documentId: number) =>
  (await env.DB.prepare('SELECT COUNT(*) AS n FROM jobs WHERE document_id = ?1')
    .bind(documentId)
    .first('n')) === 1

/** Sends a letter and does not wait for its end: no analyser runs here. */
async function submit(
  visitor: Visitor,
  init: { body: FormData; headers?: Record<string, string> },
) {
  const headers = { Accept: 'text/event-stream', ...init.headers }
  const response = await send(visitor, '/api/documents/analyze', {
    method: 'POST',
    body: init.body,
    headers,
  })
  if (response.status !== 200)
    return {
      status: response.status,
      error: await response.json<{ code: string; message: string }>(),
    }
  const reader = response.body?.getReader()
  const first = new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  return { status: 200, first }
}

const documentIds = async (email: string): Promise<number[]> => {
  const { results } = await env.DB.prepare(
    'SELECT d.id FROM documents d JOIN users u ON u.id = d.user_id WHERE u.email = ?1',
  )
    .bind(email)
    .all<{ id: number }>()
  return results.map((row) => row.id)
}

test('a letter is stored, queued and charged together, and the stream begins with "received"', async () => {
  const user = await newUser({ credits: 2 })
  const { status, first } = await submit(user, {
    body: uploadForm([{ name: 'letter.txt', content: LETTER }]),
  })
  expect(status).toBe(200)
  expect(first).toContain('event: stage')
  expect(first).toContain('"received"')
  expect(await balanceOf(user)).toBe(1)
  const [id] = await documentIds(user.email)
  expect(await isQueued(id ?? 0)).toBe(true)
})

test('without credits nothing is stored and the answer says so', async () => {
  const user = await newUser()
  const { status, error } = await submit(user, {
    body: uploadForm([{ name: 'letter.txt', content: LETTER }]),
  })
  expect(status).toBe(403)
  expect(error).toMatchObject({ code: 'credits_required' })
  expect(await documentIds(user.email)).toEqual([])
})

test('of 12 parallel submissions with 2 credits, 2 are accepted', async () => {
  const user = await newUser({ credits: 2 })
  const tries = Array.from({ length: 12 }, (_, index) =>
    submit(user, { body: uploadForm([{ name: 'letter.txt', content: `${LETTER} ${index}` }]) }),
  )
  const statuses = (await Promise.all(tries)).map((each) => each.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect(await balanceOf(user)).toBe(0)
})

test('no more than 3 analyses of one person run at once', async () => {
  const user = await newUser({ credits: 10 })
  const tries = Array.from({ length: 8 }, (_, index) =>
    submit(user, { body: uploadForm([{ name: 'letter.txt', content: `${LETTER} ${index}` }]) }),
  )
  const statuses = (await Promise.all(tries)).map((each) => each.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await balanceOf(user)).toBe(7)
})

test('the same Idempotency-Key starts one analysis, however often it is sent', async () => {
  const user = await newUser({ credits: 5 })
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const tries = Array.from({ length: 5 }, () =>
    submit(user, { body: uploadForm([{ name: 'letter.txt', content: LETTER }]), headers }),
  )
  expect((await Promise.all(tries)).map((each) => each.status)).toEqual([200, 200, 200, 200, 200])
  expect(await documentIds(user.email)).toHaveLength(1)
  expect(await balanceOf(user)).toBe(4)
})

test('the same Idempotency-Key for another letter is refused', async () => {
  const user = await newUser({ credits: 5 })
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  await submit(user, { body: uploadForm([{ name: 'letter.txt', content: LETTER }]), headers })
  const other = await submit(user, {
    body: uploadForm([{ name: 'letter.txt', content: 'Another letter' }]),
    headers,
  })
  expect(other.status).toBe(409)
  expect(await balanceOf(user)).toBe(4)
})

test('two clicks without a key are one analysis', async () => {
  const user = await newUser({ credits: 5 })
  const click = () => submit(user, { body: uploadForm([{ name: 'letter.txt', content: LETTER }]) })
  await Promise.all([click(), click()])
  expect(await balanceOf(user)).toBe(4)
})

const LARGE = new Uint8Array(10 * 1024 * 1024 + 1).fill(65)
const REFUSED = [
  ['an empty file', [{ name: 'letter.txt', content: '' }], 'empty'],
  ['a file one byte too large', [{ name: 'letter.txt', content: LARGE }], 'too_large'],
  [
    'a Word file named .pdf',
    [{ name: 'letter.pdf', content: 'PK\u0003\u0004 not a pdf' }],
    'wrong_content',
  ],
  ['a program', [{ name: 'letter.exe', content: 'MZ' }], 'unsupported'],
  [
    'eleven files',
    Array.from({ length: 11 }, (_, n) => ({ name: `${n}.txt`, content: LETTER })),
    'too_many_files',
  ],
] as const

test.each(REFUSED)(
  '%s is refused in plain words, and nothing is charged or kept',
  async (_, files, code) => {
    const user = await newUser({ credits: 1 })
    const { status, error } = await submit(user, { body: uploadForm(files) })
    expect(status).toBe(422)
    expect(error).toMatchObject({ code: 'refused', message: REFUSAL_MESSAGES[code] })
    expect(await balanceOf(user)).toBe(1)
    expect(await documentIds(user.email)).toEqual([])
  },
)

test('a country must be chosen and a letter given, in the words of the specification', async () => {
  const user = await newUser({ credits: 1 })
  const noCountry = await submit(user, {
    body: uploadForm([{ name: 'a.txt', content: LETTER }], {}),
  })
  expect(noCountry.error?.message).toBe('Country Required: Please select a country/jurisdiction')
  const nothing = await submit(user, {
    body: uploadForm([], { country: 'gb', textQuestion: '  ' }),
  })
  expect(nothing.error?.message).toBe(
    'Document Required: Please provide either a document or text question',
  )
  expect(await balanceOf(user)).toBe(1)
})

test('the short JSON form takes a country by its name', async () => {
  const user = await newUser({ credits: 1 })
  const response = await send(user, '/api/documents/analyze', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ text: LETTER, country: 'United Kingdom' }),
  })
  expect(response.status).toBe(200)
  await response.body?.cancel()
})

test('no word of a letter stands in the database or in any stored object', async () => {
  const user = await newUser({ credits: 1 })
  const canary = 'zebra-lighthouse-4471'
  const fields = { country: 'gb', userGoal: `${canary} goal` }
  await submit(user, {
    body: uploadForm([{ name: `${canary}.txt`, content: `${LETTER} ${canary}` }], fields),
  })
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  ).all<{ name: string }>()
  for (const { name } of tables.results) {
    if (name.startsWith('sqlite_') || name.startsWith('_')) continue
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all()
    expect(JSON.stringify(results), name).not.toContain(canary)
  }
  const { objects } = await env.DOCUMENT_BUCKET.list()
  expect(objects.length).toBeGreaterThan(1)
  for (const { key } of objects) {
    const bytes = await (await env.DOCUMENT_BUCKET.get(key))?.arrayBuffer()
    expect(new TextDecoder('latin1').decode(bytes), key).not.toContain(canary)
  }
})

test('the queue is told the id of the job, and nothing else', async () => {
  const user = await newUser({ credits: 1 })
  const sent: unknown[] = []
  const queue = new Proxy(env.ANALYSIS_QUEUE, {
    get: () => (body: unknown) => Promise.resolve(sent.push(body)),
  })
  const response = await refuseSecrets(
    await app.request(
      '/api/documents/analyze',
      {
        method: 'POST',
        body: uploadForm([{ name: 'letter.txt', content: LETTER }]),
        headers: {
          Cookie: user.cookie ?? '',
          'Sec-Fetch-Site': 'same-origin',
          Accept: 'text/event-stream',
        },
      },
      { ...env, ANALYSIS_QUEUE: queue },
    ),
  )
  await response.body?.cancel()
  expect(sent).toEqual([{ jobId: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
})

test('another person gets the same 404 as for a document that never was', async () => {
  const owner = await newUser({ credits: 1 })
  await submit(owner, { body: uploadForm([{ name: 'letter.txt', content: LETTER }]) })
  const [id] = await documentIds(owner.email)
  const stranger = await newUser()
  for (const method of ['GET', 'DELETE']) {
    const foreign = await send(stranger, `/api/documents/${id}`, { method })
    const missing = await send(stranger, '/api/documents/123456789', { method })
    expect([foreign.status, missing.status]).toEqual([404, 404])
    const [a, b] = [
      await foreign.json<{ requestId: string }>(),
      await missing.json<{ requestId: string }>(),
    ]
    expect({ ...a, requestId: '' }).toEqual({ ...b, requestId: '' })
  }
  expect((await send(owner, `/api/documents/${id}`)).status).toBe(200)
})

test('deleting removes key, files and rows, and gives back the credit of a run that had not ended', async () => {
  const user = await newUser({ credits: 1 })
  await submit(user, { body: uploadForm([{ name: 'letter.txt', content: LETTER }]) })
  const [id] = await documentIds(user.email)
  expect((await send(user, `/api/documents/${id}`, { method: 'DELETE' })).status).toBe(200)
  expect(await documentIds(user.email)).toEqual([])
  expect((await env.DOCUMENT_BUCKET.list({ prefix: `30d/${id}/` })).objects).toEqual([])
  expect((await send(user, `/api/documents/${id}`)).status).toBe(404)
  expect(await balanceOf(user)).toBe(1)
})

test.each([
  '/api/documents/user',
  '/api/documents/123456789',
  '/api/auth/me',
  '/api/credits/balance',
])('a signed-in read of %s is one round trip to the database', async (path) => {
  const user = await newUser()
  let trips = 0
  const counting = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'batch') trips += 1
      if (name === 'exec') trips += 100
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  await refuseSecrets(
    await app.request(path, { headers: { Cookie: user.cookie ?? '' } }, { ...env, DB: counting }),
  )
  expect(trips).toBe(1)
})
