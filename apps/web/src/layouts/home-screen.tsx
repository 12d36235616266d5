import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore, type ComponentType } from 'react'

import { shellMessages as words } from '../messages/shell.ts'
import { currentUserQuery, hasSessionMark } from '../session.ts'
import { ScreenWaiting } from '../ui/screen-waiting.tsx'
import { Unreachable } from './unreachable.tsx'

interface HomeScreenProps {
  SignedIn: ComponentType
  SignedOut: ComponentType
}

/** The start page: the form for those signed in, the front page for everybody else, at once where there is no session. */
export function HomeScreen({ SignedIn, SignedOut }: HomeScreenProps) {
  const { data: user, isPending, isError } = useQuery(currentUserQuery)
  const mayBeSignedIn = useSyncExternalStore(neverChanges, hasSessionMark, () => false)
  if (isPending && mayBeSignedIn) return <ScreenWaiting label={words.checkingAuth} />
  if (isError && user === undefined) return <Unreachable />
  return user ? <SignedIn /> : <SignedOut />
}

/** The cookie is read when something else is drawn anew: the answer to who is signed in. */
const neverChanges = () => () => undefined
