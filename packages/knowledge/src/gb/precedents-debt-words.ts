/** Letters and words that the leading cases on debt have in common. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, GB_CASE } from './cite-case.ts'

export const DEMANDS: Precedent['kinds'] = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'COURT_CLAIM',
  'STATUTORY_DEMAND',
  'ENQUIRY',
]
export const DEBT = { ...GB_CASE, areas: ['debt'], kinds: DEMANDS } satisfies Partial<Precedent>
export const EW = { ...DEBT, nations: ENGLAND_WALES }

export const CREDIT = [
  'credit card',
  'store card',
  'catalogue',
  'loan',
  'overdraft',
  'credit agreement',
  'consumer credit act',
  'hire purchase',
]
