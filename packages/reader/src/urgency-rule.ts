/** A rule of what makes a letter urgent, and what it may look at. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Reading, UrgencyLevel } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'

/** What of a reading the rules look at. */
export type Known = Pick<
  Reading,
  | 'documentType'
  | 'confidence'
  | 'amounts'
  | 'dates'
  | 'deadline'
  | 'threats'
  | 'senderOrganization'
>

export type Rule = {
  /** Why, in one line. */
  why: string
  level: UrgencyLevel
  kinds: readonly DocumentType[]
  when: (letter: Letter, known: Known) => boolean
}
