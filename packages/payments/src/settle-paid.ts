import type { Mail } from '@plainletter/contracts/mail'
/** From a payment as Stripe has it to the rows that follow from it, with a receipt by mail the first time. */
import { PLANS } from '@plainletter/contracts/prices'
import { prepareMail } from '@plainletter/store/outbox'
import { settlePayment } from '@plainletter/store/payments'
import type { PaidState, PaymentRow, PaymentSource } from '@plainletter/store/payments'
import { findSubscriber } from '@plainletter/store/subscriptions'
import type Stripe from 'stripe'

import { chargeState } from './charge-state.ts'
import type { SessionRefusal } from './check-session.ts'
import type { Payments } from './open-payments.ts'

/** `unknown`: Stripe has no such payment. `foreign`: it is somebody else's, and they are told no more than that. */
export type SettleRefusal = SessionRefusal | 'unknown' | 'foreign' | 'no_user'

export type Settled =
  | { readonly isChanged: boolean; readonly refusal: undefined }
  | { readonly refusal: SettleRefusal }

export interface Asked {
  readonly source: PaymentSource
  /** Who must have paid. Undefined when Stripe itself told us. */
  readonly userId?: number
}

export interface PaidNow {
  readonly paid: PaidState
  readonly source: PaymentSource
  /** What was bought, in words for the receipt; for a plan also when its year ends. */
  readonly name: string
  readonly endsAt?: number
}

/** `row` must have been read before Stripe was asked. `stale` when it is no longer the newest. */
export async function settlePaid(
  payments: Payments,
  row: PaymentRow | undefined,
  now: PaidNow,
): Promise<Settled | 'stale'> {
  const { database } = payments
  if (row && isSame(row, now.paid)) return SETTLED_BEFORE
  const owner = await findSubscriber(database, row?.userId ?? now.paid.userId)
  if (!owner) return { refusal: 'no_user' }
  const { sessionId: cause } = now.paid
  const mail = await prepareMail(payments.keys, receiptOf(owner.email, now), {
    cause,
    now: payments.now,
  })
  const settled = await settlePayment(database, {
    paid: now.paid,
    version: row?.version ?? 0,
    source: now.source,
    mail,
    entryIds: [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()],
    now: payments.now,
  })
  if (settled === 'stale') return 'stale'
  if (settled === 'no_user') return { refusal: 'no_user' }
  return { isChanged: true, refusal: undefined }
}

/**
 * A payment that stands here was good when it came. What it gave and cost stands in its row: prices may have changed since,
 * and only its money is asked for.
 */
export async function settleKnown(
  payments: Payments,
  known: { row: PaymentRow; intent: Stripe.PaymentIntent | string | null; asked: Asked },
): Promise<Settled | 'stale'> {
  const { row, intent, asked } = known
  if (asked.userId !== undefined && asked.userId !== row.userId) return { refusal: 'foreign' }
  const { paidAt: _, ...charge } = await chargeState(payments, intent)
  const paid = { ...row, ...charge, receiptUrl: row.receiptUrl ?? charge.receiptUrl }
  return settlePaid(payments, row, { source: asked.source, paid, name: '' })
}

const SETTLED_BEFORE = { isChanged: false, refusal: undefined } as const

/** What may change once it is written. */
export const isSame = (
  row: PaymentRow,
  paid: Pick<PaidState, 'refundedPence' | 'disputedPence' | 'receiptUrl'>,
): boolean =>
  row.refundedPence === paid.refundedPence &&
  row.disputedPence === paid.disputedPence &&
  (paid.receiptUrl === null || row.receiptUrl === paid.receiptUrl)

function receiptOf(to: string, { paid, name, endsAt = paid.paidAt }: PaidNow): Mail {
  const { sessionId: reference, pricePence, paidAt: at, plan, credits } = paid
  if (!plan)
    return { kind: 'purchase_receipt', to, at, packName: name, credits, pricePence, reference }
  const { name: planName, analysesPerMonth } = PLANS[plan]
  return { kind: 'plan_receipt', to, at, planName, analysesPerMonth, pricePence, reference, endsAt }
}
