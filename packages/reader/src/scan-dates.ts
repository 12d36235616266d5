/** Finds dates in every national order and says what each of them is. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateMention, DateRole } from '@plainletter/contracts/reading'

import { bareDays } from './bare-days.ts'
import { isEndOf, LIMIT_BEFORE_DAY } from './cues/limit-words.ts'
import { roleOfDate } from './date-role.ts'
import { monthLength } from './day-count.ts'
import { isoOf } from './found-date.ts'
import type { DateParts, FoundDate } from './found-date.ts'
import { japaneseDates } from './japanese-dates.ts'
import { isDayToLeave } from './leaving-day.ts'
import { settleLetterDate } from './letter-date.ts'
import { hitsOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { listedMonths } from './month-lists.ts'
import { MONTHS } from './months.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { fillYears } from './year-of-day.ts'

const MONTH = Array.from(MONTHS.keys())
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const YEAR = String.raw`(?:19|20)\d\d`
/** No part of a larger number; a town may stand right before the comma: "Köln,07.05.2026". */
const OPENS_DAY = String.raw`(?<![\d./£-])(?<!(?<!\p{L}),)`
const DAY_MONTH = new RegExp(
  String.raw`${OPENS_DAY}(\d{1,2})[ ]?(?:st|nd|rd|th|er|\.|º|°|ª)?[ \t-]{0,2}(?:(?:day )?of\s|de\s|den\s)?(${MONTH})\b\.?,?(?:[\s-]{0,2}(?:de\s|del\s)?(${YEAR}|'?\d{2}(?![\d:.,]|\s?(?:am|pm|days)|(?:st|nd|rd|th)?\s(?:${MONTH})\b))(?!\d))?`,
  'giu',
)
const MONTH_DAY = new RegExp(
  String.raw`(?<!\p{L})(${MONTH})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d|:|\s?(?:%|am\b|pm\b|days))(?:,?\s(${YEAR}))?`,
  'giu',
)
const MONTH_YEAR = new RegExp(
  String.raw`(?<![\p{L}\d])(${MONTH})\.?,?\s(?:del?\s)?(${YEAR})(?!\d)`,
  'giu',
)
const ISO = new RegExp(String.raw`(?<!\d)(${YEAR})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d-])`, 'g')
const NUMERIC = new RegExp(
  String.raw`${OPENS_DAY}(?<![€$])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?((?:19|20)\d\d|\d\d)(?![\d/]|[.,-]\d)`,
  'gu',
)
const DAY_SLASH_MONTH = /(?<![\d/.,£€$-])(\d{1,2})\/(\d{1,2})(?![\d/]|[.,-]\d)/g
/** "bis 31.7.", "bis zum 15.10.": the last stop tells it from a sum. */
const DAY_DOT_MONTH = /(?<![\d/.,£€$-])(\d{1,2})\.\s?(\d{1,2})\.(?![\d/]|\s?\d{2,4}(?!\d))/g
/** "january 8" as people type it; "may 8" and "march 8" may be no months. */
const IS_MONTH =
  /^(?:\p{Lu}|(?:january|february|april|june|july|august|september|october|november|december)$)/u
/** At most this many dates are kept. */
const LIMIT = 400

/** Every date in the text, in order, with its role. A missing year is taken from the letter's other dates. */
export function scanDates(letter: Letter, documentType: DocumentType): FoundDate[] {
  const { text } = letter.working
  const printed = [
    ...namedDates(letter),
    ...numericDates(letter),
    ...shortDates(letter),
    ...japaneseDates(text),
    ...letter.abroad.monthNumbers(text, letter.language),
    ...letter.abroad.writtenDates(text, letter.language),
  ].filter(isRealDate)
  const all = [
    ...printed,
    ...listedMonths(text, printed),
    ...bareDays(text, printed).filter(isRealDate),
  ]
  const kept = withoutOverlaps(all).slice(0, LIMIT)
  const cues = hitsOf(letter, 'date')
  const dates: FoundDate[] = []
  for (const parts of kept) {
    const scene = { letter, cues, documentType }
    const role = firmly(letter, parts, roleOfDate(scene, { date: parts, previous: dates.at(-1) }))
    const isOwn = role === 'letter' && !BLANK_OF_LIMIT.test(text.slice(0, parts.start).slice(-40))
    const isLast = !isOwn && documentType === 'EVICTION_NOTICE' && parts.day > 0
    const isLeaving = isLast && role !== 'hearing' && isDayToLeave(text, parts.start)
    dates.push({
      ...parts,
      role: isLeaving ? 'deadline' : (role ?? 'other'),
      isGoverned: isLeaving || role !== undefined,
    })
  }
  const filled = fillYears(text, settleLetterDate(letter, dates, documentType))
  return withMissedDays(letter, inTheirTime(withEvent(letter, filled, documentType)), documentType)
}

/** "An application will not be made before" over a blank that a day fills. */
const BLANK_OF_LIMIT = /\b(?:before|after|until|by|on)[ \t]*:?[ \t]*\n\s*$/i

