import { DocumentType } from '@plainletter/contracts/document-type'

import { nameDocumentType } from './page-language.ts'

/** A document type in words; one we do not know is shown in lower case with spaces. */
export function nameType(documentType: string): string {
  const known = DocumentType.safeParse(documentType)
  return known.success
    ? nameDocumentType(known.data)
    : documentType.toLowerCase().replaceAll('_', ' ')
}
