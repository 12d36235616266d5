import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'

import { shellMessages as words } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { useCreditsLeft, useCurrentUser } from '../session.ts'
import { buttonLook } from '../ui/button-look.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageSelect } from './language-select.tsx'
import { PageLinks } from './page-links.tsx'
import { Wordmark } from './wordmark.tsx'

// Loaded when it is first opened: most visits never do.
const MobileDrawer = lazy(async () => ({
  default: (await import('./mobile-drawer.tsx')).MobileDrawer,
}))

/** Logo, tagline, credits, language and the account; on a phone the last two live in a drawer. */
export function Header() {
  const user = useCurrentUser()
  const [isDrawerOpen, setIsDrawerOpen] = useState<boolean>()
  return (
    <header className="no-print border-b border-line">
      <div className="mx-auto flex max-w-6xl items-center gap-x-4 px-4 py-3 sm:px-6">
        <Wordmark />
        <div className="ms-auto flex items-center gap-x-4">
          {user && <CreditsLeft />}
          <div className="hidden items-center gap-x-4 md:flex">
            <LanguageSelect />
            {user ? <AccountMenu user={user} /> : user === null && <SignInLinks />}
          </div>
          <button
            type="button"
            aria-label={words.openMenu}
            aria-haspopup="dialog"
            onClick={() => setIsDrawerOpen(true)}
            className="-me-2 inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken md:hidden"
          >
            <Menu aria-hidden className="size-6" />
          </button>
        </div>
      </div>
      <div className="mx-auto hidden max-w-6xl px-6 pb-1 md:block">
        <PageLinks look="inline-block py-2 text-sm aria-[current=page]:font-semibold" />
      </div>
      {isDrawerOpen !== undefined && (
        <Suspense>
          <MobileDrawer user={user} isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen} />
        </Suspense>
      )}
    </header>
  )
}

function CreditsLeft() {
  const count = useCreditsLeft()
  if (count === undefined) return null
  return (
    <p className="text-sm whitespace-nowrap text-ink-2 max-[23rem]:hidden">
      {words.creditsLeft(count)}
    </p>
  )
}

function SignInLinks() {
  return (
    <nav aria-label={words.accountMenu} className="flex items-center gap-2">
      <Link to={paths.login} className={buttonLook('plain')}>
        {words.logIn}
      </Link>
      <Link to={paths.auth} className={buttonLook('quiet')}>
        {words.signUp}
      </Link>
    </nav>
  )
}
