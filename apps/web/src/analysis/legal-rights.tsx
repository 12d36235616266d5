import { analysisMessages as words } from '../messages/analysis.ts'
import { ClaimList } from './claim-list.tsx'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

/** The rights that this letter touches. */
export function LegalRights() {
  return (
    <ResultSection id="legal-rights" title={words.rights}>
      <ClaimList claims={useResult().document.analysis.legalRights} path="legalRights" />
    </ResultSection>
  )
}
