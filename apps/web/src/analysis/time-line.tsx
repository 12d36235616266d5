import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import { clsx } from 'clsx'

import { analysisMessages as words } from '../messages/analysis.ts'
import { formatDate, formatDayAndMonth } from './date-words.ts'
import { Seal } from './seal.tsx'
import { placeOnTimeLine, type TimePoint } from './time-line-points.ts'

type TimeLineProps = { deadline: DerivedDeadline; today: string; days: number }

/** A ruled line from the letter's date over today to the date to act by. The amber seal marks that date and nothing else. */
export function TimeLine({ deadline, today, days }: TimeLineProps) {
  const points = placeOnTimeLine(deadline, today)
  const now = points.find((point) => point.kind === 'today')
  return (
    <div className="mt-6">
      <ol className="sr-only">
        {points.map((point) => (
          <li key={point.kind}>
            {words.timeLine[point.kind]} {formatDate(point.date)}
          </li>
        ))}
      </ol>
      <div aria-hidden className="text-sm leading-tight">
        <TodayLabel at={now?.at ?? 0} />
        <Rail points={points} days={days} />
        <EndLabels points={points} />
      </div>
    </div>
  )
}

// The spaces left and right of the label share the room by the date, so it can never leave the line.
function TodayLabel({ at }: { at: number }) {
  return (
    <div className="flex pe-6">
      <span style={{ flexGrow: at }} />
      <span className="font-semibold">{words.timeLine.today}</span>
      <span style={{ flexGrow: 1 - at }} />
    </div>
  )
}

function Rail({ points, days }: { points: readonly TimePoint[]; days: number }) {
  // A date long past lies near the start, where the seal would stand over the edge of the page.
  const isSealAtStart = points.some((point) => point.kind === 'act-by' && point.at < 0.1)
  const now = points.find((point) => point.kind === 'today')
  return (
    <div className={clsx('relative me-6 h-12', isSealAtStart && 'ms-6')}>
      <div className="absolute inset-x-0 top-1/2 border-t-2 border-control" />
      <div
        className="absolute start-0 top-1/2 -mt-px border-t-4 border-ink"
        style={{ width: percent(now?.at ?? 0) }}
      />
      {points.map((point) => (
        <div
          key={point.kind}
          className="absolute top-1/2 size-0"
          style={{ insetInlineStart: percent(point.at) }}
        >
          {point.kind === 'act-by' ? (
            <Seal days={days} isPassed={points.at(-1)?.kind === 'today' && days > 0} />
          ) : (
            <Tick isNow={point.kind === 'today'} />
          )}
        </div>
      ))}
    </div>
  )
}

function Tick({ isNow }: { isNow: boolean }) {
  if (isNow)
    return (
      <span className="absolute -start-1.5 -top-1.5 size-3.5 rounded-full border-2 border-bg bg-ink [print-color-adjust:exact]" />
    )
  return <span className="absolute -top-2 start-0 h-4 border-s-2 border-ink" />
}

// As above: the rest of the room is shared out by the date, so that no label can leave the line or cover another.
function EndLabels({ points }: { points: readonly TimePoint[] }) {
  const letter = points.find((point) => point.kind === 'letter')
  const end = points.find((point) => point.kind === 'act-by')
  return (
    <div className="flex text-ink-2">
      {letter !== undefined && <PointLabel point={letter} />}
      <span className="min-w-4" style={{ flexGrow: end?.at ?? 1 }} />
      {end !== undefined && <PointLabel point={end} />}
      <span style={{ flexGrow: 1 - (end?.at ?? 1) }} />
    </div>
  )
}

function PointLabel({ point }: { point: TimePoint }) {
  return (
    <span className={point.at === 1 ? 'text-end' : undefined}>
      {words.timeLine[point.kind]}
      <br />
      <span className="font-semibold text-ink">{formatDayAndMonth(point.date)}</span>
    </span>
  )
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
