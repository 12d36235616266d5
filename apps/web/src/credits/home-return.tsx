import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { creditMessages as words } from '../messages/credits.ts'
import { toast } from '../ui/toast-store.ts'
import { useRefreshMoney } from './queries.ts'

/**
 * Older payment links lead to the start page. What the address says is told and cleared, and the balance is asked for
 * anew: nothing is added because of it.
 */
export function HomeReturn() {
  const [search, setSearch] = useSearchParams()
  const refresh = useRefreshMoney()
  const isTold = useRef(false)
  const isPaid = search.get('success') === 'credits'
  const isCanceled = search.get('canceled') === 'true'
  // Syncs the page with the address that somebody came back to.
  useEffect(() => {
    if ((!isPaid && !isCanceled) || isTold.current) return
    isTold.current = true
    toast(
      isPaid
        ? { title: words.paymentSuccessful, description: words.balanceRefreshed }
        : { title: words.canceled, description: words.canceledHint },
    )
    setSearch({}, { replace: true })
    void refresh()
  }, [isPaid, isCanceled, setSearch, refresh])
  return null
}
