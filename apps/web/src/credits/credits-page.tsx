import { useQuery } from '@tanstack/react-query'

import { creditMessages as words } from '../messages/credits.ts'
import { shellMessages } from '../messages/shell.ts'
import { creditBalanceQuery } from '../session.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { HowCreditsWork } from './how-credits-work.tsx'
import { PackCards } from './pack-cards.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PurchaseHistory } from './purchase-history.tsx'
import { usePaymentReturn } from './use-payment-return.ts'
import { usePurchase } from './use-purchase.ts'

/** What is left, what more costs, and what was bought. Whoever comes back from paying comes here. */
export function CreditsPage() {
  const { isChecking } = usePaymentReturn()
  const purchase = usePurchase()
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-12 px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.pageTitle)}</title>
      <div>
        <h1>{words.title}</h1>
        {isChecking ? <Waiting label={words.checking} delay={0} /> : <Balance />}
      </div>
      <PackCards purchase={purchase} />
      <PlanCards purchase={purchase} />
      <HowCreditsWork />
      <PurchaseHistory />
    </div>
  )
}

function Balance() {
  const balance = useQuery(creditBalanceQuery)
  if (balance.isPending) return <Waiting label={words.loading} />
  if (!balance.data)
    return (
      <div className="pt-3">
        <LoadFailed says={words.loadFailed} retryLabel={words.tryAgain} onRetry={balance.refetch} />
      </div>
    )
  const { creditsRemaining, totalCreditsEver } = balance.data
  return (
    <p className="pt-4">
      <span className="block font-serif text-3xl font-semibold">
        {words.balance(creditsRemaining)}
      </span>
      <span className="text-ink-2">{words.totalEver(totalCreditsEver)}</span>
    </p>
  )
}