/** "Huur voor december 2026", "tot en met september 2026": a month that is no limit. */
function firmly(
  { language, working }: Letter,
  parts: DateParts,
  role: DateRole | undefined,
): DateRole | undefined {
  const isLoose = role === 'deadline' && language !== 'en' && parts.day === 0
  return isLoose && !isEndOf(working.text, parts) ? 'other' : role
}

/** The date as the contract wants it. */
export function toMention(letter: Letter, date: FoundDate): DateMention {
  const span = toSpan(letter.working, date.start, date.end)
  return { iso: isoOf(date), text: quoteOf(letter.working, span), role: date.role, span }
}

function namedDates({ working: { text }, language }: Letter): DateParts[] {
  const found: DateParts[] = []
  for (const match of text.matchAll(DAY_MONTH)) {
    if (!isOfMonth(text, match)) continue
    found.push({
      ...place(match),
      year: yearOf(match[3]),
      month: monthOf(match[2]),
      day: Number(match[1]),
    })
  }
  for (const match of text.matchAll(MONTH_DAY)) {
    if (!IS_MONTH.test(match[1] ?? '')) continue
    found.push({
      ...place(match),
      year: yearOf(match[3]),
      month: monthOf(match[1]),
      day: Number(match[2]),
    })
  }
  for (const match of text.matchAll(MONTH_YEAR)) {
    if (language === 'en' && !isTypedMonth(text, match)) continue
    found.push({ ...place(match), year: yearOf(match[2]), month: monthOf(match[1]), day: 0 })
  }
  return found
}

/** "A ccj from march 2023": typed in small letters, where no verb "march" and no "may" can stand. */
function isTypedMonth(text: string, match: RegExpMatchArray): boolean {
  // With a capital it is a month whatever stands before it.
  const isDoubtful = /^(?:may|mar|march|dec|set|ago|out)$/.test(match[1] ?? '')
  const at = match.index ?? 0
  return !isDoubtful || BEFORE_MONTH.test(text.slice(Math.max(0, at - 24), at))
}

const BEFORE_MONTH =
  /\b(?:in|from|since|until|till|by|of|early|late|mid|end of|start of|back in|last|before|after|around|about|to|and|on)[ -]$/i

/** A month that is meant, and no law's. */
function isOfMonth(text: string, match: RegExpExecArray): boolean {
  return isMonthWord(match[2] ?? '', Boolean(match[3])) && !isOfLaw(text, match)
}

/** "Ley 29/1994, de 24 de noviembre": the day of a law, whose year stands before it. */
function isOfLaw(text: string, match: RegExpExecArray): boolean {
  return (
    match[3] === undefined &&
    /\b(?:ley|decreto(?:-ley)?|legislativo|orden)\b[^.\n]{0,16}\d\/\d{4}, de $/i.test(
      text.slice(Math.max(0, match.index - 40), match.index),
    )
  )
}

/** "2 may pay" is no date; "2 mai" and "2 may 2026" are. */
function isMonthWord(word: string, hasYear: boolean): boolean {
  if (hasYear || /^\p{Lu}/u.test(word)) return true
  return !/^(?:may|mar|march|dec|set|ago|out|sept?|jan)$/.test(word)
}

function numericDates(letter: Letter): DateParts[] {
  const { text } = letter.working
  const found: DateParts[] = []
  for (const match of text.matchAll(ISO)) {
    found.push({
      ...place(match),
      year: Number(match[1]),
      month: Number(match[2]),
      day: Number(match[3]),
    })
  }
  for (const match of text.matchAll(NUMERIC)) {
    const [first, second] = [Number(match[1]), Number(match[3])]
    // "吉塚2-8-14": Japanese numbers a block and a house so, and never a day.
    if (letter.language === 'ja' && match[4]?.length === 2) continue
    if (/\bsort(?: code)?[:\s]{0,3}$/i.test(text.slice(Math.max(0, match.index - 14), match.index)))
      continue
    const isMonthFirst = second > 12 || (letter.country === 'us' && first <= 12)
    const [day, month] = isMonthFirst ? [second, first] : [first, second]
    found.push({ ...place(match), year: yearOf(match[4]), month, day })
  }
  return found
}

/** "before 6pm 14/03": two numbers are a day only behind a limit word. */
function shortDates({ working: { text }, country, language }: Letter): DateParts[] {
  const found: DateParts[] = []
  for (const match of [...text.matchAll(DAY_SLASH_MONTH), ...text.matchAll(DAY_DOT_MONTH)]) {
    const left = text.slice(Math.max(0, match.index - 50), match.index)
    const isOnDay = language !== 'en' && TWO_FIGURES.test(match[0]) && ON_DAY.test(left)
    if (!isOnDay && !LIMIT_BEFORE_DAY.test(left)) continue
    const [first, second] = [Number(match[1]), Number(match[2])]
    const isMonthFirst = second > 12 || (country === 'us' && first <= 12)
    const [day, month] = isMonthFirst ? [second, first] : [first, second]
    found.push({ ...place(match), year: 0, month, day })
  }
  return found
}

