import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { creditBalanceQuery, currentUserQuery } from '../session.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => readAnswer(api['subscription-status'].$get()),
})

export const purchasesQuery = queryOptions({
  queryKey: ['credits', 'purchases'],
  queryFn: () => readAnswer(api.credits.purchases.$get()),
})

/** Everything that a payment changes is asked for anew. */
export function useRefreshMoney(): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    const keys = [currentUserQuery, creditBalanceQuery, subscriptionQuery, purchasesQuery]
    await Promise.all(keys.map(({ queryKey }) => cache.invalidateQueries({ queryKey })))
  }
}
