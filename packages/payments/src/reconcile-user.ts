/** All that somebody has paid lately is looked at again: for pages that have lost the name of a payment. */
import type { PaymentSource } from '@plainletter/store/payments'

import type { Payments } from './open-payments.ts'
import { settleSession } from './settle-session.ts'
import { syncPlan } from './sync-plan.ts'

const LATELY_MS = 72 * 60 * 60 * 1000
const SESSIONS_MAX = 100

export interface Reconciled {
  /** Whether something of theirs was paid, also when it was settled before. */
  readonly isFound: boolean
  readonly creditsAdded: number
}

export async function reconcileUser(
  payments: Payments,
  { userId, customerId }: { userId: number; customerId: string | null },
  source: PaymentSource,
): Promise<Reconciled> {
  if (customerId === null) return { isFound: false, creditsAdded: 0 }
  const { data } = await payments.stripe.checkout.sessions.list({
    customer: customerId,
    created: { gte: Math.floor((payments.now - LATELY_MS) / 1000) },
    limit: SESSIONS_MAX,
  })
  let [isFound, creditsAdded] = [false, 0]
  for (const { id } of data.filter(({ payment_status: paid }) => paid === 'paid')) {
    const settled = await settleSession(payments, id, { source, userId })
    if (settled.refusal !== undefined) continue
    isFound = true
    creditsAdded += settled.creditsAdded
  }
  await syncPlan(payments, customerId)
  return { isFound, creditsAdded }
}
