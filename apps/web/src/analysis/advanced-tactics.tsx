import { useState } from 'react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { splitTactic } from '../split-tactic.ts'
import { Button } from '../ui/button.tsx'
import { BasisChips } from './basis-chips.tsx'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'
import { listTactics } from './tactics.ts'

/** Lawful moves beyond the first steps. The first few are shown; the rest are one press away, and always in print. */
export function AdvancedTactics() {
  const [isWhole, setIsWhole] = useState(false)
  const { groups, total, shownAtFirst } = listTactics(useResult().document.analysis.enhancedInfo)
  return (
    <ResultSection id="advanced-tactics" title={words.tactics}>
      {total === 0 && <p className="text-ink-2">{words.tacticsMissing}</p>}
      {groups.map(({ list, tactics }) => (
        <div
          key={list}
          className={visibility(
            isWhole || tactics.some((tactic) => tactic.position < shownAtFirst),
          )}
        >
          <h4 className="mt-4 text-ink-2">{words.tacticLists[list]}</h4>
          <ul className="mt-1 list-disc space-y-3 ps-5 marker:text-ink-3">
            {tactics.map(({ path, says, position }) => (
              <li key={path} className={visibility(isWhole || position < shownAtFirst)}>
                <Tactic text={says} />
                <BasisChips path={path} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {total > shownAtFirst && (
        <Button
          variant="quiet"
          className="mt-4"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          data-no-print
        >
          {isWhole ? words.showFewer : words.showAll(total)}
        </Button>
      )}
    </ResultSection>
  )
}

function Tactic({ text }: { text: string }) {
  const { says, risk, notWhen } = splitTactic(text)
  return (
    <>
      <p>{says}</p>
      {risk !== '' && (
        <p className="text-sm text-ink-2">
          {words.tacticRisk} {risk}
        </p>
      )}
      {notWhen !== '' && (
        <p className="text-sm text-ink-2">
          {words.tacticNotWhen} {notWhen}
        </p>
      )}
    </>
  )
}

const visibility = (isShown: boolean) => (isShown ? undefined : 'hidden print:list-item')
