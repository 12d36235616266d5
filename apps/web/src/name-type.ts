import type { DocumentType } from '@plainletter/contracts/document-type'
import { DOCUMENT_TYPE_NAMES } from '@plainletter/contracts/document-type-names'

import { nameDocumentType } from './page-language.ts'

/** A document type in words; one we do not know is shown in lower case with spaces. */
export function nameType(documentType: string): string {
  return isKnown(documentType)
    ? nameDocumentType(documentType)
    : documentType.toLowerCase().replaceAll('_', ' ')
}

const isKnown = (documentType: string): documentType is DocumentType =>
  Object.hasOwn(DOCUMENT_TYPE_NAMES, documentType)
