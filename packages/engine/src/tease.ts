/** What the free tier is told about a question: a part that helps by itself. The rest does not leave the engine. */
import type { Analysis, AnalysisRequest } from '@plainletter/contracts/analysis'
import type { TeaserAnalysis } from '@plainletter/contracts/document'
import { UPGRADE_PROMPT } from '@plainletter/contracts/prices'
import { formatDay } from '@plainletter/phrases/format'
import { loadPhrases } from '@plainletter/phrases/load'
import type { Phrases } from '@plainletter/phrases/phrases'

import { analyse } from './analyse.ts'
import { researchCases } from './research.ts'
import { todayIn } from './today.ts'

export interface AskedForTeaser {
  readonly text: string
  readonly request: AnalysisRequest
}

/** The first right, the first step and the date are not held back: somebody may have to act tomorrow. */
export async function tease(
  { text, request }: AskedForTeaser,
  now: number,
): Promise<TeaserAnalysis> {
  const { outcome } = await analyse({ text, request, today: todayIn(request.country, now) })
  const { cases } = await researchCases({ text, request, said: [], given: [] }, now)
  const { analysis, insiderInsight } = outcome
  return {
    understanding: analysis.directAnswer ?? analysis.verdict,
    yourRights: analysis.legalRights[0] ?? '',
    didYouKnow: insiderInsight?.content ?? '',
    caseResearch: cases.map(({ name, citation }) => `${name}, ${citation}`).join('\n'),
    nextSteps: nextStepsOf(analysis, await loadPhrases(request.language)),
    upgradePrompt: UPGRADE_PROMPT,
    isDocumentDetected: !analysis.isEnquiry,
  }
}

function nextStepsOf(analysis: Analysis, phrases: Phrases): string {
  const { deadlines, recommendedActions, keyAdvice } = analysis
  const main = deadlines.find(({ isMain, isPassed }) => isMain && !isPassed)
  const lines = [
    main ? `${formatDay(phrases, main.date)}: ${main.action}` : '',
    recommendedActions.step1 ?? keyAdvice[0] ?? analysis.firstThingsFirst.nextSteps,
    analysis.requiresProfessionalHelp ? (analysis.professionalHelpReason ?? '') : '',
  ]
  return lines.filter((line) => line !== '').join('\n')
}
