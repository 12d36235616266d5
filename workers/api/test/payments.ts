/** People who buy, what they have paid at the local Stripe, and what Stripe sends us about it. */
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'

import { ask } from './ask.ts'
import { askJson } from './cases.ts'
import { uploadForm } from './factories.ts'
import type { Visitor } from './factories.ts'
import { newPerson } from './people.ts'
import type { Person } from './people.ts'
import { signatureOf } from './stripe-signature.ts'

interface PaidSession {
  readonly id: string
  readonly payment_intent: string
  readonly customer: string
  readonly subscription: string | null
  readonly invoice: string | null
}

export interface StripeEvent {
  readonly id: string
  readonly type: string
  readonly data: { readonly object: Record<string, unknown> }
  readonly [field: string]: unknown
}

/** A call of the local Stripe, past our own code. */
export async function atStripe<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${inject('stripeSettings').STRIPE_BASE_URL}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'Content-Type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** The id of a session that is open and not paid. */
export async function openedSession(
  visitor: Visitor,
  wish: { packageType: string } | { plan: string } = { packageType: 'basic' },
): Promise<string> {
  const path = 'plan' in wish ? '/api/subscriptions/purchase' : '/api/credits/purchase'
  const { response } = await askJson(visitor, path, wish)
  const { checkoutUrl } = await response.json<{ checkoutUrl?: string }>()
  const id = checkoutUrl?.split('/').at(-1)
  if (!id) throw new Error(`${path} answered ${response.status}`)
  return id
}

export async function paidSession(
  visitor: Visitor,
  wish?: Parameters<typeof openedSession>[1],
): Promise<PaidSession> {
  const id = await openedSession(visitor, wish)
  return atStripe(`/local/sessions/${id}/pay`, {})
}

/** All events about an object, or about money of the same payment, the oldest first. */
export async function eventsAbout(...ids: (string | null)[]): Promise<StripeEvent[]> {
  const about = ids
    .filter((id) => id !== null)
    .map((id, index) => `&about[${index}]=${id}`)
    .join('')
  const { data } = await atStripe<{ data: StripeEvent[] }>(`/v1/events?limit=10000${about}`)
  return data.toReversed()
}

/** Hands an event to the webhook as Stripe does. Answers the status. */
export async function deliver(event: object, bindings: Partial<Env> = {}): Promise<number> {
  const body = JSON.stringify(event)
  const headers = { 'Stripe-Signature': signatureOf(body, env.STRIPE_WEBHOOK_SECRET) }
  const { response } = await ask(
    { address: '192.0.2.1' },
    {
      path: '/api/stripe/webhook',
      method: 'POST',
      headers: { ...headers, 'Sec-Fetch-Site': 'none' },
      body,
    },
    bindings,
  )
  await response.body?.cancel()
  return response.status
}

export interface Holdings {
  readonly balance: number
  readonly ever: number
  readonly entries: number
  readonly purchases: number
  readonly payments: number
  readonly shortfall: number
}

/** What somebody has, and what the ledger says about it. */
export async function holdingsOf({ id }: { id: number }): Promise<Holdings> {
  const held = await env.DB.prepare(
    `SELECT a.balance, a.total_ever AS ever,
       (SELECT COALESCE(SUM(delta), 0) FROM credit_entries WHERE user_id = ?1) AS entries,
       (SELECT COUNT(*) FROM credit_entries WHERE user_id = ?1 AND kind = 'purchase') AS purchases,
       (SELECT COUNT(*) FROM payment_tracking WHERE user_id = ?1) AS payments,
       (SELECT COALESCE(SUM(shortfall), 0) FROM payment_tracking WHERE user_id = ?1) AS shortfall
     FROM credit_accounts a WHERE a.user_id = ?1`,
  )
    .bind(id)
    .first<Holdings>()
  if (!held) throw new Error('No account')
  return held
}

/** A person with a pack, of which the first `used` credits are spent. */
export async function newBuyer(used = 0, packageType = 'basic') {
  const person = await newPerson()
  const session = await paidSession(person, { packageType })
  await hear(session)
  for (let count = 0; count < used; count += 1) await spend(person)
  return { person, session, intent: session.payment_intent }
}

/** Everything that Stripe has said of a payment so far is delivered. */
export async function hear({ id, payment_intent: intent }: { id: string; payment_intent: string }) {
  for (const event of await eventsAbout(id, intent)) await deliver(event)
}

/** Sends a letter, and lets it end well. */
export async function spend(person: Person): Promise<number> {
  const { response } = await ask(person, {
    path: '/api/documents/analyze',
    method: 'POST',
    headers: { Accept: 'text/event-stream', 'Idempotency-Key': crypto.randomUUID() },
    body: uploadForm([{ name: 'a.txt', content: `You owe £1. ${crypto.randomUUID()}` }]),
  })
  await response.body?.cancel()
  await env.DB.prepare("UPDATE jobs SET status = 'succeeded' WHERE user_id = ?1")
    .bind(person.id)
    .run()
  return response.status
}

/** Gives `amount` pence back at Stripe, or all that is left. */
export const refund = (intent: string, amount?: number) =>
  atStripe(`/local/payment_intents/${intent}/refund`, amount === undefined ? {} : { amount })
