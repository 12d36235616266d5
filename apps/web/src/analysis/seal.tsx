import { analysisMessages as words } from '../messages/analysis.ts'

const TEETH = 22
const OUTER = 23
const INNER = 20.8

/** The amber wax seal with the days on it. Amber stands for time, and for nothing else. */
export function Seal({ days, isPassed }: { days: number; isPassed: boolean }) {
  return (
    <svg viewBox="-25 -25 50 50" className="absolute -start-6.5 -top-6.5 size-13 overflow-visible">
      <path d={SCALLOPED_EDGE} className="fill-seal" />
      <circle r="17.5" className="fill-none stroke-on-seal" strokeWidth="0.6" opacity="0.45" />
      <text
        textAnchor="middle"
        y={days > 999 ? 2 : 3}
        className="fill-on-seal font-serif font-semibold"
        fontSize={days > 99 ? 12 : 15}
      >
        {days}
      </text>
      <text textAnchor="middle" y="11" className="fill-on-seal font-sans" fontSize="7">
        {isPassed ? words.ago : words.days(days)}
      </text>
    </svg>
  )
}

// Rounded teeth around a circle, drawn once.
const SCALLOPED_EDGE = Array.from({ length: TEETH }, (_, tooth) => {
  const from = (tooth / TEETH) * Math.PI * 2
  const to = ((tooth + 1) / TEETH) * Math.PI * 2
  const middle = (from + to) / 2
  const start = tooth === 0 ? `M${pointAt(from, INNER)}` : ''
  return `${start}Q${pointAt(middle, OUTER + 2)} ${pointAt(to, INNER)}`
}).join('')

function pointAt(angle: number, radius: number): string {
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}
