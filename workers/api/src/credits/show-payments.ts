import type { Payment, PaymentState } from '@plainletter/contracts/payment'
import { PACKS, PLANS } from '@plainletter/contracts/prices'
import type { PaymentRow } from '@plainletter/store/payments'

export const showPayment = (row: PaymentRow): Payment => ({
  reference: row.sessionId,
  paidAt: new Date(row.paidAt).toISOString(),
  name: nameOf(row),
  packageType: row.pack,
  plan: row.plan,
  credits: row.credits,
  pricePence: row.pricePence,
  receiptUrl: row.receiptUrl,
  state: stateOf(row),
  refundedPence: row.refundedPence,
})

function nameOf({ pack, plan }: PaymentRow): string {
  if (pack) return PACKS[pack].name
  return plan ? `${PLANS[plan].name} plan` : ''
}

function stateOf({ refundedPence, disputedPence, pricePence }: PaymentRow): PaymentState {
  if (disputedPence > 0) return 'disputed'
  if (refundedPence === 0) return 'paid'
  return refundedPence < pricePence ? 'partly_refunded' : 'refunded'
}
