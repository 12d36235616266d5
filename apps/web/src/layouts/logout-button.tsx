import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { api, readAnswer } from '../api.ts'
import { describeError } from '../errors.ts'
import { shellMessages as words } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { currentUserQuery } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'

/** Ends the session and forgets all that was read in it. */
export function LogoutButton({ onDone }: { onDone: () => void }) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const logout = useMutation({
    mutationFn: () => readAnswer(api.auth.logout.$post()),
    onSuccess: () => {
      // The header watches this one query: it is told "nobody", and all others are forgotten.
      cache.setQueryData(currentUserQuery.queryKey, null)
      const kept = hashKey(currentUserQuery.queryKey)
      cache.removeQueries({ predicate: ({ queryHash }) => queryHash !== kept })
      onDone()
      return navigate(paths.home)
    },
    onError: (error) =>
      toast({
        title: words.logoutFailed,
        description: describeError(error, words.logoutFailedHint),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant="quiet"
      pendingLabel={logout.isPending && words.loggingOut}
      onClick={() => logout.mutate()}
    >
      {words.logout}
    </Button>
  )
}
