import type { DocumentSummary } from '@plainletter/contracts/document'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'

import { documentQuery } from '../document-query.ts'
import { dashboardMessages as words } from '../messages/dashboard.ts'
import { nameFile } from '../name-file.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import type { DashboardParts } from './parts.ts'

interface AnalysisDialogProps {
  document: Pick<DocumentSummary, 'id' | 'filename'>
  Result: DashboardParts['Result']
  onClose: () => void
}

/** The whole result over the archive. What its tools change is changed in the archive as well. */
export function AnalysisDialog({ document, Result, onClose }: AnalysisDialogProps) {
  const whole = useQuery(documentQuery(String(document.id)))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.analysisTitle(nameFile(document.filename))}
      closeLabel={words.close}
      place="whole"
    >
      {whole.isPending && <Waiting label={words.loading} />}
      {whole.isError && (
        <LoadFailed
          says={words.analysisFailed}
          retryLabel={words.tryAgain}
          onRetry={whole.refetch}
        />
      )}
      {whole.data && (
        <Suspense fallback={<Waiting label={words.loading} />}>
          <Result document={whole.data} />
        </Suspense>
      )}
    </Dialog>
  )
}
