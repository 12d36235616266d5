import { Link } from 'react-router'

import { homeMessages as words } from '../messages/home.ts'
import { shellMessages } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { useCreditsLeft, useCurrentUser } from '../session.ts'

/** Who is here and what is left. The line is typed where the header has no room for it. */
export function WelcomeBanner() {
  const user = useCurrentUser()
  const left = useCreditsLeft()
  if (!user) return null
  return (
    <section
      aria-label={words.welcome}
      className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-y border-line py-3"
    >
      <p className="w-full font-serif text-lg lg:hidden">
        <span className="animate-type inline-block">{shellMessages.tagline}</span>
      </p>
      <p className="min-w-0 text-ink-2">
        {words.signedInAs} <bdi className="font-semibold wrap-anywhere text-ink">{user.email}</bdi>
      </p>
      {left !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-semibold">{words.creditsRemaining(left)}</span>
          <Link to={paths.credits} className="inline-block py-2">
            {words.buyCredits}
          </Link>
        </p>
      )}
    </section>
  )
}
