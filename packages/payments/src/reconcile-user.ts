/** All that somebody has paid lately is looked at again: for pages that have lost the name of a payment. */
import type { PaymentSource } from '@plainletter/store/payments'

import type { Payments } from './open-payments.ts'
import { settleSession } from './settle-session.ts'
import { syncPlan } from './sync-plan.ts'

const LATELY_MS = 72 * 60 * 60 * 1000
const SESSIONS_MAX = 100

/** Answers the sessions of theirs that were paid, also those that were settled before. */
export async function reconcileUser(
  payments: Payments,
  { userId, customerId }: { userId: number; customerId: string | null },
  source: PaymentSource,
): Promise<string[]> {
  if (customerId === null) return []
  const { data } = await payments.stripe.checkout.sessions.list({
    customer: customerId,
    created: { gte: Math.floor((payments.now - LATELY_MS) / 1000) },
    limit: SESSIONS_MAX,
  })
  const found: string[] = []
  for (const { id } of data.filter(({ payment_status: paid }) => paid === 'paid')) {
    const settled = await settleSession(payments, id, { source, userId })
    if (settled.refusal === undefined) found.push(id)
  }
  await syncPlan(payments, customerId)
  return found
}
