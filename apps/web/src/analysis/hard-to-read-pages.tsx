import { POOR_PAGE_CONFIDENCE } from '@plainletter/contracts/upload-rules'
import { ScanLine } from 'lucide-react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { useResult } from './result-context.ts'

/** Names each page that was photographed badly, because its words may be wrong. */
export function HardToReadPages() {
  const { pages } = useResult().document
  const poor = pages.flatMap((page, index) =>
    page.confidence < POOR_PAGE_CONFIDENCE ? [index + 1] : [],
  )
  if (poor.length === 0) return null
  return (
    <ul className="mt-6 space-y-1">
      {poor.map((page) => (
        <li key={page} className="flex gap-2.5">
          <ScanLine aria-hidden className="mt-1 size-5 shrink-0 text-warn" />
          {words.hardToRead(page)}
        </li>
      ))}
    </ul>
  )
}
