/** Events, and their way to whoever has asked for them: signed, and again after a while when nobody took them. */
import { createHmac } from 'node:crypto'

import { all, newId, put, secondsNow, text } from './state.ts'
import type { State, StripeObject } from './state.ts'

/** As in the library that reads them. */
const API_VERSION = '2026-10-28.endive'
const TRY_AGAIN_MS = [1_000, 5_000, 25_000]
const TIMEOUT_MS = 10_000

/** The header `Stripe-Signature`. `at` is in seconds. */
export function signatureOf(body: string, secret: string, at: number): string {
  const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${digest}`
}

export function newEvent(state: State, type: string, object: StripeObject): StripeObject {
  return put(state, {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: secondsNow(state),
    livemode: object['livemode'] ?? false,
    type,
    data: { object },
    pending_webhooks: 0,
    request: { id: null, idempotency_key: null },
  })
}

/** Notes the event, and ends with the first try of each delivery: a page that waits for it may go on then. */
export async function emit(state: State, type: string, object: StripeObject): Promise<void> {
  const event = newEvent(state, type, object)
  const endpoints = all(state, 'webhook_endpoint').filter(({ enabled_events: types }) =>
    Array.isArray(types) ? types.includes(type) || types.includes('*') : false,
  )
  await Promise.all(endpoints.map((endpoint) => deliver(event, endpoint, TRY_AGAIN_MS)))
}

async function deliver(
  event: StripeObject,
  endpoint: StripeObject,
  pauses: readonly number[],
): Promise<void> {
  if (await sendEvent(event, { url: text(endpoint['url']), secret: text(endpoint['secret']) }))
    return
  const [pause, ...rest] = pauses
  if (pause !== undefined) setTimeout(() => void deliver(event, endpoint, rest), pause).unref()
}

/** One try. True when it was taken. */
export async function sendEvent(
  event: StripeObject,
  { url, secret }: { url: string; secret: string },
): Promise<boolean> {
  const body = JSON.stringify(event)
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Stripe-Signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)),
  }
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { method: 'POST', headers, body, signal })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
