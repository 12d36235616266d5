/**
 * The Reading: what the letter says, before any law is applied.
 * Every item points into the text the person gave us: `text.slice(span[0], span[1])` are the letter's own words.
 */
import * as z from 'zod/mini'

import { CountryCode, LegalSystem, Nation, Region } from './country.ts'
import { DocumentType, Topic } from './document-type.ts'
import { Paper } from './paper.ts'

/** Start (inclusive) and end (exclusive) offsets, in UTF-16 units, into the original text. */
export const Span = z.tuple([z.int(), z.int()])
export type Span = z.infer<typeof Span>

export const UrgencyLevel = z.enum(['high', 'medium', 'low'])
export type UrgencyLevel = z.infer<typeof UrgencyLevel>

export const AmountRole = z.enum([
  'total',
  'principal',
  'arrears',
  'fee',
  'cost',
  'interest',
  'discount',
  'instalment',
  'rent',
  'penalty',
  'other',
])
export type AmountRole = z.infer<typeof AmountRole>

/** A sum as printed. `value` is in major units (1482.37 pounds), `currency` is ISO 4217. */
export const Amount = z.object({
  value: z.number(),
  currency: z.string(),
  role: AmountRole,
  span: Span,
})
export type Amount = z.infer<typeof Amount>

export const DateRole = z.enum(['letter', 'deadline', 'incident', 'hearing', 'other'])
export type DateRole = z.infer<typeof DateRole>

/** A date as printed. `iso` is YYYY-MM-DD, or YYYY-MM where no day is given, or null where the year is unknown. */
export const DateMention = z.object({
  iso: z.nullable(z.string()),
  text: z.string(),
  role: DateRole,
  span: Span,
})
export type DateMention = z.infer<typeof DateMention>

/** Where a printed period starts to run. */
export const PeriodStart = z.enum(['letter', 'issue', 'service', 'receipt', 'event', 'unknown'])
export type PeriodStart = z.infer<typeof PeriodStart>
export const PeriodUnit = z.enum(['days', 'working_days', 'clear_days', 'weeks', 'months', 'hours'])
export type PeriodUnit = z.infer<typeof PeriodUnit>

/**
 * A time limit that the letter itself prints. `iso` is set when the text alone fixes the day.
 * `relativeDays` is the printed number in days (hours rounded up to a day, weeks times 7), null for a plain date.
 * `what` is what must be done by then.
 */
export const StatedDeadline = z.object({
  iso: z.nullable(z.string()),
  relativeDays: z.nullable(z.int()),
  unit: PeriodUnit,
  from: PeriodStart,
  what: z.enum(['pay', 'reply', 'appeal', 'leave', 'attend', 'pay_discount', 'act']),
  quote: z.string(),
  span: Span,
})
export type StatedDeadline = z.infer<typeof StatedDeadline>

/** What started a time that the law gives: a paper came, goods came, or somebody died and the person learned of it. `iso` is its day, the earliest that is meant. */
export const ToldEvent = z.object({
  event: z.enum(['paper', 'delivery', 'death']),
  iso: z.string(),
  quote: z.string(),
  span: Span,
})
export type ToldEvent = z.infer<typeof ToldEvent>

export const ThreatKind = z.enum([
  'court',
  'judgment',
  'enforcement_visit',
  'goods',
  'credit_file',
  'debt_collector',
  'eviction',
  'disconnection',
  'prosecution',
  'prison',
  'bankruptcy',
  'wages',
  'costs',
  'other',
])
/** `mood`: "may" and "will" are threats, "unless" is a condition, "has been" is a fact. */
export const Threat = z.object({
  kind: ThreatKind,
  mood: z.enum(['may', 'will', 'unless', 'has_been']),
  quote: z.string(),
  span: Span,
})
export type Threat = z.infer<typeof Threat>

