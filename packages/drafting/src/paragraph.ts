/** A paragraph of a letter as a row: for which documents, under which facts, in which part, in which words. */
import type { DocumentType, Topic } from '@plainletter/contracts/document-type'

/** The order of a letter. Items are numbered; a note stands after the signature and is not sent. */
export const PARTS = ['opening', 'position', 'request', 'item', 'hold', 'close', 'note'] as const
export type Part = (typeof PARTS)[number]

/** Yes-or-no facts that rows can ask for. */
export type LetterFact =
  | 'gb'
  | 'england_or_wales'
  | 'court_talk'
  | 'sum_gap'
  | 'too_old'
  | 'wants_time'
  | 'about_parking'
  | 'date_passed'
  | 'has_creditor'
  | 'has_letter_date'
  | 'has_vehicle'

/** Words that rows can use, as {sum}. A row whose word is unknown is left out. */
export type SlotName =
  | 'sender'
  | 'creditor'
  | 'sum'
  | 'letterDate'
  | 'reference'
  | 'replyBy'
  | 'vehicle'

export type ParagraphRow = {
  kinds: readonly DocumentType[]
  /** Only for questions: the field of life. */
  topics?: readonly Topic[]
  part: Part
  when?: readonly LetterFact[]
  unless?: readonly LetterFact[]
  says: string
}

/** The line above the letter's text, by kind. */
export type SubjectRow = { kinds: readonly DocumentType[]; topics?: readonly Topic[]; says: string }
