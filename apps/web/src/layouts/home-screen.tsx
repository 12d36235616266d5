import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import { shellMessages as words } from '../messages/shell.ts'
import { currentUserQuery } from '../session.ts'
import { Waiting } from '../ui/waiting.tsx'
import { Unreachable } from './unreachable.tsx'

interface HomeScreenProps {
  SignedIn: ComponentType
  SignedOut: ComponentType
}

/** The start page: the form for those signed in, the front page for everybody else. */
export function HomeScreen({ SignedIn, SignedOut }: HomeScreenProps) {
  const { data: user, isPending, isError } = useQuery(currentUserQuery)
  if (isPending) return <Waiting label={words.checkingAuth} />
  if (isError && user === undefined) return <Unreachable />
  return user ? <SignedIn /> : <SignedOut />
}
