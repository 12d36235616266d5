import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { accountMessages as words } from '../messages/account.ts'
import { paths } from '../paths.ts'
import { useCurrentUser } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

interface AuthDialogProps {
  tab: 'login' | 'sign-up'
  onTabChange: (tab: 'login' | 'sign-up') => void
  onClose: () => void
}

/** Signing up and in over the front page. It closes by itself once somebody is signed in, and leads home. */
export function AuthDialog({ tab, onTabChange, onClose }: AuthDialogProps) {
  const user = useCurrentUser()
  const navigate = useNavigate()
  // Syncs the page with the session, which a form inside has begun.
  useEffect(() => {
    if (!user) return
    onClose()
    void navigate(paths.home)
  }, [user, onClose, navigate])
  const isLogin = tab === 'login'
  const other = isLogin
    ? { tab: 'sign-up' as const, label: words.toSignUp }
    : { tab: 'login' as const, label: words.toLogin }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isLogin ? words.loginTitle : words.signUpTitle}
      closeLabel={words.close}
    >
      {isLogin ? <LoginForm place="dialog" /> : <RegisterForm place="dialog" />}
      <Button variant="plain" className="self-start" onClick={() => onTabChange(other.tab)}>
        {other.label}
      </Button>
    </Dialog>
  )
}
