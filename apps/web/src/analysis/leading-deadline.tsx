import type { Analysis } from '@plainletter/contracts/analysis'
import { DAYS_UNDER_WAY } from '@plainletter/contracts/days-under-way'

import { analysisMessages as words } from '../messages/analysis.ts'
import { ProofChips } from './basis-chips.tsx'
import { formatDate, formatWeekday } from './date-words.ts'
import { DeadlineWorking } from './deadline-working.tsx'
import { Deadlines } from './deadlines.tsx'
import { describeDays } from './describe-days.ts'
import { FirstAction } from './first-action.tsx'
import { findMainDeadline, type MainDeadline } from './main-deadline.ts'
import { useResult } from './result-context.ts'
import { chooseLayout } from './sections.ts'
import { TimeLine } from './time-line.tsx'

/** The date that leads the page, what to do first, then how the date was worked out. Where there is none, it says so. */
export function LeadingDeadline() {
  const { document, today } = useResult()
  const { analysis } = document
  const main = findMainDeadline(analysis, today)
  return (
    <section
      id="act-by"
      aria-label={words.actBy}
      className="mt-6 scroll-mt-6 border-t border-line pt-4"
    >
      {'deadline' in main ? <DatedLead main={main} /> : <UndatedLead state={main.state} />}
      <Deadlines />
      {analysis.versions.today !== today && (
        <p className="mt-3 text-sm text-ink-2">
          {words.countedOn(formatDate(analysis.versions.today))}
        </p>
      )}
    </section>
  )
}

type DatedDeadline = Extract<MainDeadline, { days: number }>

function DatedLead({ main }: { main: DatedDeadline }) {
  const isPassed = main.state === 'passed'
  return (
    <>
      <MainDate main={main} />
      <FirstAction
        lead={isPassed ? leadWhenPassed(main) : words.firstAction}
        deadline={isPassed ? undefined : main.deadline}
      />
      <MainDateWorking main={main} />
    </>
  )
}

/** Counted from the date of a letter that was some days under way, the day may be still to come. */
function leadWhenPassed({ deadline, days }: DatedDeadline): string {
  return deadline.mayRunLater && days <= DAYS_UNDER_WAY ? words.mayBeInTime : words.stillAct
}

function UndatedLead({ state }: { state: 'none' | 'false' }) {
  const { analysis } = useResult().document
  return (
    <>
      {state === 'false' && <p className="font-semibold">{words.falseDate}</p>}
      {state === 'none' && <NoDate analysis={analysis} />}
      <FirstAction lead={words.firstAction} deadline={undefined} />
    </>
  )
}

function NoDate({ analysis }: { analysis: Analysis }) {
  if (analysis.isEnquiry) return <p className="text-ink-2">{words.noDateQuestion}</p>
  return (
    <>
      <p className="font-semibold">{words.noDate}</p>
      {chooseLayout(analysis) === 'letter' && <p className="text-ink-2">{words.noDateNext}</p>}
    </>
  )
}

function MainDate({ main }: { main: DatedDeadline }) {
  return (
    <>
      <p className="font-semibold">{main.state === 'today' ? words.actToday : words.actBy}</p>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-4 font-serif text-2xl leading-tight sm:text-3xl">
        <time dateTime={main.deadline.date}>{formatWeekday(main.deadline.date)}</time>
        <span className="font-sans text-lg font-semibold">
          {describeDays(main.state, main.days)}
        </span>
      </p>
    </>
  )
}

function MainDateWorking({ main: { deadline, days } }: { main: DatedDeadline }) {
  const { today } = useResult()
  return (
    <>
      <TimeLine deadline={deadline} today={today} days={days} />
      <p className="mt-4">
        <span className="text-ink-2">{words.byThen}</span> {deadline.action}
      </p>
      {deadline.consequence !== null && (
        <p className="mt-1">
          <span className="text-ink-2">{words.ifYouMissIt}</span> {deadline.consequence}
        </p>
      )}
      <DeadlineWorking deadline={deadline} />
      <ProofChips basis={deadline.basis} />
    </>
  )
}
