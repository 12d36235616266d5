/** The days that a question speaks of: "out by 4 december", "bailiffs come on 3 december". Whoever asks means the next one. */
import type { StatedDeadline } from '@plainletter/contracts/reading'

import { addMonths } from './day-count.ts'
import { isoOf } from './found-date.ts'
import type { FoundDate } from './found-date.ts'
import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { sentenceAround } from './sentence.ts'

/**
 * The same dates, where a day to act by, a hearing, or a day on which something is taken has the year in which it comes next
 * after `today` (YYYY-MM-DD); what would come only in most of a year has just been. A day near one that was told with its year
 * keeps that.
 */
export function withAskedDays(
  { working: { text } }: Letter,
  dates: readonly FoundDate[],
  today: string,
): FoundDate[] {
  return dates.map((date) => {
    if (date.day === 0) return date
    if (date.role === 'other' && isOfLoss(text, date)) return asLoss(date, today)
    const isToCome = date.role === 'deadline' || date.role === 'hearing'
    return isToCome && date.year === 0 ? { ...date, year: yearOf(date, today) } : date
  })
}

function asLoss(date: FoundDate, today: string): FoundDate {
  const dated = date.year === 0 ? { ...date, year: yearOf(date, today) } : date
  return (isoOf(dated) ?? '') >= today ? { ...dated, role: 'deadline' } : date
}

function yearOf(date: FoundDate, today: string): number {
  const latest = addMonths(today, MOST_MONTHS)
  const year = Number(today.slice(0, 4))
  const near = [year + 1, year].find((one) => (isoOf({ ...date, year: one }) ?? '') <= latest)
  return near ?? year - 1
}

const MOST_MONTHS = 9

/** Who comes, or what ends, on that day. */
const LOSS =
  /(?<!\p{L})(?:bailiffs?|sheriffs?|marshals?|locksmiths?|enforcement (?:agents?|officers?)|evict\p{L}*|lock(?:ed)? (?:us |me )?out|put (?:us|me) out|auction\p{L}*|sold|repossess\p{L}*|cut (?:us |me )?off|disconnect\p{L}*|gerichtsvollzieher\p{L}*|\p{L}*räumung\p{L}*|zwangsversteiger\p{L}*|sperr\p{L}*|huissier|expuls\p{L}*|coup(?:er|ure)\p{L}*|desahuci\p{L}*|lanzamiento|subasta\p{L}*|sfratt\p{L}*|ufficiale giudiziario|asta|deurwaarder|ontruim\p{L}*|afsluit\p{L}*|veiling)(?!\p{L})[^.?!\n]{0,60}\s(?:on|is|for|am|le|el|il|op|den)(?: the)?\s$/iu

function isOfLoss(text: string, { start }: FoundDate): boolean {
  return LOSS.test(text.slice(Math.max(0, start - 110), start))
}

/** The first day to come on which the person must be heard or loses something, for a question that names no other limit. */
export function askedDay(
  letter: Letter,
  dates: readonly FoundDate[],
  today: string,
): StatedDeadline | null {
  const latest = addMonths(today, MOST_MONTHS)
  const date = dates.find((one) => {
    const iso = isoOf(one) ?? ''
    return (one.role === 'hearing' || one.role === 'deadline') && iso >= today && iso <= latest
  })
  const iso = date && isoOf(date)
  if (!date || !iso || iso.length !== 10) return null
  const { start, end } = sentenceAround(letter.working.text, date)
  const span = toSpan(letter.working, start, end)
  return {
    iso,
    relativeDays: null,
    unit: 'days',
    from: 'event',
    what: date.role === 'hearing' ? 'attend' : 'act',
    span,
    quote: quoteOf(letter.working, span),
  }
}
