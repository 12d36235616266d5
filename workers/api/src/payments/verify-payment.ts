import type { ErrorCode } from '@plainletter/contracts/error'
/** Looks at what the caller has paid. Nothing that the client says is an amount: it can only name a payment of its own. */
import type { PaymentVerified } from '@plainletter/contracts/payment'
import { reconcileUser } from '@plainletter/payments/reconcile-user'
import type { SettleRefusal } from '@plainletter/payments/settle-paid'
import { settleSession } from '@plainletter/payments/settle-session'
import { tellPayments } from '@plainletter/store/payments'
import { findSubscriber } from '@plainletter/store/subscriptions'

import { AppError } from '../errors.ts'
import type { Buyer } from './buyer.ts'

const NOT_FOUND = { code: 'not_found', message: 'We could not find this payment' } as const
const OTHER_PRICE = {
  code: 'conflict',
  message: 'This payment does not match our prices. Contact us, and we will put it right.',
} as const

/** Somebody else's payment is told apart from none by nobody. */
const REFUSALS = {
  unknown: NOT_FOUND,
  foreign: NOT_FOUND,
  not_ours: NOT_FOUND,
  no_user: NOT_FOUND,
  wrong_price: OTHER_PRICE,
  wrong_currency: OTHER_PRICE,
  unpaid: {
    code: 'conflict',
    message: 'This payment has not arrived yet. Your credits come as soon as it does.',
  },
  expired: { code: 'conflict', message: 'This checkout has ended. No charges were made.' },
} as const satisfies Record<SettleRefusal, { code: ErrorCode; message: string }>

/** Throws what is to be said of a session that is no good payment of the caller. */
export async function verifyPayment({ user, payments }: Buyer, sessionId: string): Promise<void> {
  const settled = await settleSession(payments, sessionId, { source: 'verify', userId: user.id })
  if (settled.refusal === undefined) return
  const { code, message } = REFUSALS[settled.refusal]
  throw new AppError(code, message)
}

/** All that the caller has paid in the last three days. */
export async function findRecentPayments({ user, payments }: Buyer): Promise<string[]> {
  const subscriber = await findSubscriber(payments.database, user.id)
  const who = { userId: user.id, customerId: subscriber?.customerId ?? null }
  return reconcileUser(payments, who, 'reconcile')
}

/** For the page that somebody comes back to from paying: credits that it was never told of, also when Stripe was faster. */
export async function announce(
  { user, payments: { database, now } }: Buyer,
  sessionIds: readonly string[],
): Promise<PaymentVerified> {
  const creditsAdded = await tellPayments(database, user.id, { sessionIds, now })
  return { success: true, creditsAdded }
}
