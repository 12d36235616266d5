/** What has become of the money of one payment: how much of it was refunded, and how much the bank has taken back. */
import type Stripe from 'stripe'

import type { Payments } from './open-payments.ts'
import { stripePage } from './stripe-page.ts'

/** In these a dispute leaves the money with us: it was won, or it never became more than a question. */
const WITH_US = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
])

export const isWithUs = (status: string): boolean => WITH_US.has(status)

export interface ChargeState {
  readonly paymentIntent: string | null
  /** Epoch milliseconds; undefined when there is no charge, as with a payment of nothing. */
  readonly paidAt: number | undefined
  readonly receiptUrl: string | null
  readonly refundedPence: number
  readonly disputedPence: number
}

/** `intent` is expanded with its latest charge. */
export async function chargeState(
  payments: Payments,
  intent: Stripe.PaymentIntent | string | null,
): Promise<ChargeState> {
  const paymentIntent = typeof intent === 'string' ? intent : (intent?.id ?? null)
  const charge = typeof intent === 'string' ? undefined : intent?.latest_charge
  if (!charge || typeof charge === 'string')
    return {
      paymentIntent,
      paidAt: undefined,
      receiptUrl: null,
      refundedPence: 0,
      disputedPence: 0,
    }
  return {
    paymentIntent,
    paidAt: charge.created * 1000,
    receiptUrl: stripePage(payments, charge.receipt_url),
    refundedPence: charge.amount_refunded,
    disputedPence: charge.disputed ? await disputedPence(payments.stripe, charge.id) : 0,
  }
}

async function disputedPence(stripe: Stripe, charge: string): Promise<number> {
  const { data } = await stripe.disputes.list({ charge, limit: 100 })
  return data.filter(({ status }) => !isWithUs(status)).reduce((sum, { amount }) => sum + amount, 0)
}
