/** Whether a checkout session is a payment for one of our packs, and of whom. Amounts are those of our own table. */
import type Stripe from 'stripe'

import type { Payments } from './open-payments.ts'
import { CURRENCY } from './products.ts'
import type { Product } from './products.ts'

/**
 * Why a session gives nothing. `not_ours`: another product of the same account, or of test mode where money is real.
 * `wrong_price`: a price or an amount that is not of our table.
 */
export type SessionRefusal = 'not_ours' | 'wrong_price' | 'wrong_currency' | 'expired' | 'unpaid'

export type CheckedSession =
  | { readonly userId: number; readonly product: Product; readonly refusal: undefined }
  | { readonly userId: number | undefined; readonly refusal: SessionRefusal }

export function checkSession(
  session: Stripe.Checkout.Session,
  { products, isLive }: Pick<Payments, 'products' | 'isLive'>,
): CheckedSession {
  const userId = userIdIn(session.metadata)
  const product = productOf(session, products)
  if (userId === undefined || session.livemode !== isLive || !isOurs(session))
    return { userId, refusal: 'not_ours' }
  if (session.status === 'expired') return { userId, refusal: 'expired' }
  if (session.status !== 'complete' || session.payment_status !== 'paid')
    return { userId, refusal: 'unpaid' }
  if (session.currency !== CURRENCY) return { userId, refusal: 'wrong_currency' }
  if (!product || session.amount_total !== product.pricePence)
    return { userId, refusal: 'wrong_price' }
  return { userId, product, refusal: undefined }
}

/** Only our server sets metadata: it takes the secret key. */
export function userIdIn(metadata: Readonly<Record<string, string>> | null): number | undefined {
  const text = metadata?.['userId'] ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

const isOurs = ({ metadata }: Stripe.Checkout.Session): boolean =>
  metadata?.['purchaseId'] !== undefined

/** Exactly one of one thing, of the kind that the session says that it sells. */
function productOf(
  { line_items: lines, mode }: Stripe.Checkout.Session,
  products: Payments['products'],
): Product | undefined {
  const [line, ...more] = lines?.data ?? []
  if (line?.quantity !== 1 || more.length > 0) return undefined
  const product = products.get(line.price?.id ?? '')
  return product && mode === modeOf(product) ? product : undefined
}

/** How Stripe calls the ways of selling. */
export const modeOf = ({ plan }: Product): 'payment' | 'subscription' =>
  plan ? 'subscription' : 'payment'
