import type { DocumentSummary } from '@plainletter/contracts/document'
import { Link } from 'react-router'

import { deletionMessages as words } from './messages/deletion.ts'
import { paths } from './paths.ts'
import { buttonLook, type ButtonLook } from './ui/button-look.ts'

interface KeepInCaseProps {
  document: Pick<DocumentSummary, 'id' | 'caseId'>
  variant: ButtonLook
}

/** The way to keep a letter for longer than its 30 days. A letter that is in a case needs none. */
export function KeepInCase({ document, variant }: KeepInCaseProps) {
  if (document.caseId !== null) return null
  return (
    <Link to={paths.casesFor(document.id)} className={buttonLook(variant)}>
      {words.keepInCase}
    </Link>
  )
}
