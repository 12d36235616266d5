/** Brings somebody's yearly plan here to where it is at Stripe. Safe to be called many times at once, in any order. */
import { NO_PLAN, savePlan } from '@plainletter/store/subscriptions'
import type { PlanState } from '@plainletter/store/subscriptions'
import type Stripe from 'stripe'

import { findOwner } from './find-owner.ts'
import type { Payments } from './open-payments.ts'

const TRIES_MAX = 20
const PLANS_MAX = 100

/** Undefined when the customer is nobody's here; otherwise whether something changed. */
export async function syncPlan(
  payments: Payments,
  customerId: string,
): Promise<{ isChanged: boolean } | undefined> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    // Read before Stripe is asked: an answer that is older than the newest write must not be written.
    const owner = await findOwner(payments, customerId)
    if (!owner) return undefined
    const plan = await planAtStripe(payments, customerId)
    if (isSamePlan(owner.plan, plan)) return { isChanged: false }
    if (await savePlan(payments.database, owner, plan)) return { isChanged: true }
  }
  throw new Error('This plan was written by others again and again')
}

export const isSamePlan = (here: PlanState, there: PlanState): boolean =>
  here.subscriptionId === there.subscriptionId &&
  here.status === there.status &&
  here.plan === there.plan &&
  here.startsAt === there.startsAt &&
  here.endsAt === there.endsAt &&
  here.cancels === there.cancels

/** The plan that counts: one that is active before any other, then the newest. Prices that are not ours do not count. */
async function planAtStripe(payments: Payments, customerId: string): Promise<PlanState> {
  const { data } = await payments.stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: PLANS_MAX,
  })
  const ours = data
    .flatMap((subscription) => planOf(subscription, payments))
    .toSorted((a, b) => Number(b.isActive) - Number(a.isActive) || b.createdAt - a.createdAt)
  if (ours.filter(({ isActive }) => isActive).length > 1)
    console.warn(JSON.stringify({ event: 'two_plans', customerId }))
  return ours[0]?.state ?? NO_PLAN
}

export interface PlanThere {
  readonly customerId: string
  readonly state: PlanState
  readonly isActive: boolean
  readonly createdAt: number
}

/** None when its Price is not ours. */
export function planOf(
  subscription: Stripe.Subscription,
  { products, isLive }: Payments,
): PlanThere[] {
  const [item] = subscription.items.data
  const plan = products.get(item?.price.id ?? '')?.plan
  if (!item || !plan || subscription.livemode !== isLive) return []
  const { id, status, created, customer } = subscription
  return [
    {
      customerId: typeof customer === 'string' ? customer : customer.id,
      isActive: status === 'active',
      createdAt: created,
      state: {
        subscriptionId: id,
        status,
        plan,
        startsAt: item.current_period_start * 1000,
        endsAt: item.current_period_end * 1000,
        cancels: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      },
    },
  ]
}
