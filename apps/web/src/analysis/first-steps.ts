import type { Analysis } from '@plainletter/contracts/analysis'

const STEP_KEYS = ['step1', 'step2', 'step3', 'step4'] as const

/**
 * The steps to take, each with its path in `analysis.basis`, and the sentence that leads to them.
 * The lead is empty where it would only repeat a step.
 */
export function listFirstSteps(
  analysis: Pick<Analysis, 'firstThingsFirst' | 'recommendedActions'>,
): {
  intro: string
  steps: ReadonlyArray<{ path: string; says: string }>
} {
  const steps = STEP_KEYS.flatMap((key) => {
    const says = analysis.recommendedActions[key]
    return says === undefined || says.trim() === ''
      ? []
      : [{ path: `recommendedActions.${key}`, says }]
  })
  const intro = analysis.firstThingsFirst.nextSteps.trim()
  const isRepeated = steps.some(
    ({ says }) => intro.includes(says.replace(/\.$/, '')) || says.includes(intro),
  )
  return { intro: isRepeated ? '' : intro, steps }
}
