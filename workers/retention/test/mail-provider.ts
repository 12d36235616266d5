/**
 * A mail provider on this machine, with faults to order. An address says what happens to the mails for it, one word a
 * request: `429.lost.ok+anything@example.test`. The last word holds for all requests that follow.
 */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { TestProject } from 'vitest/node'

export interface ProviderRequest {
  readonly key: string
  readonly body: string
  readonly fault: string
}

export interface ProviderLog {
  readonly requests: ProviderRequest[]
  /** Mails that were taken on: a key that is known already is answered, and takes on nothing. */
  accepted: number
}

interface Posted {
  readonly key: string
  readonly body: string
  readonly to: string
}

declare module 'vitest' {
  interface ProvidedContext {
    providerUrl: string
  }
}

const REFUSALS: Readonly<Record<string, string>> = {
  '422': 'validation_error',
  '429': 'rate_limit_exceeded',
  '500': 'internal_server_error',
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const logs = new Map<string, ProviderLog>()
  const server = createServer((request, response) => void serve(logs, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  project.provide('providerUrl', `http://127.0.0.1:${port}`)
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function serve(
  logs: Map<string, ProviderLog>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
  if (pathname === '/log') {
    const log = logs.get(searchParams.get('to') ?? '') ?? { requests: [], accepted: 0 }
    response.end(JSON.stringify(log))
    return
  }
  answer(take(logs, await readPosted(request)), response)
}

/** Notes the request, and says what its address orders for it. */
function take(logs: Map<string, ProviderLog>, { to, key, body }: Posted): string {
  const log = logs.get(to) ?? { requests: [], accepted: 0 }
  logs.set(to, log)
  const faults = to.split('+')[0]?.split('.') ?? []
  const fault = faults[log.requests.length] ?? faults.at(-1) ?? 'ok'
  const isKnown = log.requests.some((old) => old.key === key && isTaken(old.fault))
  log.requests.push({ key, body, fault })
  if (isTaken(fault) && !isKnown) log.accepted += 1
  return fault
}

const isTaken = (fault: string): boolean => fault === 'ok' || fault === 'lost'

/** `cut` ends the connection before an answer; `lost` takes the mail on, and its answer does not arrive whole. */
function answer(fault: string, response: ServerResponse): void {
  const name = REFUSALS[fault]
  const statusCode = Number(fault)
  if (fault === 'cut') response.destroy()
  else if (fault === 'lost') response.end('{"id":')
  else if (name) response.writeHead(statusCode).end(JSON.stringify({ name, statusCode }))
  else response.end(JSON.stringify({ id: crypto.randomUUID() }))
}

async function readPosted(request: IncomingMessage): Promise<Posted> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const parsed: unknown = JSON.parse(body)
  const to =
    typeof parsed === 'object' && parsed !== null && 'to' in parsed ? String(parsed.to) : ''
  return { key: String(request.headers['idempotency-key']), body, to }
}
