import type { Check } from '@plainletter/contracts/analysis'
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { BasisChips } from './basis-chips.tsx'
import { groupChecks } from './group-checks.ts'
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
      {groupChecks(analysis.checks).map(({ kind, checks }) => (
        <div
          key={kind}
          className="border-t border-line py-3 first:border-0 first:pt-0 print:py-1.5"
        >
          <h4>{words.checkKinds[kind]}</h4>
          <ul className="space-y-3 print:space-y-1">
            {checks.map(({ check, index }) => (
              <CheckRow key={index} check={check} path={`checks.${index}`} />
            ))}
          </ul>
        </div>
      ))}
    </ResultSection>
  )
}

function CheckRow({ check, path }: { check: Check; path: string }) {
  const { Icon, colour } = RESULT_LOOKS[check.result]
  return (
    <li className="flex flex-wrap justify-between gap-x-6 sm:flex-nowrap">
      <p
        className={`flex shrink-0 items-center gap-1.5 self-start text-sm font-semibold sm:order-last ${colour}`}
      >
        <Icon aria-hidden className="size-4" />
        {words.checkResults[check.result]}
      </p>
      <div className="w-full min-w-0 sm:w-auto">
        <p>{check.says}</p>
        <BasisChips path={path} />
      </div>
    </li>
  )
}
