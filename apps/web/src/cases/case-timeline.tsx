import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'

import { formatDay } from '../dates.ts'
import { caseMessages as words } from '../messages/cases.ts'
import { findLocale } from '../page-language.ts'
import { paths } from '../paths.ts'
import { Waiting } from '../ui/waiting.tsx'
import { caseDocumentsQuery } from './queries.ts'
import { writeTimeline, type Change, type TimelineEntry } from './write-timeline.ts'

/** The letters of a case one under the other, with what each says otherwise than those before it. */
export function CaseTimeline({ caseId, id }: { caseId: number; id: string }) {
  const documents = useQuery(caseDocumentsQuery(caseId))
  return (
    <div id={id}>
      {documents.isPending && <Waiting label={words.loading} />}
      {documents.isError && <p role="alert">{words.timelineFailed}</p>}
      {documents.data && (
        <ol className="ms-2 border-s-2 border-line">
          {writeTimeline(documents.data).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const day = formatPlainDay(entry.day)
  const facts = [
    [words.sender, entry.sender],
    [words.creditor, entry.creditor],
    [words.sum, entry.sum && formatSum(entry.sum)],
    [words.actBy, entry.actBy && formatPlainDay(entry.actBy)],
  ] as const
  return (
    <li className="relative ps-5 pb-5 last:pb-0">
      <span aria-hidden className="absolute -start-[7px] top-2 size-3 rounded-full bg-primary" />
      <p className="font-semibold">
        {entry.isDayOfLetter ? words.letterOf(day) : words.addedOn(day)}
      </p>
      <Link to={paths.document(entry.id)} className="wrap-anywhere">
        {entry.name}
      </Link>
      <dl className="flex flex-wrap gap-x-4 text-sm">
        {facts.map(
          ([name, says]) =>
            says !== null && (
              <div key={name} className="flex gap-1.5">
                <dt className="text-ink-2">{name}</dt>
                <dd className="font-semibold wrap-anywhere">{says}</dd>
              </div>
            ),
        )}
      </dl>
      {entry.changes.length > 0 && <Changes changes={entry.changes} />}
    </li>
  )
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <div className="bordered mt-2 rounded-control border border-s-4 border-warn bg-warn-bg px-3 py-2 text-sm text-ink">
      <p className="flex items-center gap-1.5 font-semibold">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn" />
        {words.changedTitle}
      </p>
      <ul className="list-disc ps-5">
        {changes.map((change) => (
          <li key={change.kind}>{sayChange(change)}</li>
        ))}
      </ul>
    </div>
  )
}

function sayChange(change: Change): string {
  switch (change.kind) {
    case 'sum':
      return saySum(change)
    case 'creditor':
      return words.creditorChanged(change.before, change.now)
    case 'sender':
      return words.senderChanged(change.before, change.now)
    case 'actBy':
      return words.dateChanged(formatPlainDay(change.before), formatPlainDay(change.now))
  }
}

type Sum = Extract<Change, { kind: 'sum' }>['now']

function saySum({ before, now }: Extract<Change, { kind: 'sum' }>): string {
  const texts = [formatSum(before), formatSum(now)] as const
  if (before.currency !== now.currency) return words.sumCurrency(...texts)
  const difference = formatSum({ ...now, value: Math.abs(now.value - before.value) })
  return now.value > before.value
    ? words.sumUp(...texts, difference)
    : words.sumDown(...texts, difference)
}

const formatSum = ({ value, currency }: Sum) =>
  new Intl.NumberFormat(findLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  }).format(value)

/** A day without an hour is the same day everywhere: noon, so that no time zone moves it. */
const formatPlainDay = (day: string) => formatDay(`${day}T12:00:00`)
