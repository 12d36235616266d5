import type { SignIn } from '@plainletter/contracts/account'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { formatDay } from '../dates.ts'
import { describeError } from '../errors.ts'
import { accountMessages as words } from '../messages/account.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { Waiting } from '../ui/waiting.tsx'

const signInsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: () => readAnswer(api.auth.sessions.$get()),
})

/** Where the person is signed in, and the way to end all of it but here. */
export function SignInList() {
  const signIns = useQuery(signInsQuery)
  const ending = useEndOthers()
  if (signIns.isPending) return <Waiting label={words.loading} />
  if (signIns.isError) return <p role="alert">{words.signInsFailed}</p>
  return (
    <>
      <ul className="border-t border-line">
        {signIns.data.map((signIn) => (
          <Row key={signIn.createdAt + signIn.network} signIn={signIn} />
        ))}
      </ul>
      {signIns.data.length > 1 && (
        <Button
          variant="quiet"
          className="mt-4"
          pendingLabel={ending.isPending && words.endingOthers}
          onClick={() => ending.mutate()}
        >
          {words.endOthers}
        </Button>
      )}
    </>
  )
}

function Row({ signIn }: { signIn: SignIn }) {
  const { browser, network, createdAt, lastSeenAt, isThis } = signIn
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-3">
      <span className="font-semibold">{browser ?? words.otherBrowser}</span>
      {isThis && <Badge tone="good">{words.thisBrowser}</Badge>}
      <span className="w-full text-sm text-ink-2">
        {words.signedInOn(formatDay(createdAt), formatDay(lastSeenAt))}
        {network !== null && ` ${words.fromNetwork(network)}`}
      </span>
    </li>
  )
}

function useEndOthers() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => readAnswer(api.auth['sign-out-others'].$post()),
    onSuccess: async ({ message }) => {
      toast({ title: message })
      await cache.invalidateQueries({ queryKey: signInsQuery.queryKey })
    },
    onError: (error) =>
      toast({
        title: words.endOthersFailed,
        description: describeError(error, words.tryAgainLater),
        variant: 'destructive',
      }),
  })
}
