import { analysisMessages as words } from '../messages/analysis.ts'
import { formatDate } from './date-words.ts'
import { nameSource } from './law-sources.ts'
import { useResult } from './result-context.ts'

/** Every provision with its address, for paper, where nothing can be pressed. */
export function LawSourcesList() {
  const { sources } = useResult()
  if (sources.length === 0) return null
  return (
    <div className="law-sources hidden">
      <h2 className="text-xl">{words.sources}</h2>
      <ol>
        {sources.map(({ number, basis }) => (
          <li key={number}>
            [{number}] {nameSource(basis)}. {basis.url}{' '}
            {words.checkedOn(formatDate(basis.checkedOn))}.
          </li>
        ))}
      </ol>
    </div>
  )
}
