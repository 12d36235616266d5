import type { PossibleResponse } from '@plainletter/contracts/analysis'

import { analysisMessages as words } from '../messages/analysis.ts'
import { BasisChips } from './basis-chips.tsx'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

const ROWS = ['bestFor', 'risk', 'time', 'cost'] as const satisfies ReadonlyArray<
  keyof PossibleResponse
>

/** The ways to answer, best first, each with what it is good for and what it may cost. */
export function RankedOptions() {
  const { analysis } = useResult().document
  return (
    <ResultSection id="ranked-options" title={words.options}>
      <ol>
        {analysis.possibleResponses.map((option, index) => (
          <Option key={index} option={option} index={index} />
        ))}
      </ol>
    </ResultSection>
  )
}

function Option({ option, index }: { option: PossibleResponse; index: number }) {
  return (
    <li className="keep-together border-t border-line py-5 print:py-3 first:border-0 first:pt-1">
      <h4 className="flex gap-3 text-lg">
        <span aria-hidden className="font-serif text-primary tabular-nums">
          {index + 1}
        </span>
        {option.title}
      </h4>
      <div className="ps-6">
        <p className="mt-1">{option.description}</p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
          {ROWS.filter((row) => option[row] !== '').map((row) => (
            <div key={row} className="contents">
              <dt className="text-ink-2">{words.option[row]}</dt>
              <dd>{option[row]}</dd>
            </div>
          ))}
        </dl>
        <BasisChips path={`possibleResponses.${index}`} />
      </div>
    </li>
  )
}
