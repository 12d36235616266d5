import { Link } from 'react-router'

import { accessMessages as words } from './messages/access.ts'
import { paths } from './paths.ts'

/** Where a tool of the paid tiers stands, for people on the free one: what has it, and the way there. */
export function UpgradePrompt({ id }: { id?: string }) {
  return (
    <p id={id} className="mt-2 text-sm" data-no-print>
      {words.upgradePrompt}{' '}
      <Link to={paths.subscribe} className="inline-block py-1 font-semibold">
        {words.seePlans}
      </Link>
    </p>
  )
}
