import type { DocumentDetail, DocumentSummary } from '@plainletter/contracts/document'
import type { ComponentType } from 'react'

/** What other features do here; routes.tsx hands it over. */
export interface DashboardParts {
  ExportMenu: ComponentType<{
    document: Pick<DocumentSummary, 'filename' | 'analysis' | 'draftResponse'>
    load: () => Promise<DocumentDetail>
  }>
  /** A whole result. */
  Result: ComponentType<{ document: DocumentDetail }>
  DeleteDialog: ComponentType<{
    letter: { id: number; filename: string } | undefined
    onClose: () => void
    onDeleted: () => void
  }>
  /** A line for each document that was deleted just now. */
  DeletionProofs: ComponentType
}
