import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { api, readAnswer } from '../api.ts'
import { creditMessages as words } from '../messages/credits.ts'
import { paths } from '../paths.ts'
import { toast } from '../ui/toast-store.ts'
import { useRefreshMoney } from './queries.ts'
import { readReturn } from './read-return.ts'
import type { PaymentReturn } from './read-return.ts'

/** Looks at the payment that somebody comes back from, once, says what came of it, and cleans the address. */
export function usePaymentReturn(): { isChecking: boolean } {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const refresh = useRefreshMoney()
  const isAsked = useRef(false)
  const check = useMutation({
    mutationFn: askAbout,
    onSuccess: tell,
    onError: (_error, came) => tellFailure(came),
    onSettled: async () => {
      await navigate(paths.credits, { replace: true })
      await refresh()
    },
  })
  const { mutate } = check
  // Syncs the account with what the address says was paid.
  useEffect(() => {
    const came = readReturn(search)
    if (came === null || isAsked.current) return
    isAsked.current = true
    mutate(came)
  }, [search, mutate])
  return { isChecking: check.isPending }
}

/** How many credits came. Null when nothing was asked. */
async function askAbout(came: PaymentReturn): Promise<number | null> {
  if (came.kind === 'canceled') return null
  const { creditsAdded } =
    came.kind === 'verify'
      ? await readAnswer(
          api.credits['verify-payment'].$post({ json: { sessionId: came.sessionId } }),
        )
      : await readAnswer(
          api.credits['manual-add'].$post({ json: { credits: came.credits, reason: came.reason } }),
        )
  return creditsAdded
}

function tell(creditsAdded: number | null): void {
  if (creditsAdded === null) toast({ title: words.canceled, description: words.canceledHint })
  else if (creditsAdded === 0)
    toast({ title: words.alreadyProcessed, description: words.alreadyProcessedHint })
  else toast({ title: words.creditsAdded, description: words.creditsAddedHint(creditsAdded) })
}

function tellFailure(came: PaymentReturn): void {
  const [title, description] =
    came.kind === 'add'
      ? [words.additionFailed, words.additionFailedHint]
      : [words.verificationFailed, words.verificationFailedHint]
  toast({ title, description, variant: 'destructive' })
}
