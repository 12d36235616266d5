import { queryOptions, useQuery } from '@tanstack/react-query'

import { api, readWhenSignedIn } from './api.ts'
import { useIsTakingOver } from './use-is-taking-over.ts'

/** The cookie that stands beside the session's own and says only that there is one. boot.js reads it too. */
const MARK = '__Host-signed-in'

/** Whether this browser may have a session. It says nothing of whether that still lives. */
export const hasSessionMark = (): boolean => document.cookie.includes(`${MARK}=1`)

/** Who is signed in, or null. Always asked anew, because the session may have ended elsewhere. */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'me'],
  queryFn: askWhoIsSignedIn,
  refetchOnMount: 'always',
})

async function askWhoIsSignedIn() {
  if (!hasSessionMark()) return null
  const user = await readWhenSignedIn(api.auth.me.$get())
  // The session is over: the next page need not ask.
  if (user === null) document.cookie = `${MARK}=; Path=/; Secure; Max-Age=0`
  return user
}

/** What is left to spend, or null when signed out. */
export const creditBalanceQuery = queryOptions({
  queryKey: ['credits', 'balance'],
  queryFn: () => readWhenSignedIn(api.credits.balance.$get()),
})

/** Who is signed in; null for nobody, undefined while that is not known. */
export function useCurrentUser() {
  const { data: user } = useQuery(currentUserQuery)
  // A page that was made ahead was made for nobody.
  return useIsTakingOver() ? undefined : user
}

/** The credits left, or undefined while that is not known. */
export function useCreditsLeft(): number | undefined {
  const user = useCurrentUser()
  const balance = useQuery({ ...creditBalanceQuery, enabled: Boolean(user) })
  return user ? (balance.data?.creditsRemaining ?? user.creditsRemaining) : undefined
}

interface Access {
  /** False on the free tier: no credits and no active plan. True while it is not known: the server decides. */
  readonly hasAccess: boolean
  readonly credits: number
  /** Of a yearly plan, this month. */
  readonly planLeft: number
}

/** What the person may use, as far as this page knows. */
export function useAccess(): Access {
  const user = useCurrentUser()
  const left = useCreditsLeft()
  const credits = left ?? 0
  const hasAccess = left === undefined || credits > 0 || user?.subscriptionStatus === 'active'
  return { hasAccess, credits, planLeft: user?.planAnalysesLeft ?? 0 }
}
