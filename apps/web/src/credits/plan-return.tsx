import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { api, readAnswer } from '../api.ts'
import { creditMessages as words } from '../messages/credits.ts'
import { toast } from '../ui/toast-store.ts'
import { useRefreshMoney } from './queries.ts'

/** Whoever comes back to the dashboard from paying: the payment is looked for, told when found, and else left alone. */
export function PlanReturn() {
  const [search, setSearch] = useSearchParams()
  const refresh = useRefreshMoney()
  const isAsked = useRef(false)
  const { mutate } = useMutation({
    mutationFn: findPayment,
    onSuccess: (title) => title !== null && toast({ title }),
    // The specification shows no words for a failure here: the payment comes by itself as well.
    onError: (error) => console.warn(error.message),
    onSettled: async () => {
      setSearch({}, { replace: true })
      await refresh()
    },
  })
  const isBack = search.get('success') === 'true'
  const sessionId = search.get('session_id')
  // Syncs the account with the address that somebody came back to.
  useEffect(() => {
    if (!isBack || isAsked.current) return
    isAsked.current = true
    mutate(sessionId)
  }, [isBack, sessionId, mutate])
  return null
}

async function findPayment(sessionId: string | null): Promise<string | null> {
  const isVerified = await verify(sessionId)
  if (isVerified) return words.paymentSuccessful
  const { found } = await readAnswer(api['check-recent-payments'].$post())
  return found ? words.paymentFound : null
}

async function verify(sessionId: string | null): Promise<boolean> {
  try {
    const json = sessionId === null ? {} : { sessionId }
    return (await readAnswer(api['verify-payment'].$post({ json }))).success
  } catch {
    // Not this payment, perhaps another: the recent ones are looked at next.
    return false
  }
}
