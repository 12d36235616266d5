import { PlanType } from '@plainletter/contracts/credit'
import type { AccessTier, SubscriptionStatus } from '@plainletter/contracts/payment'
import { PLANS } from '@plainletter/contracts/prices'
import type { UserRow } from '@plainletter/store/users'

/** What somebody may use now: the plan's analyses first, then credits, then what is free. */
export function showStatus(user: UserRow, now: number): SubscriptionStatus {
  const plan = PlanType.safeParse(user.subscriptionPlan)
  const ends = user.subscriptionEndsAt
  return {
    subscriptionStatus: user.subscriptionStatus,
    subscriptionPlan: plan.success ? plan.data : null,
    subscriptionEndsAt: ends === null ? null : new Date(ends).toISOString(),
    cancelsAtPeriodEnd: user.subscriptionCancels,
    analysesPerMonth: user.isPlanActive && plan.success ? PLANS[plan.data].analysesPerMonth : 0,
    analysesLeft: user.planAnalysesLeft,
    allowanceResetsAt: user.isPlanActive ? nextMonth(now) : null,
    creditsRemaining: user.creditsRemaining,
    tier: tierOf(user),
    hasBusinessView: user.hasBusinessView,
  }
}

function tierOf({ planAnalysesLeft, creditsRemaining }: UserRow): AccessTier {
  if (planAnalysesLeft > 0) return 'plan'
  return creditsRemaining > 0 ? 'credits' : 'free'
}

function nextMonth(now: number): string {
  const today = new Date(now)
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)).toISOString()
}
