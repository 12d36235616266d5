import type { Check } from '@plainletter/contracts/analysis'
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { BasisChips } from './basis-chips.tsx'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

const RESULT_LOOKS = {
  fine: { Icon: CircleCheck, colour: 'text-good' },
  problem: { Icon: CircleAlert, colour: 'text-urgent' },
  unclear: { Icon: CircleHelp, colour: 'text-ink-2' },
} as const satisfies Record<Check['result'], object>

/** What we checked in the letter itself: its sums, its form, its age, whether it is genuine. */
export function Checks() {
  const { analysis } = useResult().document
  return (
    <ResultSection id="checks" title={words.checks}>
      <ul>
        {analysis.checks.map((check, index) => (
          <CheckRow key={index} check={check} path={`checks.${index}`} />
        ))}
      </ul>
    </ResultSection>
  )
}

function CheckRow({ check, path }: { check: Check; path: string }) {
  const { Icon, colour } = RESULT_LOOKS[check.result]
  return (
    <li className="border-t border-line py-3 print:py-1.5 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{words.checkKinds[check.kind]}</span>
        <span className={`inline-flex items-center gap-1.5 text-sm font-semibold ${colour}`}>
          <Icon aria-hidden className="size-4" />
          {words.checkResults[check.result]}
        </span>
      </p>
      <p>{check.says}</p>
      <BasisChips path={path} />
    </li>
  )
}
