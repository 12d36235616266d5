import type { DerivedDeadline } from '@plainletter/contracts/analysis'

import { analysisMessages as words } from '../messages/analysis.ts'
import { formatDate } from './date-words.ts'

/** How a date was worked out, line by line, like a sum on paper. Always in view. */
export function DeadlineWorking({ deadline }: { deadline: DerivedDeadline }) {
  if (deadline.working.length === 0) return null
  return (
    <div className="mt-5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-6 text-ink-2">
        <span>{words.howWeWorkedItOut}</span>
        <span>{deadline.source === 'law' ? words.fromTheLaw : words.fromTheLetter}</span>
      </p>
      <ol className="mt-1">
        {deadline.working.map((step, index) => (
          <li
            key={index}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-1 last:border-b-2 last:border-double last:border-ink-3"
          >
            <span>{dropDate(step.says, formatDate(step.date))}</span>
            <time
              dateTime={step.date}
              className="ms-auto tabular-nums in-[li:last-child]:font-semibold"
            >
              {formatDate(step.date)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  )
}

// "Letter dated 20 March 2024" stands beside its date, so the date is said once.
const dropDate = (says: string, date: string) =>
  says.endsWith(date) ? says.slice(0, -date.length).trim() : says
