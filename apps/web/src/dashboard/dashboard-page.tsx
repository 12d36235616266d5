import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'

import { documentListQuery } from '../document-list.ts'
import { dashboardMessages as words } from '../messages/dashboard.ts'
import { shellMessages } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { useAccess } from '../session.ts'
import { Tabs } from '../ui/tabs.tsx'
import { AccountTab } from './account-tab.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { ArchiveTab } from './archive-tab.tsx'
import type { DashboardParts } from './parts.ts'

interface DashboardPageProps {
  /** What looks after somebody who comes back from paying. */
  before: ReactNode
  parts: DashboardParts
}

const TABS = ['archive', 'analytics', 'settings'] as const
type TabName = (typeof TABS)[number]

/** What a person has sent and got back, what it adds up to, and who they are here. The tab stands in the address. */
export function DashboardPage({ before, parts }: DashboardPageProps) {
  const [search, setSearch] = useSearchParams()
  const documents = useQuery(documentListQuery)
  const { hasAccess } = useAccess()
  const current = TABS.find((tab) => tab === search.get('tab')) ?? 'archive'
  // Whoever comes back from paying is not sent away before the payment has been looked for.
  const isBackFromPaying = search.get('success') === 'true'
  if (documents.data?.length === 0 && !hasAccess && !isBackFromPaying) {
    return <Navigate to={paths.subscribe} replace />
  }
  const show = (tab: TabName) => setSearch(tab === 'archive' ? {} : { tab }, { replace: true })
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.title)}</title>
      {before}
      <h1>{words.title}</h1>
      <p className="measure pt-2 pb-6 text-ink-2">{words.notAdvice}</p>
      <Tabs
        label={words.tabsLabel}
        tabs={TABS.map((name) => ({ name, label: words.tabs[name] }))}
        current={current}
        onChange={show}
      >
        {current === 'archive' && <ArchiveTab parts={parts} />}
        {current === 'analytics' && <AnalyticsTab />}
        {current === 'settings' && <AccountTab />}
      </Tabs>
    </div>
  )
}
