import { createContext, useContext } from 'react'

import type { ResultTools } from '../result-tool.ts'
import type { LawSource } from './law-sources.ts'
import type { Passage } from './letter-pages.ts'
import type { AnalysedDocument } from './sections.ts'

/** What every part of the result screen may need: the document, its sources of law, the day, the tools, the way to the letter. */
type Result = {
  document: AnalysedDocument
  sources: readonly LawSource[]
  today: string
  tools: ResultTools
  showInLetter: (passage: Passage | undefined, opener: HTMLElement) => void
}

export const ResultContext = createContext<Result | undefined>(undefined)

/** The result being shown. Only inside `AnalysisView`. */
export function useResult(): Result {
  const result = useContext(ResultContext)
  if (result === undefined) throw new Error('This part is shown outside AnalysisView')
  return result
}
