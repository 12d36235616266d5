import { useQueryClient } from '@tanstack/react-query'

import { shellMessages as words } from '../messages/shell.ts'
import { currentUserQuery } from '../session.ts'
import { Button } from '../ui/button.tsx'

/** Shown when we could not even learn who is signed in. It does not watch the answer: that would ask again at once, without end. */
export function Unreachable() {
  const cache = useQueryClient()
  const { queryKey } = currentUserQuery
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-4 px-4 py-16 sm:px-6">
      <p role="alert">{words.connectionLost}</p>
      <Button onClick={() => void cache.refetchQueries({ queryKey })}>{words.tryAgain}</Button>
    </div>
  )
}
