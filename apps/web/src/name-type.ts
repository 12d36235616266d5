import type { DocumentSummary } from '@plainletter/contracts/document'
import type { DocumentType } from '@plainletter/contracts/document-type'
import { DOCUMENT_TYPE_NAMES } from '@plainletter/contracts/document-type-names'

import { nameDocumentType } from './page-language.ts'

/** What a letter of a list is: the paper that its analysis names, else its kind; null while it has not been read. */
export function nameLetter({
  documentType,
  analysis,
}: Pick<DocumentSummary, 'documentType' | 'analysis'>): string | null {
  return analysis?.label ?? (documentType === null ? null : nameType(documentType))
}

/** A document type in words; one we do not know is shown in lower case with spaces. */
export function nameType(documentType: string): string {
  return isKnown(documentType)
    ? nameDocumentType(documentType)
    : documentType.toLowerCase().replaceAll('_', ' ')
}

const isKnown = (documentType: string): documentType is DocumentType =>
  Object.hasOwn(DOCUMENT_TYPE_NAMES, documentType)
