import { analysisMessages as words } from '../messages/analysis.ts'
import { measureAge } from './describe-days.ts'

const TEETH = 22
const CREST = 25
const VALLEY = 20.8

/** The amber wax seal with the days on it. Amber stands for time, and for nothing else. */
export function Seal({ days, isPassed }: { days: number; isPassed: boolean }) {
  return (
    <svg
      viewBox="-25 -25 50 50"
      className="absolute -start-6.5 -top-6.5 size-13 overflow-visible fill-on-seal"
      textAnchor="middle"
    >
      <path d={SCALLOPED_EDGE} className="fill-seal" />
      <circle r="17.5" className="fill-none stroke-on-seal" strokeWidth="0.6" opacity="0.45" />
      {days === 0 ? <TodayWords /> : <DaysWords days={days} isPassed={isPassed} />}
    </svg>
  )
}

function TodayWords() {
  return (
    <text y="3" className="font-serif font-semibold" fontSize="10">
      {words.sealToday}
    </text>
  )
}

function DaysWords({ days, isPassed }: { days: number; isPassed: boolean }) {
  const age = measureAge(days)
  const count = isPassed ? age.count : days
  return (
    <>
      <text y="3" className="font-serif font-semibold" fontSize={count > 99 ? 12 : 15}>
        {count}
      </text>
      <text y="10.5" className="font-sans" fontSize={isPassed ? 6 : 7}>
        {isPassed ? words.ago[age.unit](count) : words.sealDays(count)}
      </text>
    </>
  )
}

// Rounded teeth around a circle, drawn once.
const SCALLOPED_EDGE = Array.from({ length: TEETH }, (_, tooth) => {
  const from = (tooth / TEETH) * Math.PI * 2
  const to = ((tooth + 1) / TEETH) * Math.PI * 2
  const start = tooth === 0 ? `M${pointAt(from, VALLEY)}` : ''
  return `${start}Q${pointAt((from + to) / 2, CREST)} ${pointAt(to, VALLEY)}`
}).join('')

function pointAt(angle: number, radius: number): string {
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}
