import { Navigate, useLocation, useSearchParams } from 'react-router'

import { accountMessages as words } from '../messages/account.ts'
import { shellMessages } from '../messages/shell.ts'
import { useCurrentUser } from '../session.ts'
import { Tabs } from '../ui/tabs.tsx'
import { findReturnPath } from './find-return-path.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

const listTabs = () =>
  [
    { name: 'login', label: words.tabs.login },
    { name: 'sign-up', label: words.tabs.signUp },
  ] as const

/** Signing up and in. The tab is part of the address; Sign Up is the one shown first. */
export function AuthPage() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const user = useCurrentUser()
  if (user) return <Navigate to={findReturnPath(state)} replace />
  const isLogin = search.get('tab') === 'login'
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.pageTitle)}</title>
      <Tabs
        label={words.tabsLabel}
        tabs={listTabs()}
        current={isLogin ? 'login' : 'sign-up'}
        onChange={(tab) => setSearch(tab === 'login' ? { tab } : {}, { replace: true, state })}
      >
        {isLogin ? <LoginForm /> : <RegisterForm />}
      </Tabs>
    </div>
  )
}