/** A way to pay or to reach the sender, as printed. */
export const PaymentInstruction = z.object({
  kind: z.enum([
    'bank_account',
    'iban',
    'phone',
    'web',
    'email',
    'post',
    'gift_card',
    'crypto',
    'cash',
    'card',
    'other',
  ]),
  value: z.string(),
  span: Span,
})
export type PaymentInstruction = z.infer<typeof PaymentInstruction>

/** One sign for or against the letter being genuine. `code` is stable, for rules to test; `says` is for people. */
export const AuthenticitySign = z.object({
  code: z.string(),
  points: z.enum(['genuine', 'suspicious']),
  says: z.string(),
  span: z.nullable(Span),
})
export type AuthenticitySign = z.infer<typeof AuthenticitySign>

export const TypeCandidate = z.object({
  documentType: DocumentType,
  confidence: z.number(),
  evidence: z.array(Span),
})
export type TypeCandidate = z.infer<typeof TypeCandidate>

export const Jurisdiction = z.object({
  country: z.string(),
  countryCode: CountryCode,
  nation: z.optional(Nation),
  /** The state, province or canton whose law counts, where the text shows it. */
  region: z.optional(Region),
  legalSystem: LegalSystem,
  confidence: z.number(),
  detectionMethod: z.enum([
    'document_analysis',
    'user_input',
    'currency',
    'company_name',
    'language',
  ]),
  supportedLanguages: z.array(z.string()),
})
export type Jurisdiction = z.infer<typeof Jurisdiction>

export const Reading = z.object({
  documentType: DocumentType,
  /** 0 to 1, calibrated: of readings at 0.9, nine in ten should be right. */
  confidence: z.number(),
  /** Best first. Two close candidates mean that the person should be asked. */
  candidates: z.array(TypeCandidate),
  isAmbiguous: z.boolean(),
  /** Which paper of its kind it is, where the kind is too wide to say it, and the words that show it. */
  paper: z.nullable(z.object({ name: Paper, span: Span })),
  isEnquiry: z.boolean(),
  /** The field of life: of the question for an ENQUIRY, of the letter otherwise. */
  topic: Topic,
  /** ISO 639-1 code of the text's language; may be one we cannot read well. */
  language: z.string(),
  jurisdiction: Jurisdiction,
  senderOrganization: z.nullable(z.string()),
  senderSpan: z.nullable(Span),
  originalCreditor: z.nullable(z.string()),
  originalCreditorSpan: z.nullable(Span),
  references: z.array(z.object({ label: z.nullable(z.string()), value: z.string(), span: Span })),
  amounts: z.array(Amount),
  dates: z.array(DateMention),
  statedDeadlines: z.array(StatedDeadline),
  /** The one of `statedDeadlines` by which the reader must act first and most, or null when the text gives none. */
  deadline: z.nullable(StatedDeadline),
  /** For an ENQUIRY whose day is known: the same as a day ("by friday", "court date december 15"), or the next day that the person speaks of. */
  askedDay: z.optional(z.nullable(StatedDeadline)),
  /** For an ENQUIRY whose day is known: the days on which something came or happened, as the person tells ("yesterday", "am 9. November"). */
  toldEvents: z.optional(z.array(ToldEvent)),
  threats: z.array(Threat),
  paymentInstructions: z.array(PaymentInstruction),
  isOfficialDemand: z.boolean(),
  authenticity: z.array(AuthenticitySign),
  urgencyLevel: UrgencyLevel,
  /** For an ENQUIRY: the question as asked, and what the person takes to be true ("they can take my car"). */
  question: z.nullable(
    z.object({
      text: z.string(),
      span: Span,
      premises: z.array(z.object({ text: z.string(), span: Span })),
    }),
  ),
  /** Text that tries to give orders to software. It is data to us, and a sign to report. */
  softwareInstructions: z.array(Span),
  /** True when the text holds more than one letter. */
  hasSeveralLetters: z.boolean(),
})
export type Reading = z.infer<typeof Reading>
