import { useQuery } from '@tanstack/react-query'

import { shellMessages as words } from '../messages/shell.ts'
import { currentUserQuery } from '../session.ts'
import { Button } from '../ui/button.tsx'

/** Shown when we could not even learn who is signed in. */
export function Unreachable() {
  const { refetch } = useQuery(currentUserQuery)
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-4 px-4 py-16 sm:px-6">
      <p role="alert">{words.connectionLost}</p>
      <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
    </div>
  )
}
