/** What we know of one letter before any law is applied, worked out once and handed to every step. */
import { isPlainDate } from '@plainletter/calendar/plain-date'
import { closedDaysFor } from '@plainletter/calendar/working-days'
import type { ClosedDays } from '@plainletter/calendar/working-days'
import type { AnalysisRequest, Basis, DerivedDeadline } from '@plainletter/contracts/analysis'
import type { CountryCode, Nation, PlainDate, Region } from '@plainletter/contracts/country'
import type { DocumentType, Topic } from '@plainletter/contracts/document-type'
import type { DateRole, Reading, Span } from '@plainletter/contracts/reading'
import type { CountryKnowledge, KnownSender, RuleOf } from '@plainletter/contracts/rule'
import { withoutUnticked } from '@plainletter/contracts/ticked-boxes'
import type { Phrases } from '@plainletter/phrases/phrases'

import { letterBases, letterBasis, wholeLetterBasis } from './basis.ts'
import { findSaid, lawIndexOf } from './law-index.ts'
import type { LawIndex } from './law-index.ts'
import { findLoosePhrases } from './loose-phrases.ts'
import { findMainSum } from './main-sum.ts'
import type { ProvenSum } from './main-sum.ts'
import { findPhrase, normalPhrase, normaliseText } from './normal-text.ts'
import type { NormalText } from './normal-text.ts'
import { findPhrases } from './phrase-index.ts'
import { findSubject } from './subject-kind.ts'
import { whichCountry } from './which-country.ts'

/** A name as the letter prints it, with its place. */
export type NamedParty = { name: string; basis: Basis[] }

export type Facts = {
  /** The words of the language that the person reads. */
  phrases: Phrases
  text: string
  normal: NormalText
  reading: Reading
  today: PlainDate
  request: AnalysisRequest
  country: CountryCode
  nation: Nation | undefined
  region: Region | undefined
  /** Null when we hold none, or when what was loaded is another country's. */
  knowledge: CountryKnowledge | null
  /** That knowledge, arranged for use. */
  law: LawIndex | null
  /** The law of the paper that a question is about, where it was loaded apart from that for questions. */
  furtherLaw: LawIndex | null
  /** The phrases of `says` tests that the text holds, and those of beliefs, each with its first place. */
  said: ReadonlyMap<string, Span>
  believed: ReadonlyMap<string, Span>
  /** Phrases of `says` tests that the answer to a question is about, whether or not the person said them. */
  meant: ReadonlySet<string>
  /** Of the sender and the creditor, lower case. Empty for one that is unknown. */
  names: readonly string[]
  letterDate: PlainDate | null
  letterDateBasis: Basis[]
  closed: ClosedDays
  sender: NamedParty | null
  creditor: NamedParty | null
  knownSender: KnownSender | null
  mainSum: ProvenSum | null
  /** The field of life; for a question, that of its answer once one is found. */
  topic: Topic
  /** For a question: the kind of paper it is about. */
  subject: DocumentType | null
  /** Proof of the kind of document. */
  kindBasis: Basis[]
}

export type AdviseInput = {
  phrases: Phrases
  text: string
  reading: Reading
  knowledge: CountryKnowledge | null
  today: PlainDate
  request: AnalysisRequest
  /** For a question about a letter that was read before: its kind, and the days that were worked out for it. */
  about?: { kind: DocumentType; deadlines: readonly DerivedDeadline[] }
}

/** Gathers the facts. Readings with places outside the text lose those places, and with them what they would prove. */
export function gatherFacts(input: AdviseInput): Facts {
  const { phrases, text, reading, request, today } = input
  const place = findPlace(input)
  const normal = normaliseText(withoutUnticked(text))
  const party = (name: string | null, span: Reading['senderSpan']) =>
    namedParty({ text, normal, name, span })
  const letterDate = datesOf(reading, 'letter')[0] ?? null
  return {
    phrases,
    text,
    normal,
    reading,
    today,
    request,
    ...place,
    furtherLaw: null,
    said: place.law ? findSaid(normal, place.law, text) : new Map(),
    believed: place.law ? findLoosePhrases(normal, place.law.premises) : new Map(),
    meant: new Set(),
    ...findField(input, normal),
    names: [reading.senderOrganization, reading.originalCreditor].map((name) =>
      normalPhrase(name ?? ''),
    ),
    letterDate,
    letterDateBasis: proveDate(text, reading, letterDate),
    sender: party(reading.senderOrganization, reading.senderSpan),
    creditor: party(reading.originalCreditor, reading.originalCreditorSpan),
    knownSender: findKnownSender(place, reading, normal),
    mainSum: findMainSum(input),
    kindBasis: proveKind(text, reading),
  }
}

/** What an answer is about is what was asked, in whichever words: the phrases of conditions among those that it asks for. */
export function meantBy(answer: RuleOf<'answer'> | null, law: LawIndex | null): Set<string> {
  if (!answer || !law) return new Set()
  return new Set(findSaid(normaliseText(answer.asks.flat().join(' . ')), law).keys())
}

