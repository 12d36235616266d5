import type { GradedInsight } from '@plainletter/contracts/analysis'
import { expect, test } from 'vitest'

import { chooseInsights } from './choose-insights.ts'

test('an insider insight must be above 0.6 and a goldmine insight above 0.7', () => {
  const groups = chooseInsights({
    insider_summary: [make('at 0.6', 0.6), make('above 0.6', 0.61)],
    goldmine_insights: [make('at 0.7', 0.7), make('above 0.7', 0.71)],
  })
  expect(listTexts(groups)).toEqual(['above 0.6', 'above 0.7'])
})

test('at most two of each kind are shown', () => {
  const four = ['one', 'two', 'three', 'four'].map((insight) => make(insight, 0.9))
  expect(
    listTexts(chooseInsights({ insider_summary: four, goldmine_insights: four })),
  ).toHaveLength(4)
})

test('the most severe are chosen and grouped first', () => {
  const groups = chooseInsights({
    insider_summary: [
      make('low', 0.9, 'low'),
      make('medium', 0.9, 'medium'),
      make('high', 0.9, 'high'),
    ],
    goldmine_insights: [],
  })
  expect(groups.map((group) => group.severity)).toEqual(['high', 'medium'])
})

test('each insight keeps the path of its place in the analysis', () => {
  const groups = chooseInsights({
    insider_summary: [make('unsure', 0.2), make('sure', 0.9)],
    goldmine_insights: [],
  })
  expect(groups[0]?.insights[0]?.path).toBe('greyAreaInsights.insider_summary.1')
})

const listTexts = (groups: ReturnType<typeof chooseInsights>) =>
  groups.flatMap((group) => group.insights.map(({ insight }) => insight.insight))

function make(
  insight: string,
  confidence: number,
  severity: GradedInsight['severity'] = 'medium',
): GradedInsight {
  return { severity, insight, actionable: 'Ask.', confidence }
}
