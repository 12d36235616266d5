import { Link } from 'react-router'

import { dashboardMessages as words } from '../messages/dashboard.ts'
import { paths } from '../paths.ts'
import { useCurrentUser } from '../session.ts'
import { buttonLook } from '../ui/button-look.ts'
import { FactList } from '../ui/fact-list.tsx'

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
      <FactList facts={facts} />
      <Link to={paths.account} className={buttonLook()}>
        {words.updateSettings}
      </Link>
    </div>
  )
}
