/** People who buy at the local Stripe while no webhook tells us of it. */
import { openCheckout } from '@plainletter/payments/open-checkout'
import type { Wish } from '@plainletter/payments/open-checkout'
import type { Payments } from '@plainletter/payments/open-payments'
import { findSubscriber } from '@plainletter/store/subscriptions'
import { insertUser } from '@plainletter/store/users'
import { randomId } from '@plainletter/vault/random'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'

import { openPorts } from '../src/ports.ts'
import type { SweepPorts } from '../src/ports.ts'

export interface SellingPorts extends SweepPorts {
  readonly payments: Payments
}

export async function sellingPorts(now = Date.now()): Promise<SellingPorts> {
  const settings = { ...inject('stripeSettings'), STRIPE_SECRET_KEY: 'sk_test_local' }
  const ports = await openPorts({ ...env, ...settings }, now)
  const { payments } = ports
  if (!payments) throw new Error('Stripe is not set up')
  return { ...ports, payments }
}

export async function newBuyer(): Promise<number> {
  const id = randomId()
  const session = { tokenHash: crypto.randomUUID(), ipPrefix: null, agentFamily: null }
  const user = { id, email: `${id}@example.test`, password: 'none', signupSource: null, session }
  await insertUser(env.DB, user, Date.now())
  return id
}

/** A call of the local Stripe, past our own code. */
export async function atStripe<Answer>(path: string, body: object = {}): Promise<Answer> {
  const answer = await fetch(`${inject('stripeSettings').STRIPE_BASE_URL}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

export interface PaidSession {
  readonly id: string
  readonly payment_intent: string
  readonly subscription: string
}

export async function buy(
  { payments }: SellingPorts,
  userId: number,
  wish: Wish = { pack: 'basic' },
): Promise<PaidSession> {
  const url = await openCheckout(payments, userId, wish)
  return atStripe(`/local/sessions/${url?.split('/').at(-1)}/pay`)
}

/** What somebody has: credits, the status of their plan, and how many payments of theirs stand here. */
export async function holdingsOf(userId: number): Promise<[number, string, number]> {
  const held = await env.DB.prepare(
    `SELECT a.balance, (SELECT COUNT(*) FROM payment_tracking WHERE user_id = ?1) AS payments
     FROM credit_accounts a WHERE a.user_id = ?1`,
  )
    .bind(userId)
    .first<{ balance: number; payments: number }>()
  const plan = await findSubscriber(env.DB, userId)
  return [held?.balance ?? 0, plan?.plan.status ?? '', held?.payments ?? 0]
}
