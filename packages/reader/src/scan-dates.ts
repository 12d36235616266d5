/** Finds dates in every national order and says what each of them is. */
import type { DateMention, DateRole } from '@plainletter/contracts/reading'

import { monthLength } from './day-count.ts'
import { hitsOf, lineAt, within } from './letter.ts'
import type { HitOf, Letter } from './letter.ts'
import { MONTHS } from './months.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { leftOf } from './sentence.ts'

/** A date with its place in the working copy. `day` 0 means that only the month is printed; `year` 0 that none is. */
export type FoundDate = {
  year: number
  month: number
  day: number
  role: DateRole
  start: number
  end: number
}

const MONTH = Array.from(MONTHS.keys())
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const YEAR = String.raw`(?:19|20)\d\d`
const DAY_MONTH = new RegExp(
  String.raw`(?<![\d.,/£-])(\d{1,2})[ ]?(?:st|nd|rd|th|er|\.|º|°|ª)?[ \t-]{0,2}(?:(?:day )?of\s|de\s|den\s)?(${MONTH})\b\.?,?(?:[\s-]{0,2}(?:de\s|del\s)?(${YEAR}|'?\d{2}(?![\d:.,]|\s?(?:am|pm|days)))(?!\d))?`,
  'giu',
)
const MONTH_DAY = new RegExp(
  String.raw`(?<!\p{L})(${MONTH})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d|:|\s?(?:%|am\b|pm\b|days))(?:,?\s(${YEAR}))?`,
  'giu',
)
const MONTH_YEAR = new RegExp(
  String.raw`(?<![\p{L}\d])(${MONTH})\.?,?\s(?:de\s)?(${YEAR})(?!\d)`,
  'giu',
)
const ISO = new RegExp(String.raw`(?<!\d)(${YEAR})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d-])`, 'g')
const NUMERIC =
  /(?<![\d/.,£€$-])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?((?:19|20)\d\d|\d\d)(?![\d/]|[.,-]\d)/g
const JAPANESE =
  /(?:((?:19|20)\d\d)年|(令和|平成|昭和)(\d{1,2}|元)年)?\s?(\d{1,2})月\s?(\d{1,2})日/g
const ERAS = { 令和: 2018, 平成: 1988, 昭和: 1925 } as const satisfies Record<string, number>

/** At most this many dates are kept. */
const LIMIT = 400

type Parts = Omit<FoundDate, 'role'>

/** Every date in the text, in order, with its role. A missing year is taken from the letter's other dates. */
export function scanDates(letter: Letter): FoundDate[] {
  const { text } = letter.working
  const all = [...namedDates(text), ...numericDates(letter), ...japaneseDates(text)]
  const kept = withoutOverlaps(all.filter(isRealDate)).slice(0, LIMIT)
  const cues = hitsOf(letter, 'date')
  const dates = kept.map((parts, at) => ({
    ...parts,
    role: roleOf(letter, cues, { parts, previous: kept[at - 1]?.end ?? 0 }),
  }))
  return fillYears(settleLetterDate(letter, dates))
}

/** The date as the contract wants it. */
export function toMention(letter: Letter, date: FoundDate): DateMention {
  const span = toSpan(letter.working, date.start, date.end)
  return { iso: isoOf(date), text: quoteOf(letter.working, span), role: date.role, span }
}

/** YYYY-MM-DD, or YYYY-MM without a day, or null without a year. */
export function isoOf(date: Pick<FoundDate, 'year' | 'month' | 'day'>): string | null {
  if (date.year === 0) return null
  const month = `${date.year}-${String(date.month).padStart(2, '0')}`
  return date.day === 0 ? month : `${month}-${String(date.day).padStart(2, '0')}`
}

function namedDates(text: string): Parts[] {
  const found: Parts[] = []
  for (const match of text.matchAll(DAY_MONTH)) {
    if (!isMonthWord(match[2] ?? '', Boolean(match[3]))) continue
    found.push({
      ...place(match),
      year: yearOf(match[3]),
      month: monthOf(match[2]),
      day: Number(match[1]),
    })
  }
  for (const match of text.matchAll(MONTH_DAY)) {
    if (!/^\p{Lu}/u.test(match[1] ?? '')) continue
    found.push({
      ...place(match),
      year: yearOf(match[3]),
      month: monthOf(match[1]),
      day: Number(match[2]),
    })
  }
  for (const match of text.matchAll(MONTH_YEAR)) {
    if (!/^\p{Lu}/u.test(match[1] ?? '')) continue
    found.push({ ...place(match), year: yearOf(match[2]), month: monthOf(match[1]), day: 0 })
  }
  return found
}

/** "2 may pay" is no date; "2 mai" and "2 may 2026" are. */
function isMonthWord(word: string, hasYear: boolean): boolean {
  if (hasYear || /^\p{Lu}/u.test(word)) return true
  return !/^(?:may|mar|march|dec|set|ago|out|sept?|jan)$/.test(word)
}

function numericDates(letter: Letter): Parts[] {
  const { text } = letter.working
  const found: Parts[] = []
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
    const isMonthFirst = second > 12 || (letter.country === 'us' && first <= 12)
    const [day, month] = isMonthFirst ? [second, first] : [first, second]
    found.push({ ...place(match), year: yearOf(match[4]), month, day })
  }
  return found
}

