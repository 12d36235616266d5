import { forgetCustomer, listLeavingCustomers } from '@plainletter/store/subscriptions'

import { orUndefined } from './open-payments.ts'
import type { Payments } from './open-payments.ts'

const CUSTOMERS_MAX = 10

/**
 * Takes the customers of deleted accounts off Stripe. That ends their plan at once, so that nobody pays for an account
 * that is gone, and removes their address there; what was paid stays, as the law asks. Answers how many.
 */
export async function forgetCustomers({ database, stripe }: Payments): Promise<number> {
  const leaving = await listLeavingCustomers(database, CUSTOMERS_MAX)
  for (const customer of leaving) {
    await orUndefined(stripe.customers.del(customer.customerId))
    await forgetCustomer(database, customer)
  }
  return leaving.length
}
