import type { Severity } from '@plainletter/contracts/severity'

import { analysisMessages as words } from '../messages/analysis.ts'
import { Badge } from '../ui/badge.tsx'
import type { Tone } from '../ui/tone.ts'
import { BasisChips } from './basis-chips.tsx'
import { chooseInsights, type ChosenInsight } from './choose-insights.ts'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

const SEVERITY_TONES = { high: 'urgent', medium: 'warn', low: 'note' } as const satisfies Record<
  Severity,
  Tone
>

/** What an adviser would notice, the important first: the claim, what to do about it, and how sure we are. */
export function StrategicInsights() {
  const { analysis } = useResult().document
  return (
    <ResultSection id="strategic-insights" title={words.insights}>
      {chooseInsights(analysis.greyAreaInsights).map(({ severity, insights }) => (
        <div key={severity} className="mt-5 first:mt-0">
          <h4>
            <Badge tone={SEVERITY_TONES[severity]}>{words.severity[severity]}</Badge>
          </h4>
          <ul>
            {insights.map((chosen) => (
              <Insight key={chosen.path} chosen={chosen} />
            ))}
          </ul>
        </div>
      ))}
    </ResultSection>
  )
}

function Insight({ chosen: { insight, path } }: { chosen: ChosenInsight }) {
  return (
    <li className="mt-3 border-b border-line pb-4 last:border-0 last:pb-0">
      <p>{insight.insight}</p>
      {insight.actionable !== '' && (
        <p className="mt-1.5">
          <strong className="font-semibold">{words.doThis}</strong> {insight.actionable}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-2">{nameCertainty(insight.confidence)}</p>
      <BasisChips path={path} />
    </li>
  )
}

const SURE = 0.9

/** The certainty in words: people read "we are sure" better than "0.92". */
const nameCertainty = (confidence: number) =>
  confidence >= SURE ? words.certainty.sure : words.certainty.fair
