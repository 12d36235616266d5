import type { SubscriptionStatus } from '@plainletter/contracts/payment'
import { syncPlan } from '@plainletter/payments/sync-plan'
import { findSubscriber } from '@plainletter/store/subscriptions'
import { findUser } from '@plainletter/store/users'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { requireBuyer } from '../payments/buyer.ts'
import { showStatus } from '../payments/show-status.ts'

/** Whether the plan ends with the year that is paid. It can be used until then. */
export async function setPlanEnd(
  c: Context<AppEnv>,
  { cancels }: { cancels: boolean },
): Promise<SubscriptionStatus> {
  const { user, payments } = await requireBuyer(c, 'open')
  const subscriber = await findSubscriber(payments.database, user.id)
  if (!user.isPlanActive || !subscriber?.plan.subscriptionId || !subscriber.customerId)
    throw new AppError('conflict', 'You have no plan that is running.')
  await payments.stripe.subscriptions.update(subscriber.plan.subscriptionId, {
    cancel_at_period_end: cancels,
  })
  await syncPlan(payments, subscriber.customerId)
  const caller = requireCaller(c)
  return showStatus(requireSignedIn(await findUser(c.env.DB, caller)), caller.now)
}
