/** A case of the Court of Justice as its files hold it, before it is given to a country. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Precedent } from '@plainletter/contracts/precedent'

import type { ThemeName } from './themes.ts'

export type CaseRow = Pick<
  Precedent,
  'name' | 'decidedOn' | 'areas' | 'asked' | 'held' | 'helps' | 'limits' | 'side'
> & {
  key: string
  /** "C-415/11", and the number of its European identifier: 164 of ECLI:EU:C:2013:164. */
  number: `C-${number}/${string}`
  ecli: number
  kinds: readonly DocumentType[]
  /** What a question must speak of, one word of each theme; a letter must say a word of the first, where it `needs` to. */
  themes: readonly [ThemeName, ...ThemeName[]]
  needs?: true
}

export const DEMANDS = [
  'COURT_CLAIM',
  'LETTER_BEFORE_CLAIM',
  'DEBT_COLLECTION_LETTER',
  'ENQUIRY',
] as const
export const BUYING = ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'] as const
