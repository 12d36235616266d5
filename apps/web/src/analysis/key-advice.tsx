import { analysisMessages as words } from '../messages/analysis.ts'
import { ClaimList } from './claim-list.tsx'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

/** What to take away from the answer to a question. */
export function KeyAdvice() {
  return (
    <ResultSection id="key-advice" title={words.keyAdvice}>
      <ClaimList claims={useResult().document.analysis.keyAdvice} path="keyAdvice" />
    </ResultSection>
  )
}
