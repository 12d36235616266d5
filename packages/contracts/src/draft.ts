/** Letters to send: what a person can choose, the letter with its email and notes, and the check of a letter from elsewhere. */
import * as z from 'zod/mini'

import { CountryCode, Language, PlainDate } from './country.ts'
import type { DocumentType } from './document-type.ts'
import { Span } from './reading.ts'

/** What the letter is to do. */
export const ResponseType = z.enum([
  'dispute',
  'negotiate',
  'request_information',
  'payment_plan',
  'more_time',
  'appeal',
  'complain',
])
export type ResponseType = z.infer<typeof ResponseType>

/** 'friendly' is offered for questions, where choosing a tone is optional. */
export const Tone = z.enum(['professional', 'firm', 'conciliatory', 'assertive', 'friendly'])
export type Tone = z.infer<typeof Tone>
export const LETTER_TONES = [
  'professional',
  'firm',
  'conciliatory',
  'assertive',
] as const satisfies readonly Tone[]
export const DEFAULT_TONE: Tone = 'professional'

export const SettlementOption = z.enum([
  'settlement_20',
  'settlement_30',
  'settlement_40',
  'settlement_50',
  'validation_first',
])
export type SettlementOption = z.infer<typeof SettlementOption>

/** The part of the sum that is offered, in percent. Null asks for proof and offers nothing. */
export const SETTLEMENT_PERCENT = {
  settlement_20: 20,
  settlement_30: 30,
  settlement_40: 40,
  settlement_50: 50,
  validation_first: null,
} as const satisfies Record<SettlementOption, number | null>

/** The kinds of letter that a part of the sum may settle. */
export const SETTLED_TYPES = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'STATUTORY_DEMAND',
  'UTILITY_BILL_DEMAND',
] as const satisfies readonly DocumentType[]

/** The longest specific request or special circumstance that goes into a letter, in characters. */
export const OWN_WORDS_LIMIT = 400

/** Who signs: one person, or two together. */
export const Signatories = z.enum(['sole', 'joint'])
export type Signatories = z.infer<typeof Signatories>

/** A law that a paragraph rests on. `url` is an official source. */
export const LetterLaw = z.object({ title: z.string(), provision: z.string(), url: z.string() })
export type LetterLaw = z.infer<typeof LetterLaw>

/** A note in the margin. `paragraph` is a paragraph of the letter as it stands there; `says` is why, in the reader's language. */
export const LetterNote = z.object({
  paragraph: z.string(),
  says: z.array(z.string()),
  laws: z.array(LetterLaw),
})
export type LetterNote = z.infer<typeof LetterNote>

/** What can be wrong with a letter. */
export const ProblemKind = z.enum([
  'admits_debt',
  'names_driver',
  'promises_payment',
  'restarts_limitation',
  'unknown_sum',
  'unknown_date',
  'unknown_reference',
  'too_long',
  'long_sentence',
  'hard_to_read',
])
export type ProblemKind = z.infer<typeof ProblemKind>

/** `sentence` is null when the whole letter is meant. */
export const LetterProblem = z.object({ kind: ProblemKind, sentence: z.nullable(z.string()) })
export type LetterProblem = z.infer<typeof LetterProblem>

/** One letter to send. `language` is that of the letter; `advice` and `notes` are in the reader's. Gaps stand in [brackets]. */
export const Draft = z.object({
  language: Language,
  country: CountryCode,
  subject: z.string(),
  letter: z.string(),
  /** A subject line, then the letter from the salutation on. */
  email: z.string(),
  /** For the person, not to send. */
  advice: z.array(z.string()),
  notes: z.array(LetterNote),
  /** The person's own words that were not taken into the letter, and why. */
  leftOut: z.array(LetterProblem),
})
export type Draft = z.infer<typeof Draft>

/** A sentence that could harm the person, with its place in the checked text. */
export const HarmfulSentence = z.object({ kind: ProblemKind, sentence: z.string(), span: Span })
export type HarmfulSentence = z.infer<typeof HarmfulSentence>

/**
 * A citation of a statute or a case in a checked letter.
 * verified: we hold it, and it is in force · beside_the_point: we hold it, for other kinds of letter · other_nation: we hold it for
 * another nation or region · wrong_country: its form is that of another country's law · repealed: it has ended · not_found: we do not hold it,
 * which does not mean that it does not exist.
 */
export const CitationVerdict = z.enum([
  'verified',
  'beside_the_point',
  'other_nation',
  'wrong_country',
  'repealed',
  'not_found',
])
export type CitationVerdict = z.infer<typeof CitationVerdict>

export const CitationCheck = z.object({
  text: z.string(),
  span: Span,
  verdict: CitationVerdict,
  /** The country in whose form it is written. */
  country: CountryCode,
  kind: z.enum(['statute', 'case']),
  /** The row that holds it, where one does. */
  ruleId: z.nullable(z.string()),
  law: z.nullable(LetterLaw),
  /** For 'repealed': the day on which it ended, and what took its place where we know. */
  endedOn: z.nullable(PlainDate),
  replacedBy: z.nullable(LetterLaw),
})
export type CitationCheck = z.infer<typeof CitationCheck>

/** What the check of a letter from elsewhere found. */
export const LetterCheck = z.object({
  citations: z.array(CitationCheck),
  harmful: z.array(HarmfulSentence),
  /** Problems of the whole letter: too long, hard to read. */
  whole: z.array(LetterProblem),
})
export type LetterCheck = z.infer<typeof LetterCheck>