function japaneseDates(text: string): Parts[] {
  return Array.from(text.matchAll(JAPANESE), (match) => {
    const era = Object.entries(ERAS).find(([name]) => name === match[2])?.[1] ?? 0
    const inEra = match[3] === '元' ? 1 : Number(match[3] ?? 0)
    const year = match[1] ? Number(match[1]) : era + (era > 0 ? inEra : 0)
    return { ...place(match), year, month: Number(match[4]), day: Number(match[5]) }
  })
}

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

function isRealDate({ year, month, day }: Parts): boolean {
  if (month < 1 || month > 12 || day > 31) return false
  return day <= monthLength(year || 2024, month)
}

function withoutOverlaps(dates: readonly Parts[]): Parts[] {
  const kept: Parts[] = []
  for (const date of dates.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (date.start >= (kept.at(-1)?.end ?? 0)) kept.push(date)
  }
  return kept
}

const TIME = String.raw`(?:(?:midnight|noon|midday|close of business|\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?|noon)?|the end of|end of)\s+)?(?:on\s+)?(?:the\s+)?(?:\p{L}{3,10}day,?\s+)?`
const BY = new RegExp(
  String.raw`(?:\b(?:by|before|until|till|no later than|not later than|on or before|by or before|latest by|leave after|bis zum|bis|spätestens am|avant le|au plus tard le|jusqu'au|antes del|hasta el|entro il|entro e non oltre il|uiterlijk(?: op)?|vóór|do dnia|do)\s+)${TIME}$`,
  'iu',
)
const HEARD =
  /(?:will be sold|sale will (?:take place|be held)|hearing|heard|trial|attend (?:the )?court|appear (?:before|at|on)|summoned|eviction (?:will (?:take place|be carried out) |is (?:booked|set|fixed|listed) )?(?:on|for)|meeting (?:at|on)|listed|court on)(?:[^.\n]|\.\d){0,110}$/i

function roleOf(
  letter: Letter,
  cues: readonly HitOf<'date'>[],
  at: { parts: Parts; previous: number },
): DateRole {
  const { parts } = at
  const left = leftOf(letter.working.text, parts.start).slice(-130)
  if (BY.test(left)) return PAID_BEFORE.test(left) ? 'other' : 'deadline'
  if (lineAt(letter.lines, parts.start)?.block === 'date') return 'letter'
  if (HEARD.test(left)) return 'hearing'
  const from = Math.max(parts.start - 70, at.previous, parts.start - left.length)
  const cued = roleOfNearest(within(cues, { start: from, end: parts.start }), parts.start)
  if (cued) return cued === 'letter' && OF_ANOTHER.test(left) ? 'other' : cued
  return HAPPENED.test(left) ? 'incident' : 'other'
}

const HAPPENED = /.{4}\b(?:on|since|dated)\s*$/is

/** "Any payments made before 3 July are not included": no limit. */
const PAID_BEFORE = /\bpayments? (?:made|received|sent)\b[^.]{0,24}$/i

function roleOfNearest(cues: readonly HitOf<'date'>[], start: number): DateRole | undefined {
  const nearest = cues.toSorted((a, b) => b.end - a.end || a.start - b.start)[0]
  return nearest && start - nearest.end <= 34 ? nearest.row.role : undefined
}

/** "an agreement dated", "a charge issued on": the date of another paper. */
const OF_ANOTHER =
  /\b(?:agreement|warrant|order|judgment|letter|contract|lease|loan|default notice|parking charge|pcn|ticket|invoice|claim|reminder)s?\b[^.\n]{0,40}\b(?:dated|issued|sent|made|signed)\b[^.\n]{0,20}$/i

/** Without a labelled letter date, a date that stands alone in the head is it. */
function settleLetterDate(letter: Letter, dates: FoundDate[]): FoundDate[] {
  if (dates.some((date) => date.role === 'letter')) return dates
  const head = dates.find((date) => date.role === 'other' && isAlone(letter, date))
  return dates.map((date) => (date === head ? { ...date, role: 'letter' as const } : date))
}

function isAlone(letter: Letter, date: Parts): boolean {
  const line = lineAt(letter.lines, date.start)
  if (!line || line.text.length > 160) return false
  const left = letter.working.text.slice(Math.max(line.start, date.start - 24), date.start)
  if (isColumn(left) && line.index < 14) return true
  if (line.text.length > 70 || /[:：]\s*$/.test(left)) return false
  if (RUNNING.has(line.block)) return line.text.length - (date.end - date.start) <= 14
  return line.block !== 'table' || line.index < 12
}

/** Parts of a letter in which a date stands alone only if it fills its line. */
const RUNNING: ReadonlySet<string> = new Set(['body', 'footer', 'subject'])

/** Nothing before the date in its line or column, or its weekday. */
function isColumn(left: string): boolean {
  return left.trim() === '' || /(?:^|\t| {2,})\s*(?:\p{L}{3,9}day,? )?$/iu.test(left)
}

/** A date without a year gets the one that puts it closest to the letter's own date. */
function fillYears(dates: FoundDate[]): FoundDate[] {
  const anchor =
    dates.find((date) => date.year > 0 && date.role === 'letter') ??
    dates.find((date) => date.year > 0)
  if (!anchor) return dates
  return dates.map((date) => (date.year > 0 ? date : { ...date, year: yearNear(anchor, date) }))
}

function yearNear(anchor: FoundDate, date: FoundDate): number {
  const gap = date.month - anchor.month
  if (gap > 8 && date.role !== 'deadline') return anchor.year - 1
  if (gap < -6 && date.role === 'deadline') return anchor.year + 1
  return anchor.year
}
