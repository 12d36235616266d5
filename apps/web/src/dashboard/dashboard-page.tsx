import type { ReactNode } from 'react'

import { dashboardMessages as words } from '../messages/dashboard.ts'
import { shellMessages } from '../messages/shell.ts'

interface DashboardPageProps {
  /** What looks after somebody who comes back from paying. */
  before: ReactNode
  letters: ReactNode
}

/** What a person has sent and got back. */
export function DashboardPage({ before, letters }: DashboardPageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.title)}</title>
      {before}
      <h1>{words.title}</h1>
      <p className="measure pt-2 text-ink-2">{words.notAdvice}</p>
      {letters}
    </div>
  )
}
