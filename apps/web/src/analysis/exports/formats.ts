import type { DocumentSummary } from '@plainletter/contracts/document'

type Exportable = Pick<DocumentSummary, 'analysis' | 'draftResponse'>

const ALWAYS = ['pdf', 'text', 'json', 'markdown'] as const
export type ExportFormat = (typeof ALWAYS)[number] | 'email' | 'calendar'

/** The files that can be made of a document: an email only of a reply, a calendar only of dates, nothing of no analysis. */
export function listFormats({ analysis, draftResponse }: Exportable): readonly ExportFormat[] {
  if (analysis === null) return []
  return [
    ...ALWAYS,
    ...(draftResponse === null ? [] : (['email'] as const)),
    ...(analysis.deadlines.length === 0 ? [] : (['calendar'] as const)),
  ]
}
