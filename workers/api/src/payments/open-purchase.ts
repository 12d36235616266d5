import type { CheckoutOpened } from '@plainletter/contracts/payment'
import { openCheckout } from '@plainletter/payments/open-checkout'
import type { Wish } from '@plainletter/payments/open-checkout'

import { AppError } from '../errors.ts'
import type { Buyer } from './buyer.ts'

/** The page to pay on. Nothing is bought until somebody pays there. */
export async function openPurchase({ user, payments }: Buyer, wish: Wish): Promise<CheckoutOpened> {
  const checkoutUrl = await openCheckout(payments, user.id, wish)
  if (checkoutUrl === undefined)
    throw new AppError('unavailable', 'Unable to create payment link. Please try again.')
  return { checkoutUrl }
}
