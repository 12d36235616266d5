import type { CurrentUser } from '@plainletter/contracts/account'
import { Link } from 'react-router'

import { shellMessages as words } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Dialog } from '../ui/dialog.tsx'
import { AccountLinks } from './account-links.tsx'
import { LanguageSelect } from './language-select.tsx'
import { LogoutButton } from './logout-button.tsx'
import { PageLinks } from './page-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface MobileDrawerProps {
  user: CurrentUser | null | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The header's menu on a phone, with the same items. */
export function MobileDrawer({ user, isOpen, onOpenChange }: MobileDrawerProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.menuTitle}
      closeLabel={words.close}
      place="side"
    >
      {user && (
        <p className="text-sm text-ink-2">
          {words.signedInAs} <bdi className="block font-semibold text-ink">{user.email}</bdi>
          {words.creditsLeft(user.creditsRemaining)}
        </p>
      )}
      <LanguageSelect isHintShown />
      <ThemeSwitch />
      <PageLinks look="inline-block py-2.5" onFollow={close} />
      {user ? (
        <>
          <AccountLinks onFollow={close} />
          <LogoutButton onDone={close} />
        </>
      ) : (
        <nav aria-label={words.accountMenu} className="flex flex-col gap-3">
          <Link to={paths.auth} onClick={close} className={buttonLook('primary')}>
            {words.signUp}
          </Link>
          <Link to={paths.login} onClick={close} className={buttonLook('quiet')}>
            {words.logIn}
          </Link>
        </nav>
      )}
    </Dialog>
  )
}
