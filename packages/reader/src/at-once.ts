/** Limits without a number: "pay today", "immediately", "by return", "before noon on Friday". */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { StatedDeadline } from '@plainletter/contracts/reading'

import { BY_WEEKDAY } from './cues/limit-words.ts'
import { UNDERSTOOD } from './cues/rows.ts'
import { dayInWords, isSameDay } from './day-in-words.ts'
import { A_SUM } from './demanded-limit.ts'
import type { Found } from './last-day.ts'
import { isIdle, OPTIONAL, SETTLED } from './no-duty.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { sentenceAround } from './sentence.ts'
import type { Stretch } from './sentence.ts'

const AT_ONCE =
  /\b(?:(?:pay|payment|(?:contact|call|ring|phone|telephone|text) (?:us|me)|respond|act|settled?|required|due|reply|payable|let us have)[^\n]{0,64}?\b(?:immediately|at once|today|straight away|by return|without delay|forthwith)|(?:immediate|prompt) payment (?:is )?(?:required|due|now)|by return of post|by return|(?:before|by) (?:\d{1,2}(?:[:.]\d\d)? ?[ap]m|(?:[01]?\d|2[0-3]):[0-5]\d(?: ?(?:hrs|hours))?)(?: today| tonight)?(?!,? (?:on|\d)))\b/gi
/** Said of another, or of what has happened. */
const NOT_ASKED =
  /defendant|up to and including today|it all at once|called|attended|i have to pay|can(?:not|'t) pay|(?:do not|don't|need not|not) (?:have|need) to|nothing (?:else )?(?:today|now)|\bas (?:of|at) today$/i
