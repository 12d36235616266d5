import type { DocumentDetail } from '@plainletter/contracts/document'
import type { ReactNode } from 'react'

import { AnalysisView } from './analysis/analysis-view.tsx'
import { BUSINESS_TOOLS, RESULT_TOOLS } from './result-tools.tsx'
import { useCurrentUser } from './session.ts'

/** A result with the tools that its reader has. */
export function Result({ document, bar }: { document: DocumentDetail; bar?: ReactNode }) {
  const user = useCurrentUser()
  const tools = user?.hasBusinessView ? BUSINESS_TOOLS : RESULT_TOOLS
  return <AnalysisView document={document} tools={tools} bar={bar} />
}
