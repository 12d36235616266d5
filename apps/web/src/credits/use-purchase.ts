import type { PackageType, PlanType } from '@plainletter/contracts/credit'
import { useMutation } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { describeError } from '../errors.ts'
import { creditMessages as words } from '../messages/credits.ts'
import { toast } from '../ui/toast-store.ts'

export type Wish = { readonly packageType: PackageType } | { readonly plan: PlanType }

const OFFER_AFTER_MS = 2_000
const OFFER_FOR_MS = 10_000

/** Leads to Stripe's page. Where the browser does not go there by itself, a toast offers the way. */
export function usePurchase() {
  return useMutation({
    mutationFn: (wish: Wish) =>
      readAnswer(
        'plan' in wish
          ? api.subscriptions.purchase.$post({ json: wish })
          : api.credits.purchase.$post({ json: wish }),
      ),
    onSuccess: ({ checkoutUrl }) => {
      if (checkoutUrl === '') fail(words.noCheckout)
      else leadTo(checkoutUrl)
    },
    onError: (error) => fail(describeError(error, words.purchaseError)),
  })
}

function leadTo(address: string): void {
  const openTab = () => void window.open(address, '_blank', 'noopener')
  setTimeout(
    () =>
      toast({
        title: words.toCheckout,
        description: words.toCheckoutHint,
        duration: OFFER_FOR_MS,
        action: { label: words.openCheckout, onPress: openTab },
      }),
    OFFER_AFTER_MS,
  )
  try {
    window.location.assign(address)
  } catch {
    openTab()
  }
}

const fail = (description: string) =>
  toast({ title: words.purchaseFailed, description, variant: 'destructive' })
