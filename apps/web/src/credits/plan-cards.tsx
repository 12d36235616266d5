import type { SubscriptionStatus } from '@plainletter/contracts/payment'
import { PLAN_TYPES } from '@plainletter/contracts/prices'
import { useMutation, useQuery } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { formatDay } from '../dates.ts'
import { describeError } from '../errors.ts'
import { creditMessages as words } from '../messages/credits.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { subscriptionQuery, useRefreshMoney } from './queries.ts'
import type { usePurchase } from './use-purchase.ts'

/** The yearly plans, or the one that is running with the way to end it. */
export function PlanCards({ purchase }: { purchase: ReturnType<typeof usePurchase> }) {
  const { data: status } = useQuery(subscriptionQuery)
  if (!status) return null
  return status.allowanceResetsAt === null ? (
    <PlanOffers purchase={purchase} />
  ) : (
    <RunningPlan status={status} />
  )
}

function PlanOffers({ purchase }: { purchase: ReturnType<typeof usePurchase> }) {
  const wish = purchase.isPending ? purchase.variables : undefined
  return (
    <section aria-labelledby="plans-title">
      <h2 id="plans-title">{words.planTitle}</h2>
      <p className="pt-1 text-ink-2">{words.planLead}</p>
      <ul className="pt-3">
        {PLAN_TYPES.map((plan) => (
          <li
            key={plan}
            className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4"
          >
            <p>
              <span className="block font-semibold">{words.planName(plan)}</span>
              {words.planSays(plan)}
            </p>
            <Button
              variant="quiet"
              aria-label={wish ? undefined : words.startPlanOf(words.planName(plan))}
              pendingLabel={wish && 'plan' in wish && wish.plan === plan && words.processing}
              onClick={() => !purchase.isPending && purchase.mutate({ plan })}
            >
              {words.startPlan}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RunningPlan({ status }: { status: SubscriptionStatus }) {
  const cancel = usePlanEnd('cancel')
  const resume = usePlanEnd('resume')
  const { subscriptionPlan: plan, subscriptionEndsAt: endsAt, cancelsAtPeriodEnd } = status
  return (
    <section aria-labelledby="plans-title">
      <h2 id="plans-title">{words.yourPlan}</h2>
      <p className="pt-3">
        {plan !== null && <span className="block font-semibold">{words.planName(plan)}</span>}
        {words.planLeft(status.analysesLeft, status.analysesPerMonth)}{' '}
        {endsAt !== null &&
          (cancelsAtPeriodEnd ? words.planEnds : words.planRenews)(formatDay(endsAt))}
      </p>
      {cancelsAtPeriodEnd ? (
        <Button
          variant="quiet"
          className="mt-4"
          pendingLabel={resume.isPending && words.resuming}
          onClick={() => resume.mutate()}
        >
          {words.resumePlan}
        </Button>
      ) : (
        <Button
          variant="danger"
          className="mt-4"
          pendingLabel={cancel.isPending && words.cancelling}
          onClick={() => cancel.mutate()}
        >
          {words.cancelPlan}
        </Button>
      )}
    </section>
  )
}

const tell = (change: 'cancel' | 'resume') =>
  change === 'cancel'
    ? { title: words.planCancelled, description: words.planCancelledHint }
    : { title: words.planResumed, description: words.planResumedHint }

function usePlanEnd(change: 'cancel' | 'resume') {
  const refresh = useRefreshMoney()
  return useMutation({
    mutationFn: () => readAnswer(api.subscriptions[change].$post()),
    onSuccess: async () => {
      toast(tell(change))
      await refresh()
    },
    onError: (error) =>
      toast({
        title: words.planChangeFailed,
        description: describeError(error, words.purchaseError),
        variant: 'destructive',
      }),
  })
}
