import type { Analysis } from '@plainletter/contracts/analysis'

import { nameDocumentType } from '../page-language.ts'

/** What the letter is: by a name of its own where that of its kind does not say it, in the language of the analysis. */
export function nameAnalysis({
  documentType,
  label,
}: Pick<Analysis, 'documentType' | 'label'>): string {
  return label ?? nameDocumentType(documentType)
}