/** "Vous pouvez immédiatement régler par carte", "Sie können den Betrag sofort überweisen": a way to pay, and no time. */
const CAN_DO =
  /(?<!\p{L})(?:vous pouvez|tu peux|sie können|können sie|du kannst|(?:usted )?puede|podrá|(?:lei )?può|potrà|(?:u|je) kunt|kunt u)(?: [\p{L}'’]+){0,3} $/iu
/** "You were told that you had to ring before 6.30am": a rule of another day. */
const ASKED_ONCE =
  /\byou (?:had (?:agreed |been (?:asked|told) )?to|were (?:asked|told|supposed|expected|required|reminded|instructed|warned))\b/i
/** Nobody but a fraud counts the minutes. */
const MINUTES =
  /\b(?:with)?in (?:the next )?(?:\d{1,3}|ten|fifteen|twenty|thirty|forty-five|sixty) min(?:ute)?s\b(?!['’]? (?:walk|drive))/gi
/** "Activation must be completed this month": a fraud that leaves more time. */
const THIS_WEEK =
  /\b(?:(?:must|has to|needs to) be (?:\w+ ){0,2}\w+ed|(?:offer|time|approval|window|place) (?:ends|expires|closes|runs out)|(?:activate|claim|call|ring|act|repl(?:y)|respond|register|confirm|verify|send)\b[^.\n]{0,40}) (?:(?:with)?in |by |before )?(?:the end of )?(?:this|the) (?:week|month)\b/gi
const ASKED =
  /\b(?:pay|paid|payment|unless|recei(?:ved?|pt)|reach(?:es)?|you have (?:only )?(?:until|till)|hand (?:in|over|back)|vacate|settled?|sort(?:ed)?|clear|call|ring|phone|telephone|text|contact|reply|respond|send|return|act|activate|claim|register|offer ends|log in|have to|must|need to|hear(?:d| from)|nothing|(?:is|are|has|have)(?:n['’]t| not) (?:\w+ )?(?:in|here|with|arrived|reached)|out|transfer|rebook|confirm|verify|cancel)\b/i

/** "The link works until tonight": a fraud names what will be lost. */
const ONLY_UNTIL =
  /\b(?:link|page|form|code|offer|refund|rebate|payment|access|account|card|parcel|prize|place|price)\b[^.]{0,50}\b(?:until|till|before|by)\b/i

/** A person says what they were told to do. */
const TOLD =
  /\b(?:i|we|she|he|mum|dad|me)(?:'ve| have|'s| has)? (?:to|must|needs? to|got to|gotta)\b|\b(?:unless|if) (?:i|we)\b|\bwants? (?:me|us|him|her|them) to\b|\b(?:must|has to|have to|needs to) be \w+(?:ed|out|gone)\b/i

/** At most this many are looked at. */
const LIMIT = 20

/** `isNamedDay` for a weekday or the end of a month, which ask no less than a date. */
type WordLimit = { stated: StatedDeadline; at: number; isNamedDay: boolean }

/** Every limit in words, with its place. They are counted from the letter's own day, where it prints one. */
export function limitsInWords(found: Found, letterDate: string | null): WordLimit[] {
  const { language, working } = found.letter
  if (!UNDERSTOOD.has(language)) return []
  const isEnglish = language === 'en'
  const text = working.text.slice(0, 40_000)
  const weekday = isEnglish ? BY_WEEKDAY : found.letter.abroad.byWeekday
  const atOnce = isEnglish ? AT_ONCE : found.letter.abroad.atOnce
  const days = Array.from(text.matchAll(weekday)).slice(0, LIMIT)
  const words = NO_HURRY.has(found.documentType)
    ? []
    : Array.from(text.matchAll(atOnce)).slice(0, LIMIT)
  const isScam = found.documentType === 'SCAM_LETTER'
  const minutes = isScam
    ? [MINUTES, THIS_WEEK].flatMap((one) => Array.from(text.matchAll(one))).slice(0, LIMIT)
    : []
  const hours = isScam ? Array.from(text.matchAll(found.letter.abroad.byHour)).slice(0, LIMIT) : []
  // What somebody tells of a letter has no day of its own.
  const written = found.documentType === 'ENQUIRY' ? null : letterDate
  return [
    ...days
      .filter((match) => isAsked(found, match))
      .map((match) => toLimit(found, match, written && dayInWords(match[0], written))),
    ...[
      ...minutes.filter((match) => isAsked(found, match)),
      ...hours,
      ...words.filter(isOwn(found)),
    ].map((match) => toLimit(found, match, isSameDay(match[0]) ? letterDate : null)),
  ]
}

/** "At once" is no limit in a story, nor in a paper that asks for nothing else. */
const NO_HURRY: ReadonlySet<DocumentType> = new Set(['ENQUIRY', 'OTHER'])

function placeOf(match: RegExpExecArray): Stretch {
  return { start: match.index, end: match.index + match[0].length }
}

function isOwn(found: Found): (match: RegExpExecArray) => boolean {
  const { text } = found.letter.working
  return (match) => {
    const { start, end } = sentenceAround(text, placeOf(match))
    if (found.letter.language === 'en')
      return (
        !NOT_ASKED.test(text.slice(Math.max(0, match.index - 30), match.index) + match[0]) &&
        !ASKED_ONCE.test(text.slice(start, match.index))
      )
    if (CAN_DO.test(text.slice(Math.max(start, match.index - 50), match.index))) return false
    return found.letter.abroad.asks.test(
      text.slice(Math.max(start, match.index - 60), Math.min(end, match.index + 75)),
    )
  }
}

/** "ご相談は本日中に": whoever wants to may call. */
const INVITED = /(?:相談|問い?合わ?せ)(?:等の?|の)?[^。、]{0,6}(?:は|につきまして)/

/** A weekday is a limit only in a sentence that asks. */
function isAsked(found: Found, match: RegExpExecArray): boolean {
  const { text } = found.letter.working
  const stretch = sentenceAround(text, placeOf(match))
  const sentence = text.slice(stretch.start, stretch.end)
  return (
    asksFor(found, sentence) &&
    !SETTLED.test(sentence) &&
    (found.documentType === 'SCAM_LETTER' || !OPTIONAL.test(sentence)) &&
    !INVITED.test(sentence) &&
    !isIdle(found, sentence)
  )
}

/** By its words, by a sum that it names, or as frauds press. */
function asksFor({ documentType, letter }: Found, sentence: string): boolean {
  const told = documentType === 'ENQUIRY' ? TOLD : ASKED
  const asked = letter.language === 'en' ? told : letter.abroad.duties.soon
  if (asked.test(sentence) || A_SUM.test(sentence)) return true
  return documentType === 'SCAM_LETTER' && ONLY_UNTIL.test(sentence)
}

function toLimit(found: Found, match: RegExpExecArray, iso: string | null): WordLimit {
  const span = toSpan(found.letter.working, match.index, match.index + match[0].length)
  return {
    at: match.index,
    isNamedDay: iso !== null && !isSameDay(match[0]),
    stated: {
      iso,
      relativeDays: null,
      unit: 'days',
      from: 'unknown',
      what: 'pay',
      span,
      quote: quoteOf(found.letter.working, span),
    },
  }
}