/** The facts of a question and its answer, with the law of the paper that it is about beside that for questions. */
export function addLaw(
  facts: Facts,
  answer: RuleOf<'answer'> | null,
  knowledge: CountryKnowledge,
): Facts {
  const furtherLaw = lawIndexOf(knowledge)
  return {
    ...facts,
    furtherLaw,
    meant: new Set([...facts.meant, ...meantBy(answer, furtherLaw)]),
    said: new Map([...findSaid(facts.normal, furtherLaw), ...facts.said]),
    believed: new Map([...findLoosePhrases(facts.normal, furtherLaw.premises), ...facts.believed]),
  }
}

/** Where it counts: country, nation, their law and their closed days. */
function findPlace({ reading, request, knowledge: loaded }: AdviseInput) {
  const country = whichCountry(reading, request)
  const knowledge = loaded?.country === country ? loaded : null
  const nation = country === 'gb' ? reading.jurisdiction.nation : undefined
  const region =
    reading.jurisdiction.countryCode === country ? reading.jurisdiction.region : undefined
  const law = knowledge && lawIndexOf(knowledge)
  return {
    country,
    nation,
    region,
    knowledge,
    law,
    closed: closedDaysFor(knowledge?.holidays ?? [], nation, region),
  }
}

/** The field of life, and the kind of paper that a question is about. */
function findField(
  { reading, about }: AdviseInput,
  normal: NormalText,
): Pick<Facts, 'topic' | 'subject'> {
  const subject = reading.documentType === 'ENQUIRY' ? findSubject(normal) : null
  const topic = subject && reading.topic === 'general' ? subject.topic : reading.topic
  return { topic, subject: subject?.kind ?? about?.kind ?? null }
}

/** The whole calendar days of one role, in the order of the text. Years outside 1900 to 2200 are misreadings. */
export function datesOf(reading: Reading, role: DateRole): PlainDate[] {
  return reading.dates
    .filter((mention) => mention.role === role)
    .map((mention) => mention.iso)
    .filter((iso) => isUsableDate(iso))
}

/** A real day in a year that a letter can speak of. */
export function isUsableDate(iso: string | null): iso is PlainDate {
  return isPlainDate(iso) && iso >= '1900-01-01' && iso <= '2200-12-31'
}

function namedParty(input: {
  text: string
  normal: NormalText
  name: string | null
  span: Reading['senderSpan']
}): NamedParty | null {
  const name = input.name?.replace(/\s+/g, ' ').trim()
  if (!name) return null
  const isSound = letterBasis(input.text, input.span) !== null
  const basis = letterBasis(input.text, isSound ? input.span : findPhrase(input.normal, name))
  return basis ? { name, basis: [basis] } : null
}

function findKnownSender(
  { knowledge, law }: Pick<Facts, 'knowledge' | 'law'>,
  reading: Reading,
  normal: NormalText,
): KnownSender | null {
  const name = reading.senderOrganization
  if (!knowledge || !law || (name === null && !reading.isEnquiry)) return null
  const named = findPhrases(name === null ? normal : normaliseText(name), law.senders)
  return knowledge.senders.find((sender) => sender.match.some((part) => named.has(part))) ?? null
}

/** The words that name the kind best: a title or a phrase before a single word. */
function proveKind(text: string, reading: Reading): Basis[] {
  if (reading.paper) return letterBases(text, [wholeLine(text, reading.paper.span)])
  const evidence =
    reading.candidates.find((one) => one.documentType === reading.documentType)?.evidence ?? []
  const spans = evidence
    .map((span) => wholeLine(text, span))
    .toSorted((one, other) => telling(text, other) - telling(text, one))
  const found = letterBases(text, spans).slice(0, MOST_KIND_QUOTES)
  return found.length > 0 ? found : wholeLetterBasis(text)
}

const MOST_KIND_QUOTES = 1
const LONGEST_TITLE = 60

/** The short line that holds the words, as a title says more than one of its words. */
function wholeLine(text: string, span: Span): Span {
  const [start, end] = span
  const from = text.lastIndexOf('\n', start) + 1
  const next = text.indexOf('\n', end)
  const line = text.slice(from, next === -1 ? text.length : next)
  const trimmed = line.trim()
  if (trimmed.length > LONGEST_TITLE || trimmed.length < end - start) return span
  const indent = from + line.indexOf(trimmed)
  return [indent, indent + trimmed.length]
}

function telling(text: string, [start, end]: Span): number {
  const words = text.slice(start, end).trim()
  const isTitle = words.length > 8 && words === words.toUpperCase()
  return Math.min(words.split(/\s+/).length, 4) + (isTitle ? 3 : 0)
}

/** The first place where the text gives the day. */
export function proveDate(text: string, reading: Reading, day: PlainDate | null): Basis[] {
  const places = reading.dates
    .filter((mention) => mention.iso === day)
    .map((mention) => mention.span)
  return day === null ? [] : letterBases(text, places.slice(0, 1))
}

const PAYMENT_KINDS: readonly Reading['paymentInstructions'][number]['kind'][] = [
  'bank_account',
  'iban',
  'gift_card',
  'crypto',
  'cash',
  'card',
]

/** True when it says how to pay. A phone number or an address alone is only a way to get in touch. */
export function asksForPayment({ paymentInstructions }: Reading): boolean {
  return paymentInstructions.some((one) => PAYMENT_KINDS.includes(one.kind))
}
