import { analysisMessages as words } from '../messages/analysis.ts'
import { ProofChips } from './basis-chips.tsx'
import { formatDate } from './date-words.ts'
import { describeDays } from './describe-days.ts'
import { listFurtherDeadlines, type FurtherDeadline } from './main-deadline.ts'
import { useResult } from './result-context.ts'

/** The other dates besides the one that leads. */
export function Deadlines() {
  const { document, today } = useResult()
  const further = listFurtherDeadlines(document.analysis, today)
  if (further.length === 0) return null
  return (
    <div className="mt-6">
      <h2 className="font-sans text-base">{words.otherDates}</h2>
      <ul className="mt-1">
        {further.map((entry) => (
          <FurtherDate key={entry.index} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

function FurtherDate({ entry: { deadline, days } }: { entry: FurtherDeadline }) {
  const state = days < 0 ? 'passed' : days === 0 ? 'today' : 'ahead'
  return (
    <li className="border-t border-line py-2.5">
      <p className="flex flex-wrap justify-between gap-x-6">
        <time dateTime={deadline.date} className="font-semibold">
          {formatDate(deadline.date)}
        </time>
        <span className="text-ink-2">{describeDays(state, Math.abs(days))}</span>
      </p>
      <p>{deadline.action}</p>
      {deadline.consequence !== null && (
        <p className="text-ink-2">
          {words.ifYouMissIt} {deadline.consequence}
        </p>
      )}
      <ProofChips basis={deadline.basis} />
    </li>
  )
}
