import { Link } from 'react-router'

import { dashboardMessages as words } from '../messages/dashboard.ts'
import { paths } from '../paths.ts'
import { useCurrentUser } from '../session.ts'
import { buttonLook } from '../ui/button-look.ts'

/** Who the person is here. What can be changed is on a page of its own. */
export function AccountTab() {
  const user = useCurrentUser()
  const facts = [
    [words.email, user?.email ?? ''],
    [words.accountType, words.accountTypeIs],
    [words.disclaimer, words.disclaimerAcknowledged],
  ] as const
  return (
    <div className="flex flex-col items-start gap-6">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, says]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="pb-2 font-semibold wrap-anywhere sm:pb-0">{says}</dd>
          </div>
        ))}
      </dl>
      <Link to={paths.account} className={buttonLook()}>
        {words.updateSettings}
      </Link>
    </div>
  )
}
