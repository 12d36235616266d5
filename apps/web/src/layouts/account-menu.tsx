import type { CurrentUser } from '@plainletter/contracts/account'
import { ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'

import { shellMessages as words } from '../messages/shell.ts'
import { AccountLinks } from './account-links.tsx'
import { LogoutButton } from './logout-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** A popover of the browser's own: Escape and a press elsewhere close it, and focus comes back. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 items-center gap-1 rounded-control px-3 font-semibold hover:bg-sunken"
      >
        {words.accountMenu}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        className="account-popover bordered w-72 rounded-panel border border-control bg-surface p-4 text-ink shadow-overlay"
      >
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-2">
            {words.signedInAs} <bdi className="block font-semibold text-ink">{user.email}</bdi>
          </p>
          <ThemeSwitch />
          <AccountLinks onFollow={close} />
          <LogoutButton onDone={close} />
        </div>
      </div>
    </div>
  )
}
