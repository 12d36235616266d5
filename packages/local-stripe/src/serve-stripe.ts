/**
 * The part of Stripe that we use, on this machine: its API, its page to pay on, and its events. For local starts and
 * for tests. It keeps amounts, charges, refunds, disputes, subscriptions and invoices as the real one shows them.
 */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { overviewPage, payPage, receiptPage } from './pages.ts'
import { readForm } from './read-form.ts'
import { findAct, KINDS } from './routes.ts'
import { get, isThing, keepState, listPage, MissingError, openState, shown, text } from './state.ts'
import type { State, StripeObject, Thing } from './state.ts'

export interface LocalStripe {
  /** Without a slash at its end. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Port 0 takes a free one. With `file`, what happened is there again at the next start. */
export async function serveStripe({
  port,
  file,
}: {
  port: number
  file?: string
}): Promise<LocalStripe> {
  const state = openState(file)
  const server = createServer((request, response) => void serve(state, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  state.base.url = `http://127.0.0.1:${taken}`
  return {
    url: state.base.url,
    stop: async () => {
      keepState(state)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})
const html = (body: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body,
})
const redirect = (to: string): Answer => ({ status: 303, headers: { Location: to }, body: '' })

async function serve(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await answerTo(state, request).catch(asError)
  response.writeHead(answer.status, answer.headers).end(answer.body)
}

function asError(error: unknown): Answer {
  const isMissing = error instanceof MissingError
  const message = error instanceof Error ? error.message : 'Unknown'
  return json(isMissing ? 404 : 500, {
    error: {
      type: isMissing ? 'invalid_request_error' : 'api_error',
      message,
      ...(isMissing ? { code: 'resource_missing' } : {}),
      ...(isMissing && error.param !== undefined ? { param: error.param } : {}),
    },
  })
}

interface Asked {
  readonly method: string
  readonly pathname: string
  readonly query: Thing
  readonly body: string
  readonly header: (name: string) => string
}

async function readRequest(state: State, request: IncomingMessage): Promise<Asked> {
  const { pathname, search } = new URL(request.url ?? '/', state.base.url)
  return {
    method: request.method ?? 'GET',
    pathname,
    query: readForm(search.slice(1)),
    body: await readText(request),
    header: (name) => text(request.headers[name]),
  }
}

async function answerTo(state: State, request: IncomingMessage): Promise<Answer> {
  const asked = await readRequest(state, request)
  const { method, pathname } = asked
  const page = method === 'GET' ? showPage(state, pathname) : await payOnPage(state, pathname)
  if (page) return page
  return method === 'GET'
    ? json(200, answerRead(state, pathname, asked.query))
    : answerWrite(state, asked)
}

async function answerWrite(state: State, asked: Asked): Promise<Answer> {
  const { method, pathname, body, header } = asked
  const key = header('idempotency-key')
  const earlier = state.answers.get(key)
  if (earlier) return earlier.body === body ? json(200, earlier.answer) : otherBody()
  const found = findAct(method, pathname)
  if (!found) throw new MissingError(pathname)
  const isJson = header('content-type').includes('json')
  const made = await found.act({ state, id: found.id, body: bodyOf(body, isJson) })
  keepState(state)
  if (key !== '') state.answers.set(key, { body, answer: made })
  // A button of our own pages leads back to them.
  return header('accept').includes('text/html') ? redirect('/') : json(200, shown(state, made))
}

const otherBody = (): Answer =>
  json(400, {
    error: { type: 'idempotency_error', message: 'This key was used with other parameters' },
  })

function bodyOf(text: string, isJson: boolean): Thing {
  const parsed: unknown = isJson ? JSON.parse(text) : readForm(text)
  return isThing(parsed) ? parsed : {}
}

function showPage(state: State, pathname: string): Answer | undefined {
  const [, first, second = '', id = ''] = pathname.split('/')
  if (pathname === '/') return html(overviewPage(state))
  if (first === 'receipts') return html(receiptPage(state, second))
  return first === 'c' ? html(payPage(state, id)) : undefined
}

/** Somebody has pressed a button on the page to pay on: they go back to where the session says. */
async function payOnPage(state: State, pathname: string): Promise<Answer | undefined> {
  const [, id, act] = /^\/c\/pay\/(\w+)\/(pay|pay-later)$/.exec(pathname) ?? []
  const found = findAct('POST', `/local/sessions/${id}/${act}`)
  if (id === undefined || !found) return undefined
  const paid = await found.act({ state, id, body: {} })
  keepState(state)
  return redirect(text(paid['success_url']).replace('{CHECKOUT_SESSION_ID}', id))
}

function answerRead(state: State, pathname: string, query: Thing): Thing {
  const asked = query['expand']
  const expand = Array.isArray(asked) ? asked.map(String) : []
  const words = pathname.replace('/v1/', '')
  const kind = KINDS.get(words)
  if (kind) return listPage(state, kind, { query, expand })
  const cut = words.lastIndexOf('/')
  const object: StripeObject = get(
    state,
    KINDS.get(words.slice(0, cut)) ?? '',
    words.slice(cut + 1),
  )
  return shown(state, object, expand)
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
