/** A paragraph of a letter as a row: for which documents, under which facts, in which part, in which words. */
import type { CountryCode, Language } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { LetterLaw, ResponseType, Tone } from '@plainletter/contracts/draft'
import type { Paper } from '@plainletter/contracts/paper'
import type { LetterKey, Phrases } from '@plainletter/phrases/phrases'

import type { HarmWords } from './lint/harm.ts'

/** The order of a letter. Items are numbered. */
export const PARTS = ['opening', 'position', 'request', 'item', 'hold', 'close'] as const
export type Part = (typeof PARTS)[number]

/** What a letter is for, when it is not the plain answer to its kind of document. */
export type Purpose = Exclude<ResponseType, 'dispute'> | 'general_dispute' | 'offer' | 'validation'

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
  | 'has_reply_date'
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
  | 'about_mortgage'
  | 'faulty_goods'
  | 'benefit_refused'
  | 'has_hearing'
  | 'of_a_town'
  | 'of_social_security'
  | 'child_benefit_by_tax_law'
  | 'fine_warning'
  | 'fine_off_road'

/** Words that rows can use, as {sum}. A row whose word is unknown is left out. */
export type SlotName =
  | 'sender'
  | 'creditor'
  | 'sum'
  | 'offer'
  | 'percent'
  | 'letterDate'
  | 'reference'
  | 'replyBy'
  | 'hearingOn'
  | 'vehicle'
  | 'feePrinted'
  | 'feeLegal'

/** Which letters a row belongs to. Without `purposes` it is for the plain answer; without `countries`, for each country of its set. */
export type Scope = {
  kinds?: readonly DocumentType[]
  /** The letter to such a paper is made of its own rows and of those for every kind. */
  papers?: readonly Paper[]
  purposes?: readonly Purpose[]
  /** Only for questions: the letter that goes with the answer. */
  asked?: readonly AskedLetter[]
  countries?: readonly CountryCode[]
  when?: readonly LetterFact[]
  unless?: readonly LetterFact[]
}

export type ParagraphRow = Scope & {
  part: Part
  says: string
  /** Why it stands in the letter; without one, the reason of its part. */
  why?: LetterKey
  /** The law that it rests on. */
  law?: LetterLaw
}

/** The line above the letter's text. */
export type SubjectRow = Scope & { says: string }

/** For the person, not to send: the phrases hold its words. */
export type NoteRow = Scope & { note: LetterKey }

/** What every letter of a language shares. */
export type Frame = {
  /** Blocks from top to bottom. */
  layout: readonly Block[]
  yourName: string
  yourAddress: string
  secondName: string
  theirName: string
  /** After the name of an organisation. */
  honorific: string
  theirAddress: string
  /** For an answer to a letter, which shows the address. */
  theirAddressInLetter: string
  /** Holds {day}. */
  date: string
  /** Holds {reference}. */
  reference: string
  greeting: string
  closing: string
  /** Before the subject, in the letter and in an email. */
  subject: { letter: string; email: string }
  /** Stands for the sum where the letter prints none. */
  noSum: string
  /** Who refused appeals go to. */
  appealService: string
  /** Between sentences: nothing in Japanese. */
  space: string
  /** After each item but the last, and after the last. */
  itemEnd: readonly [string, string]
  openings: { dated: string; plain: string }
  /** For two who sign together. */
  joint: string
  /** Holds {words}: the person's own words. */
  ownRequest: string
  ownCircumstances: string
}
export type Block =
  | 'you'
  | 'day'
  | 'them'
  | 'reference'
  | 'greeting'
  | 'subject'
  | 'body'
  | 'closing'
  | 'signature'

/** Where a country writes its letters otherwise than others of its language. */
export type FrameVariants = Partial<Record<CountryCode, Partial<Frame>>>

/** What a tone adds at the start and at the end. Empty adds nothing. */
export type ToneWords = Record<Tone, { opening: string; close: string }>

/** The letters of one country in one language. */
export type Letters = {
  country: CountryCode
  language: Language
  /** For days and sums in the letter. */
  phrases: Phrases
  /** What no letter in this language may say. */
  harm: HarmWords
  frame: Frame
  tones: ToneWords
  subjects: readonly SubjectRow[]
  rows: readonly ParagraphRow[]
  notes: readonly NoteRow[]
}
