import type { Analysis } from '@plainletter/contracts/analysis'

import { nameDocumentType } from '../page-language.ts'

/** What the letter is: by its paper where its kind is too wide to say it, in the language of the analysis. */
export function nameAnalysis({
  documentType,
  paper,
}: Pick<Analysis, 'documentType' | 'paper'>): string {
  return paper?.label ?? nameDocumentType(documentType)
}
