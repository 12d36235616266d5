import { queryOptions, useQuery } from '@tanstack/react-query'

import { api, readWhenSignedIn } from './api.ts'

/** Who is signed in, or null. Always asked anew, because the session may have ended elsewhere. */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'me'],
  queryFn: () => readWhenSignedIn(api.auth.me.$get()),
  refetchOnMount: 'always',
})

/** What is left to spend, or null when signed out. */
export const creditBalanceQuery = queryOptions({
  queryKey: ['credits', 'balance'],
  queryFn: () => readWhenSignedIn(api.credits.balance.$get()),
})

/** The credits left, or undefined while that is not known. */
export function useCreditsLeft(): number | undefined {
  const { data: user } = useQuery(currentUserQuery)
  const balance = useQuery({ ...creditBalanceQuery, enabled: Boolean(user) })
  return balance.data?.creditsRemaining ?? user?.creditsRemaining
}
