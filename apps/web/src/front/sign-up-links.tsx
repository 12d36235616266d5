import { Suspense, useState, type ComponentType, type MouseEvent } from 'react'
import { Link } from 'react-router'

import { frontMessages as words } from '../messages/front.ts'
import { paths } from '../paths.ts'
import { useCurrentUser } from '../session.ts'
import { buttonLook } from '../ui/button-look.ts'

export type AuthTab = 'login' | 'sign-up'

export interface AuthDialogProps {
  tab: AuthTab
  onTabChange: (tab: AuthTab) => void
  onClose: () => void
}

/** Links to the sign-in page, which open it as a dialog where scripts run. Whoever is signed in is led to the form. */
export function SignUpLinks({ AuthDialog }: { AuthDialog: ComponentType<AuthDialogProps> }) {
  const user = useCurrentUser()
  const [tab, setTab] = useState<AuthTab>()
  const open = (chosen: AuthTab) => (event: MouseEvent) => {
    // A press that opens a new tab is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setTab(chosen)
  }
  return (
    <div className="flex flex-wrap items-center gap-3 pt-7">
      {user ? (
        <Link to={paths.home} className={buttonLook()}>
          {words.readMyLetter}
        </Link>
      ) : (
        <>
          <a href={paths.auth} onClick={open('sign-up')} className={buttonLook()}>
            {words.signUp}
          </a>
          <a href={paths.login} onClick={open('login')} className={buttonLook('plain')}>
            {words.logIn}
          </a>
        </>
      )}
      {tab !== undefined && (
        <Suspense>
          <AuthDialog tab={tab} onTabChange={setTab} onClose={() => setTab(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
