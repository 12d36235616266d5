import { useId } from 'react'

import { dashboardMessages as words } from '../messages/dashboard.ts'

export interface Bar {
  key: string
  name: string
  count: number
}

interface BarChartProps {
  title: string
  /** What the names are: "Kind". */
  column: string
  bars: readonly Bar[]
}

const BAR = { height: 34, thickness: 10, width: 300 } as const

/** Bars with their names and numbers, one sentence for those who do not see them, and the same as a table. */
export function BarChart({ title, column, bars }: BarChartProps) {
  const titleId = useId()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const parts = bars.map(({ name, count }) => words.chartPart(name, count)).join(', ')
  return (
    <figure aria-labelledby={titleId} className="sheet p-5 font-sans sm:p-6">
      <figcaption id={titleId} className="pb-3 font-serif text-xl font-semibold">
        {title}
      </figcaption>
      <svg
        role="img"
        aria-label={words.chartSays(title, parts)}
        viewBox={`0 0 ${BAR.width} ${bars.length * BAR.height}`}
        className="w-full max-w-md"
      >
        {bars.map(({ key, name, count }, at) => (
          <g key={key} transform={`translate(0 ${at * BAR.height})`}>
            <text x="0" y="13" className="fill-ink text-[13px]">
              {name}
            </text>
            <text
              x={BAR.width}
              y="13"
              textAnchor="end"
              className="fill-ink text-[13px] font-semibold"
            >
              {count}
            </text>
            <rect
              x="0"
              y="19"
              width={BAR.width}
              height={BAR.thickness}
              rx="2"
              className="fill-sunken"
            />
            <rect
              x="0"
              y="19"
              width={(count / most) * BAR.width}
              height={BAR.thickness}
              rx="2"
              className="fill-primary"
            />
          </g>
        ))}
      </svg>
      <BarTable column={column} bars={bars} />
    </figure>
  )
}

function BarTable({ column, bars }: Omit<BarChartProps, 'title'>) {
  return (
    <details className="pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-link underline underline-offset-4">
        {words.asTable}
      </summary>
      <table className="mt-2 w-full text-start">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-1 text-start">
              {column}
            </th>
            <th scope="col" className="py-1 text-end">
              {words.documents}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, count }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {name}
              </th>
              <td className="py-1 text-end">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