/** "Am 28.08. gekündigt", "le 28/08": the last stop, or a month of two figures, tells it from a sum and a share. */
const TWO_FIGURES = /\.$|\/(?:0\d|1[0-2])$/
const ON_DAY =
  /(?<!\p{L})(?:am|vom|zum|ab(?: dem)?|seit(?: dem)?|de[nm]|le|du|au|depuis le|dès le|el|del|al|desde el|il|dal|op|sinds|vanaf) (?:\p{L}{4,10},? (?:de[nm] )?)?$/iu

function place(match: RegExpMatchArray): { start: number; end: number } {
  const start = match.index ?? 0
  return { start, end: start + match[0].replace(/[\s.,]+$/, '').length }
}

function monthOf(name: string | undefined): number {
  return MONTHS.get((name ?? '').toLowerCase()) ?? 0
}

function yearOf(printed: string | undefined): number {
  if (!printed) return 0
  const year = Number(printed.replace("'", ''))
  if (year >= 100) return year
  return year + (year < 70 ? 2000 : 1900)
}

function isRealDate({ year, month, day }: DateParts): boolean {
  if (month < 1 || month > 12 || day > 31) return false
  return day <= monthLength(year || 2024, month)
}

function withoutOverlaps(dates: readonly DateParts[]): DateParts[] {
  const kept: DateParts[] = []
  for (const date of dates.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (date.start >= (kept.at(-1)?.end ?? 0)) kept.push(date)
  }
  return kept
}

/** A ticket is about a day before it was written; where no words name it, the earliest free day is the one. */
function withEvent(
  letter: Letter,
  dates: readonly FoundDate[],
  documentType: DocumentType,
): FoundDate[] {
  const own = dates.find(({ role, day }) => role === 'letter' && day > 0)
  const isTicket = documentType === 'PARKING_TICKET' || documentType === 'PENALTY_CHARGE_NOTICE'
  if (!isTicket || !own || dates.some(({ role }) => role === 'incident')) return [...dates]
  const { text } = letter.working
  const earlier = dates.filter(
    (date) =>
      date.role === 'other' &&
      date.day > 0 &&
      (isoOf(date) ?? '9') < (isoOf(own) ?? '') &&
      !LATER_STEP.test(text.slice(Math.max(0, date.start - 60), date.start)),
  )
  const first = earlier.toSorted((a, b) => ((isoOf(a) ?? '') < (isoOf(b) ?? '') ? -1 : 1))[0]
  return dates.map((date) => (date === first ? { ...date, role: 'incident' } : date))
}

/** What happens after the event: an appeal, an enquiry about the keeper, another notice. */
const LATER_STEP =
  /\b(?:appeal|obtained|received|notice to owner|letters?|reminders?|representations?|wrote|sent|asked|valid|vérification|homologation|étalonnage|eichung|geeicht|verificación|calibración|taratura|verifica|ijking|kalibratie)\b[^.\n]*$/i

/** A limit that ran out before the letter was written is history, and what comes later has not happened yet. */
function inTheirTime(dates: readonly FoundDate[]): FoundDate[] {
  const own = dates.find((date) => date.role === 'letter' && date.day > 0)
  const day = own ? isoOf(own) : null
  if (day === null) return [...dates]
  return dates.map((date) => {
    const iso = date.day > 0 ? (isoOf(date) ?? day) : day
    const isOut = date.role === 'deadline' ? iso < day : date.role === 'incident' && iso > day
    return isOut ? { ...date, role: 'other' } : date
  })
}

/** "The instalment of $187.00, due on May 1, has not been paid": the day that was missed is what a reminder is about. */
function withMissedDays(
  { working: { text } }: Letter,
  dates: readonly FoundDate[],
  documentType: DocumentType,
): FoundDate[] {
  const own = dates.find((date) => date.role === 'letter' && date.day > 0)
  const day = own ? isoOf(own) : null
  if (day === null || !REMINDS.has(documentType)) return [...dates]
  return dates.map((date) => {
    const isPast = date.role === 'other' && date.day > 0 && (isoOf(date) ?? day) < day
    const left = text.slice(Math.max(0, date.start - 70), date.start)
    return isPast && FELL_DUE.test(left) ? { ...date, role: 'incident' } : date
  })
}

const REMINDS: ReadonlySet<DocumentType> = new Set([
  'COUNCIL_TAX_DEMAND',
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'RENT_ARREARS_LETTER',
])
const FELL_DUE =
  /(?<!\n[ \t]{0,8}(?=payments? due ?$))\b(?:payments?|instal?lments?|rent(?:als)?|service charges?|dues|tuition)\b(?:[^.\n]|\.\d){0,36}\b(?:due|payable)(?: date)?(?: on|:)? ?$/i
