import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'

import { ask, broken } from '../test/ask.ts'
import { newUser, newVisitor, postJson, uploadForm } from '../test/factories.ts'
import type { Visitor } from '../test/factories.ts'
import { newPerson } from '../test/people.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Written out again, not imported: a change of one byte must be made in two places. */
const EVERY_ANSWER = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  vary: 'Cookie, Sec-Fetch-Site, Origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const OF_ONE_ANSWER = ['content-type', 'content-length', 'set-cookie', 'x-request-id']

type Request = Parameters<typeof ask>[1]
interface Kind {
  readonly status: number
  readonly who?: () => Promise<Visitor>
  readonly request: Request
  readonly bindings?: Partial<Env>
  readonly more?: Record<string, string>
  readonly type?: RegExp
}

const post = (path: string, body: string, headers: Record<string, string> = {}): Request => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
})
const letter = (headers: Record<string, string> = {}): Request => ({
  path: '/api/documents/analyze',
  method: 'POST',
  headers,
  body: uploadForm([{ name: 'letter.txt', content: 'You owe £120.00.' }]),
})
const rich = () => newPerson({ credits: 1 })
const stream = { Accept: 'text/event-stream' }
const STREAM_TYPE = /^text\/event-stream/
const JSON_TYPE = /^application\/json$/
const PAGE_TYPE = /^text\/html; charset=UTF-8$/
const RECEIPT_KEYS: Request = { path: '/.well-known/plainletter-receipts.json' }
const account = JSON.stringify({
  email: 'headers@example.test',
  password: 'three calm words',
  confirmPassword: 'three calm words',
})

const KINDS: Record<string, Kind> = {
  'health is fine': { status: 200, request: { path: '/api/health' } },
  'a read of the signed-in': { status: 200, who: rich, request: { path: '/api/auth/me' } },
  'the keys of receipts, kept for five minutes': {
    status: 200,
    request: RECEIPT_KEYS,
    more: { 'cache-control': 'public, max-age=300' },
    type: /^application\/jwk-set\+json$/,
  },
  'keys of receipts that are missing, kept by nobody': {
    status: 500,
    request: RECEIPT_KEYS,
    bindings: { RECEIPT_KEY: '' },
  },
  'a page of quick tactics, with its one style': {
    status: 200,
    request: { path: '/api/quick-tactics/debt', headers: { Accept: 'text/html' } },
    more: {
      'content-security-policy':
        "default-src 'none'; style-src 'sha256-V/ObWEQSi10vO4MLmi5rdqBVKPcqarPHedh4L0c7S14='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    },
    type: PAGE_TYPE,
  },
  'quick tactics of an area that we do not know': {
    status: 404,
    request: { path: '/api/quick-tactics/space', headers: { Accept: 'text/html' } },
  },
  'a GET that costs a credit, opened as a link': {
    status: 403,
    who: rich,
    request: {
      path: '/api/documents/123456789/research-cases',
      headers: { 'Sec-Fetch-Mode': 'navigate', 'X-Requested-With': 'app' },
    },
  },
  'a new account': { status: 201, request: post('/api/auth/register', account) },
  'a taken email': { status: 409, request: post('/api/auth/register', account) },
  'a letter as a stream': {
    status: 200,
    who: rich,
    request: letter(stream),
    more: { connection: 'keep-alive', 'transfer-encoding': 'chunked' },
    type: STREAM_TYPE,
  },
  'everything that we hold, as a file': {
    status: 200,
    who: rich,
    request: { path: '/api/auth/export' },
    more: { 'content-disposition': 'attachment; filename="plainletter-my-data.zip"' },
    type: /^application\/zip$/,
  },
  logout: {
    status: 200,
    who: rich,
    request: { path: '/api/auth/logout', method: 'POST' },
    more: { 'clear-site-data': '"cache"' },
  },
  'malformed JSON': { status: 400, request: post('/api/auth/login', '{"email":') },
  'an id that is none': { status: 400, who: rich, request: { path: '/api/documents/x' } },
  'nobody signed in': { status: 401, request: { path: '/api/documents/user' } },
  'another site': {
    status: 403,
    request: post('/api/auth/login', '{}', { 'Sec-Fetch-Site': 'cross-site' }),
  },
  'an event that nobody signed': { status: 400, request: post('/api/stripe/webhook', '{}') },
  'a payment of nobody': {
    status: 404,
    who: rich,
    request: post('/api/credits/verify-payment', '{"sessionId":"cs_of_nobody"}'),
  },
  'no credits': { status: 403, who: () => newPerson(), request: letter(stream) },
  'no such route': { status: 404, request: { path: '/api/nowhere' } },
  'the bare prefix': { status: 404, request: { path: '/api' } },
  'no such document': { status: 404, who: rich, request: { path: '/api/documents/123456789' } },
  'a method that no route has': { status: 404, request: { path: '/api/health', method: 'PUT' } },
  'a body too large': { status: 413, request: post('/api/auth/login', ' '.repeat(65_537)) },
  'a wrong content type': {
    status: 415,
    request: post('/api/auth/login', 'a=b', { 'Content-Type': 'text/plain' }),
  },
  'a refused file': {
    status: 422,
    who: rich,
    request: { ...letter(stream), body: uploadForm([{ name: 'a.exe', content: 'MZ' }]) },
  },
  'a shut wall': {
    status: 429,
    request: { path: '/api/health' },
    bindings: { OUTER_WALL: { limit: () => Promise.resolve({ success: false }) } },
  },
  'a shut wall for an address that sends ever new cookies': {
    status: 429,
    who: rich,
    request: { path: '/api/health' },
    bindings: { ADDRESS_WALL: { limit: () => Promise.resolve({ success: false }) } },
  },
  'a broken wall': {
    status: 503,
    more: { 'retry-after': '10' },
    request: { path: '/api/health' },
    bindings: { OUTER_WALL: broken(env.OUTER_WALL) },
  },
  'a broken database': {
    status: 503,
    more: { 'retry-after': '10' },
    who: rich,
    request: { path: '/api/auth/me' },
    bindings: { DB: broken(env.DB) },
  },
  'a broken bucket': {
    status: 503,
    more: { 'retry-after': '10' },
    who: rich,
    request: letter(stream),
    bindings: { DOCUMENT_BUCKET: broken(env.DOCUMENT_BUCKET) },
  },
  'a secret that is missing': {
    status: 500,
    who: rich,
    request: { path: '/api/documents/123456789', method: 'DELETE' },
    bindings: { KEY_ENCRYPTION_KEYS: '' },
  },
  'poor health': {
    status: 503,
    request: { path: '/api/health' },
    bindings: { DB: broken(env.DB) },
  },
  'HEAD of a read': { status: 200, request: { path: '/api/health', method: 'HEAD' } },
  'HEAD of the signed-out': { status: 401, request: { path: '/api/auth/me', method: 'HEAD' } },
  'OPTIONS, as a foreign page asks before it sends': {
    status: 404,
    request: {
      path: '/api/documents/analyze',
      method: 'OPTIONS',
      headers: {
        Origin: 'https://evil.example',
        'Sec-Fetch-Site': 'cross-site',
        'Access-Control-Request-Method': 'POST',
      },
    },
  },
  'a read from another site': {
    status: 401,
    request: {
      path: '/api/auth/me',
      headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    },
  },
}

test.each(Object.entries(KINDS))('%s: the headers are the same, byte for byte', async (_, kind) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const who = await (kind.who?.() ?? newVisitor())
  const { response } = await ask(who, kind.request, kind.bindings)
  expect(response.status).toBe(kind.status)
  expect(headersOf(response)).toEqual({ ...EVERY_ANSWER, ...kind.more })
  expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  const type = kind.type ?? JSON_TYPE
  expect(response.headers.get('Content-Type')).toMatch(type)
  await (type === STREAM_TYPE ? response.body?.cancel() : checkName(response, kind))
})

