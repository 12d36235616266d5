import { DOCUMENT_TYPE_NAMES, DocumentType } from '@plainletter/contracts/document-type'

/** A document type in words; one we do not know is shown in lower case with spaces. */
export function nameType(documentType: string): string {
  const known = DocumentType.safeParse(documentType)
  return known.success
    ? DOCUMENT_TYPE_NAMES[known.data]
    : documentType.toLowerCase().replaceAll('_', ' ')
}
