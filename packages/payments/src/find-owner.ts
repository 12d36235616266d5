import {
  findSubscriber,
  findSubscriberOfCustomer,
  noteCustomer,
} from '@plainletter/store/subscriptions'
import type { Subscriber } from '@plainletter/store/subscriptions'

import { userIdIn } from './check-session.ts'
import { orUndefined } from './open-payments.ts'
import type { Payments } from './open-payments.ts'

/** Whose customer this is. A customer that an older copy of the database has forgotten says it itself. */
export async function findOwner(
  { database, stripe }: Payments,
  customerId: string,
): Promise<Subscriber | undefined> {
  const known = await findSubscriberOfCustomer(database, customerId)
  if (known) return known
  const customer = await orUndefined(stripe.customers.retrieve(customerId))
  const userId = customer?.deleted ? undefined : userIdIn(customer?.metadata ?? null)
  if (userId === undefined) return undefined
  await noteCustomer(database, { userId, customerId, instead: null })
  const owner = await findSubscriber(database, userId)
  return owner?.customerId === customerId ? owner : undefined
}
