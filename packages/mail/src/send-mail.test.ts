import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { sendMail } from './send-mail.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

const KEY = 'row-1'
const message = { subject: 'Hello', text: 'Hello\n', html: '<p>Hello</p>' }
let handle: Handler
let baseUrl: string
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => handle(request, response, body))
})

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const send = (timeoutMs?: number) =>
  sendMail(
    { apiKey: 're_1', baseUrl, from: 'Plainletter <mail@plainletter.test>' },
    { idempotencyKey: KEY, to: 'a@example.test', message },
    timeoutMs,
  )

const answer =
  (status: number, body: unknown): Handler =>
  (_, response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))

test('a mail that is accepted is sent, with its key, its sender and nothing that we did not write', async () => {
  let seen: unknown
  handle = (request, response, body) => {
    const { 'idempotency-key': key, authorization } = request.headers
    seen = { path: request.url, key, authorization, body: JSON.parse(body) }
    answer(200, { id: 'mail-1' })(request, response, body)
  }
  expect(await send()).toEqual({ outcome: 'sent', providerId: 'mail-1' })
  expect(seen).toEqual({
    path: '/emails',
    key: KEY,
    authorization: 'Bearer re_1',
    body: { from: 'Plainletter <mail@plainletter.test>', to: 'a@example.test', ...message },
  })
})

const refusal = (name: string, statusCode: number) => ({ name, statusCode, message: 'No.' })

test.each([
  ['rate_limit_exceeded', 429, 'retry'],
  ['daily_quota_exceeded', 429, 'retry'],
  ['monthly_quota_exceeded', 429, 'retry'],
  ['internal_server_error', 500, 'retry'],
  ['application_error', 503, 'retry'],
  ['concurrent_idempotent_requests', 409, 'retry'],
  ['missing_api_key', 401, 'retry'],
  ['restricted_api_key', 401, 'retry'],
  ['validation_error', 403, 'retry'],
  ['validation_error', 422, 'never'],
  ['validation_error', 400, 'never'],
  ['missing_required_field', 422, 'never'],
  ['invalid_idempotency_key', 400, 'never'],
])('%s with %i means %s', async (name, status, outcome) => {
  handle = answer(status, refusal(name, status))
  expect(await send()).toEqual({ outcome, reason: name })
})

test('a key that was used for other bytes means that an earlier try arrived', async () => {
  handle = answer(409, refusal('invalid_idempotent_request', 409))
  expect(await send()).toMatchObject({ outcome: 'sent' })
})

test.each([
  ['no JSON', 200, 'hello'],
  ['no id', 200, {}],
  ['nothing', 200, 'null'],
  ['an error page', 502, '<html>Bad gateway</html>'],
  ['an error of no shape', 500, 'null'],
  ['a refusal that is a word', 422, '"validation_error"'],
])('an answer with %s means retry', async (_, status, body) => {
  handle = answer(status, body)
  expect(await send()).toMatchObject({ outcome: 'retry' })
})

test.each<[string, Handler]>([
  ['is cut before the answer', (request) => request.socket.destroy()],
  [
    'is cut within the answer',
    (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"id":')
      setImmediate(() => request.socket.destroy())
    },
  ],
  ['never answers', () => undefined],
  [
    'never ends its answer',
    (_, response) => response.writeHead(200, { 'Content-Length': '100' }).write('{'),
  ],
])('a connection that %s means retry', async (_, handler) => {
  handle = handler
  expect(await send(300)).toMatchObject({ outcome: 'retry' })
})

test('a provider that is not there means retry', async () => {
  const gone = { apiKey: 're_1', baseUrl: 'http://127.0.0.1:1', from: 'a@b.test' }
  const mail = { idempotencyKey: KEY, to: 'a@example.test', message }
  expect(await sendMail(gone, mail)).toMatchObject({ outcome: 'retry' })
})
