import type { Analysis, GradedInsight } from '@plainletter/contracts/analysis'
import type { Severity } from '@plainletter/contracts/severity'

/** Confidence an insight must exceed, and how many are shown. The specification's numbers. */
const INSIGHT_LIMITS = {
  insider_summary: { above: 0.6, atMost: 2 },
  goldmine_insights: { above: 0.7, atMost: 2 },
} as const

const SEVERITIES = ['high', 'medium', 'low'] as const satisfies readonly Severity[]

/** `path` names the insight in `analysis.basis`. */
export type ChosenInsight = { path: string; insight: GradedInsight }
type InsightGroup = { severity: Severity; insights: readonly ChosenInsight[] }

/** The insights sure enough to show, the important ones first; severities without any are left out. */
export function chooseInsights(insights: Analysis['greyAreaInsights']): readonly InsightGroup[] {
  const chosen = [
    ...chooseFrom('insider_summary', insights),
    ...chooseFrom('goldmine_insights', insights),
  ]
  return SEVERITIES.map((severity) => ({
    severity,
    insights: chosen.filter(({ insight }) => insight.severity === severity),
  })).filter((group) => group.insights.length > 0)
}

function chooseFrom(
  list: keyof typeof INSIGHT_LIMITS,
  insights: Analysis['greyAreaInsights'],
): ChosenInsight[] {
  const { above, atMost } = INSIGHT_LIMITS[list]
  return insights[list]
    .map((insight, index) => ({ path: `greyAreaInsights.${list}.${index}`, insight }))
    .filter(({ insight }) => insight.confidence > above)
    .toSorted((one, other) => rank(one.insight) - rank(other.insight))
    .slice(0, atMost)
}

const rank = (insight: GradedInsight) => SEVERITIES.indexOf(insight.severity)
