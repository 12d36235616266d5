import { accuracyTable, readNumber } from '../figures.ts'
import { accuracyMessages as words } from '../messages/evidence.ts'
import { Bar } from '../ui/bar.tsx'

const KINDS = ['Right', 'Abstained', 'Beside', 'Wrong'] as const

/** What became of questions with a belief in them: right, not known, beside the point, wrong. */
export function BeliefResults() {
  const names: Readonly<Record<string, string>> = words.beliefSets
  return (
    <ul>
      {accuracyTable('Questions that rest on a belief').rows.map(({ name, cells }) => {
        const questions = readNumber(cells['Questions'])
        return (
          <li key={name} className="border-b border-line py-4">
            <p className="font-semibold">{names[name]}</p>
            <p className="text-sm text-ink-2">{words.questions(questions)}</p>
            <dl className="grid gap-x-6 gap-y-3 pt-2 sm:grid-cols-4">
              {KINDS.map((kind) => (
                <div
                  key={kind}
                  className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-2 gap-y-1"
                >
                  <dt className="order-2 text-ink-2">{words.beliefKinds[kind]}</dt>
                  <dd className="order-1 font-semibold tabular-nums">{cells[kind]}</dd>
                  <dd aria-hidden className="order-3 col-span-2">
                    <Bar part={readNumber(cells[kind]) / questions} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
