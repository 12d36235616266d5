import { CountryCode } from '@plainletter/contracts/country'
import type { DocumentSummary } from '@plainletter/contracts/document'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { documentListQuery } from '../document-list.ts'
import { dashboardMessages as words } from '../messages/dashboard.ts'
import { nameType } from '../name-type.ts'
import { findLocale, nameCountry } from '../page-language.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { BarChart } from './bar-chart.tsx'
import { countBy, countByMonth } from './count-documents.ts'

const MONTHS = 6

/** What the documents add up to: three numbers, and three pictures that are tables as well. */
export function AnalyticsTab() {
  const documents = useQuery(documentListQuery)
  if (documents.isPending) return <Waiting label={words.loading} />
  if (documents.isError) {
    return (
      <LoadFailed says={words.loadFailed} retryLabel={words.tryAgain} onRetry={documents.refetch} />
    )
  }
  return <Analytics documents={documents.data} />
}

function Analytics({ documents }: { documents: readonly DocumentSummary[] }) {
  const [now] = useState(() => new Date())
  const kinds = countBy(documents, ({ documentType }) => documentType).map(({ key, count }) => ({
    key,
    count,
    name: nameType(key),
  }))
  const countries = countBy(documents, ({ country }) => country).map(({ key, count }) => ({
    key,
    count,
    name: nameCountry(CountryCode.parse(key)),
  }))
  const months = countByMonth(documents, { now, months: MONTHS }).map(({ key, count }) => ({
    key,
    count,
    name: nameMonth(key),
  }))
  return (
    <>
      <Numbers
        facts={[
          [words.total, String(documents.length)],
          [words.commonType, kinds[0]?.name ?? words.none],
          [words.countries, String(countries.length)],
        ]}
      />
      {documents.length === 0 ? (
        <p className="pt-8 text-ink-2">{words.analyticsEmpty}</p>
      ) : (
        <div className="grid items-start gap-6 pt-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
          {kinds.length > 0 && <BarChart title={words.byKind} column={words.kind} bars={kinds} />}
          <BarChart title={words.byMonth} column={words.month} bars={months} />
          <BarChart title={words.byCountry} column={words.country} bars={countries} />
        </div>
      )}
    </>
  )
}

function Numbers({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-3">
      {facts.map(([name, says]) => (
        <div key={name} className="border-t-4 border-primary pt-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-serif text-2xl font-semibold">{says}</dd>
        </div>
      ))}
    </dl>
  )
}

function nameMonth(month: string): string {
  return new Intl.DateTimeFormat(findLocale(), {
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
}
