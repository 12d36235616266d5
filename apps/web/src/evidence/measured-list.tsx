import { accuracyTable, readShare } from '../figures.ts'
import { Bar } from '../ui/bar.tsx'

interface MeasuredListProps {
  /** Of the table, in docs/accuracy.md. */
  heading: string
  /** Words for each row that is shown, by its name there. */
  names: Readonly<Record<string, string>>
  /** What stands behind a figure that is not a count. */
  unit?: string
}

/** What was measured, in our words, each with a bar where it is a part of a whole. */
export function MeasuredList({ heading, names, unit = '' }: MeasuredListProps) {
  const { rows } = accuracyTable(heading)
  return (
    <dl>
      {Object.entries(names).map(([name, says]) => {
        const measured = rows.find((row) => row.name === name)?.cells['Measured'] ?? ''
        const isCount = name === 'letters'
        const share = unit === '' || isCount ? readShare(measured) : Number(measured) / 100
        return (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border-b border-line py-3"
          >
            <dt className="measure">{says}</dt>
            <dd className="font-semibold tabular-nums">
              {measured}
              {!isCount && unit}
            </dd>
            {share !== undefined && (
              <dd aria-hidden className="col-span-2">
                <Bar part={share} />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
