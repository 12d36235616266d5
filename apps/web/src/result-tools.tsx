/** The tools that stand around a result. Each comes when a result is shown. */
import { lazy } from 'react'

import type { ResultTools } from './result-tool.ts'

export const RESULT_TOOLS: ResultTools = {
  'settlement-letter': lazy(async () => ({
    default: (await import('./responses/settlement-letter.tsx')).SettlementLetter,
  })),
  'custom-response': lazy(async () => ({
    default: (await import('./responses/custom-response.tsx')).CustomResponse,
  })),
  'letter-check': lazy(async () => ({
    default: (await import('./responses/letter-check.tsx')).LetterCheck,
  })),
  'follow-up-question': lazy(async () => ({
    default: (await import('./follow-ups/follow-up-question.tsx')).FollowUpQuestion,
  })),
  'case-research': lazy(async () => ({
    default: (await import('./research/case-research.tsx')).CaseResearch,
  })),
  news: lazy(async () => ({ default: (await import('./research/news.tsx')).News })),
  'cheat-sheet': lazy(async () => ({
    default: (await import('./tactics/cheat-sheet-button.tsx')).CheatSheetButton,
  })),
  'professional-resources': lazy(async () => ({
    default: (await import('./resources/professional-resources.tsx')).ProfessionalResources,
  })),
  feedback: lazy(async () => ({
    default: (await import('./feedback/feedback-panel.tsx')).FeedbackPanel,
  })),
}

/** With the view for firms, for whoever has it. */
export const BUSINESS_TOOLS: ResultTools = {
  ...RESULT_TOOLS,
  'business-view': lazy(async () => ({
    default: (await import('./business/business-view.tsx')).BusinessView,
  })),
}
