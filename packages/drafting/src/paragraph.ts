/** A paragraph of a letter as a row: for which documents, under which facts, in which part, in which words. */
import type { DocumentType } from '@plainletter/contracts/document-type'

/** The order of a letter. Items are numbered; a note stands after the signature and is not sent. */
export const PARTS = ['opening', 'position', 'request', 'item', 'hold', 'close', 'note'] as const
export type Part = (typeof PARTS)[number]

/** The letters that a question can lead to. 'parking_either' is settled by what the question says. */
export type AskedLetter =
  | 'proof'
  | 'too_old'
  | 'bereavement'
  | 'bailiff'
  | 'parking_private'
  | 'parking_council'
  | 'parking_either'
  | 'home'
  | 'purchase'
  | 'card'
  | 'work'

/** Yes-or-no facts that rows can ask for. */
export type LetterFact =
  | 'gb'
  | 'england_or_wales'
  | 'court_talk'
  | 'sum_gap'
  | 'too_old'
  | 'late_notice'
  | 'wants_time'
  | 'about_parking'
  | 'date_passed'
  | 'has_creditor'
  | 'has_letter_date'
  | 'has_vehicle'
  | 'scotland'
  | 'northern_ireland'
  | 'fee_above_law'
  | 'agreement_debt'
  | 'after_accident'
  | 'notice_to_owner'
  | 'hirer'
  | 'appeal_refused'
  | 'was_visited'
  | 'water'
  | 'supply_warrant'
  | 'housing_benefit'
  | 'section_21'
  | 'has_hearing'

/** Words that rows can use, as {sum}. A row whose word is unknown is left out. */
export type SlotName =
  | 'sender'
  | 'creditor'
  | 'sum'
  | 'letterDate'
  | 'reference'
  | 'replyBy'
  | 'hearingOn'
  | 'vehicle'
  | 'feePrinted'
  | 'feeLegal'

export type ParagraphRow = {
  kinds: readonly DocumentType[]
  /** Only for questions: the letter that goes with the answer. */
  asked?: readonly AskedLetter[]
  part: Part
  when?: readonly LetterFact[]
  unless?: readonly LetterFact[]
  says: string
}

/** The line above the letter's text, by kind. */
export type SubjectRow = {
  kinds: readonly DocumentType[]
  asked?: readonly AskedLetter[]
  when?: readonly LetterFact[]
  says: string
}