/** An error carries the name that its header carries. */
async function checkName(response: Response, { status, request }: Kind): Promise<void> {
  const text = await response.text()
  if (status === 200 && request.method !== 'HEAD') return
  if (request.method === 'HEAD') expect(text).toBe('')
  else if (status >= 400 && status !== 503)
    expect(JSON.parse(text)).toMatchObject({ requestId: response.headers.get('X-Request-Id') })
}

const headersOf = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => !OF_ONE_ANSWER.includes(name)))

test('a letter that takes longer than a minute is answered 202 and an id, with the same headers', async () => {
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000))
  const { response } = await ask(await rich(), letter())
  expect(response.status).toBe(202)
  expect(headersOf(response)).toEqual(EVERY_ANSWER)
  expect(await response.json()).toEqual({ id: expect.any(Number), status: 'running' })
})

test.each([
  ['that passes', { DB: broken(env.DB) }, 'unavailable'],
  ['that does not', { KEY_ENCRYPTION_KEYS: '' }, 'internal'],
])('a fault on our side %s says nothing of its cause', async (_, bindings, code) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const request = { path: '/api/documents/123456789', method: 'DELETE' }
  const { response } = await ask(await rich(), request, bindings)
  expect(await response.json()).toEqual({
    code,
    error: 'Something went wrong on our side. Try again in a minute.',
    message: 'Something went wrong on our side. Try again in a minute.',
    requestId: expect.any(String),
  })
  expect(logged).toHaveBeenCalledOnce()
  expect(logged.mock.calls.join()).not.toContain('Network connection lost')
})

test('no answer to its owner carries a hash, a digest or a key', async () => {
  const user = await newUser({ credits: 2 })
  const answers: string[] = []
  const listen = async (request: Request) => {
    const { response } = await ask(user, request)
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    answers.push(isStream ? await firstWords(response) : await response.text())
  }
  await listen(letter(stream))
  const row = await env.DB.prepare(
    'SELECT u.password, s.token_hash, d.id, d.filename, j.request_hash, j.idempotency_key FROM users u JOIN sessions s ON s.user_id = u.id JOIN documents d ON d.user_id = u.id JOIN jobs j ON j.document_id = d.id WHERE u.email = ?1',
  )
    .bind(user.email)
    .first<Record<string, string>>()
  if (!row) throw new Error('The letter was not stored')
  const { id, ...secrets } = row
  for (const path of ['/auth/me', '/credits/balance', '/documents/user', `/documents/${id}`])
    await listen({ path: `/api${path}` })
  await listen(
    post('/api/auth/login', JSON.stringify({ email: user.email, password: 'wrong one' })),
  )
  await listen({ path: `/api/documents/${id}`, method: 'DELETE' })
  expect(answers).toHaveLength(7)
  const said = answers.join('\n')
  for (const [name, secret] of Object.entries(secrets)) expect(said, name).not.toContain(secret)
})

async function firstWords(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const words = new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  return words
}

test('JSON of any size and kind on a form is refused by its size first', async () => {
  for (const path of ['/api/auth/register', '/api/auth/login', '/api/auth/logout']) {
    const response = await postJson(newVisitor(), path, { email: 'x'.repeat(70_000) })
    expect(response.status, path).toBe(413)
  }
})
