import { Link } from 'react-router'

import { shellMessages as words } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'

const listLinks = () =>
  [
    { to: paths.dashboard, label: words.dashboard },
    { to: paths.cases, label: words.cases },
    { to: paths.account, label: words.accountSettings },
    { to: paths.credits, label: words.manageCredits },
  ] as const

/** The places of a signed-in person, in the menu and in the drawer alike. */
export function AccountLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <nav aria-label={words.accountMenu} className="flex flex-col gap-2">
      {listLinks().map(({ to, label }) => (
        <Link key={to} to={to} onClick={onFollow} className={buttonLook('quiet')}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
