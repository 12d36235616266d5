import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router'

import { shellMessages as words } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { currentUserQuery } from '../session.ts'
import { ScreenWaiting } from '../ui/screen-waiting.tsx'
import { Unreachable } from './unreachable.tsx'

/** Screens for signed-in people. Others are led to the login, and back here after it. */
export function SignedInOnly() {
  const { data: user, isPending, isError } = useQuery(currentUserQuery)
  const { pathname } = useLocation()
  if (isPending) return <ScreenWaiting label={words.checkingAuth} />
  if (isError && user === undefined) return <Unreachable />
  if (!user) return <Navigate to={paths.login} state={{ from: pathname }} replace />
  return <Outlet />
}
