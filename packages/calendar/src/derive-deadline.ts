import type { DerivationStep } from '@plainletter/contracts/analysis'
/** Turns a time limit into a day, and shows the working line by line. */
import type { PlainDate } from '@plainletter/contracts/country'
import type {
  DateRole,
  PeriodStart,
  PeriodUnit,
  StatedDeadline,
} from '@plainletter/contracts/reading'
import type { DeadlineTerms } from '@plainletter/contracts/rule'
import { formatDay, formatPeriod, weekdayName } from '@plainletter/phrases/format'
import { say } from '@plainletter/phrases/phrases'
import type { Phrases, SentenceKey } from '@plainletter/phrases/phrases'

import { endOfSpan, fifthOfNextMonth, isSecondHalf } from './month-parts.ts'
import { addDays, addMonths, daysBetween, isPlainDate, weekday } from './plain-date.ts'
import {
  addOpenDays,
  addWorkingDays,
  closedDaysNote,
  nextWorkingDay,
  previousWorkingDay,
} from './working-days.ts'
import type { ClosedDays } from './working-days.ts'

/** `date` is the day to act by. `latest` is the last day under the kinder reading of an unknown day of receipt. */
export type Derivation = { date: PlainDate; latest: PlainDate; working: DerivationStep[] }

const TRIGGERS = {
  letter: 'workLetterDated',
  deadline: 'workDateInLetter',
  incident: 'workEvent',
  hearing: 'workHearing',
  other: 'workDateInLetter',
} as const satisfies Record<DateRole, SentenceKey>

/**
 * Works out a limit fixed by law: trigger, deemed service, count, roll. Clear days in a row of law are those of
 * enforcement notices, which leave out Sundays and bank holidays (S.I. 2013/1894, regulation 6).
 */
export function deriveFromRule(input: {
  phrases: Phrases
  terms: DeadlineTerms
  trigger: PlainDate
  closed: ClosedDays
  /** What happened on the day of the trigger, where it is none of the roles. */
  event?: 'workJobEnds'
}): Derivation {
  const { phrases, terms, trigger, closed, event = TRIGGERS[terms.trigger] } = input
  const working: DerivationStep[] = [
    {
      says: say(phrases, event, { day: formatDay(phrases, trigger) }),
      date: trigger,
    },
  ]
  let day = trigger
  if (terms.service) {
    day = addPeriod({ start: day, count: terms.service.days, unit: terms.service.unit, closed })
    working.push({
      says: say(phrases, 'workPlusService', {
        length: formatPeriod(phrases, terms.service.days, terms.service.unit),
        service: terms.service.says,
      }),
      date: day,
    })
  }
  const counted = countSteps(day, input)
  working.push(...counted)
  day = counted.at(-1)?.date ?? day
  const rolled = roll(day, terms.roll, closed)
  if (rolled !== day) working.push(rollStep(day, rolled, phrases))
  const usedHolidays =
    terms.roll !== 'none' || [terms.unit, terms.service?.unit].includes('working_days')
  const note = usedHolidays ? closedDaysNote(rolled, closed) : null
  if (note) working.push({ says: say(phrases, note), date: rolled })
  return withLaterHalf({ date: rolled, latest: rolled, working }, day, input)
}

/** Posted in the first half of a month, it may have come in the second. */
function withLaterHalf(
  derivation: Derivation,
  day: PlainDate,
  { phrases, terms, trigger, closed }: Parameters<typeof deriveFromRule>[0],
): Derivation {
  if (terms.until !== 'twentieth_or_fifth' || isSecondHalf(trigger)) return derivation
  const latest = roll(fifthOfNextMonth(day), terms.roll, closed)
  const later = { says: say(phrases, 'workByFifth'), date: latest }
  return { ...derivation, latest, working: [...derivation.working, later] }
}

/** The count of a rule, with a word on the days that it leaves out, or on the month with which it ends. */
function countSteps(
  start: PlainDate,
  {
    phrases,
    terms: { count, unit, until },
    closed,
  }: { phrases: Phrases; terms: DeadlineTerms; closed: ClosedDays },
): DerivationStep[] {
  const length = formatPeriod(phrases, count, unit)
  const says = say(phrases, count < 0 ? 'workMinus' : 'workPlus', { length })
  if (unit === 'clear_days' && count >= 0) {
    const date = addOpenDays(start, count, closed)
    return [
      { says, date },
      { says: say(phrases, 'workSundaysOut'), date },
    ]
  }
  const counted = { says, date: addPeriod({ start, count, unit, closed }) }
  if (!until) return [counted]
  const last = endOfSpan(counted.date, until, phrases)
  return count === 0 ? [last] : [counted, last]
}

/**
 * Works out a limit that the letter prints. Null when the letter gives no day to count from.
 * `skipsSundays`: clear days leave out Sundays and bank holidays, as for enforcement notices.
 * A period from an unknown day of receipt is counted from the letter's date: the earlier, safe day leads.
 */
export function deriveFromLetter(input: {
  phrases: Phrases
  stated: StatedDeadline
  letterDate: PlainDate | null
  closed: ClosedDays
  skipsSundays?: boolean
}): Derivation | null {
  const { phrases, stated, letterDate, closed } = input
  const printed = stated.iso
  if (isPlainDate(printed)) {
    const working = workingOfPrinted(printed, input)
    return { date: printed, latest: printed, working }
  }
  if (!letterDate || !isPeriod(stated) || stated.from === 'event') return null
  if (Math.abs(stated.relativeDays) > LONGEST_DAYS) return null
  const period = periodOf(stated)
  if (input.skipsSundays && period.unit === 'clear_days') {
    const date = addOpenDays(letterDate, period.count, closed)
    const working = [letterStep(letterDate, phrases), periodStep(period, date, phrases)]
    working.push({ says: say(phrases, 'workSundaysOut'), date })
    return { date, latest: date, working }
  }
  return deriveFromPeriod({ phrases, period, from: stated.from, letterDate, closed })
}

/** A period whose day the letter fixes is shown as a count; a plain date is its own working. */
function workingOfPrinted(
  printed: PlainDate,
  {
    phrases,
    stated,
    letterDate,
    closed,
  }: {
    phrases: Phrases
    stated: StatedDeadline
    letterDate: PlainDate | null
    closed: ClosedDays
  },
): DerivationStep[] {
  const asPrinted = [{ says: say(phrases, 'workPrinted'), date: printed }]
  if (!letterDate || !isPeriod(stated)) return asPrinted
  const period = periodOf(stated)
  const counted = addPeriod({ start: letterDate, ...period, closed })
  const gap = daysBetween(counted, printed)
  if (gap === 0) return [letterStep(letterDate, phrases), periodStep(period, printed, phrases)]
  if (gap < 0 || gap > LONGEST_SERVICE) return asPrinted
  const served = addDays(letterDate, gap)
  return [
    letterStep(letterDate, phrases),
    {
      says: say(phrases, 'workServed', { length: formatPeriod(phrases, gap, 'days') }),
      date: served,
    },
    periodStep(period, printed, phrases),
  ]
}

function letterStep(date: PlainDate, phrases: Phrases): DerivationStep {
  return { says: say(phrases, 'workLetterDated', { day: formatDay(phrases, date) }), date }
}

function periodStep({ count, unit }: Period, date: PlainDate, phrases: Phrases): DerivationStep {
  return { says: say(phrases, 'workPlus', { length: formatPeriod(phrases, count, unit) }), date }
}

/** Court papers give a few days for the post. */
const LONGEST_SERVICE = 7

type Period = { count: number; unit: PeriodUnit }

function deriveFromPeriod(input: {
  phrases: Phrases
  period: Period
  from: PeriodStart
  letterDate: PlainDate
  closed: ClosedDays
}): Derivation {
  const { phrases, period, from, letterDate, closed } = input
  const date = addPeriod({ start: letterDate, ...period, closed })
  const working: DerivationStep[] = [
    letterStep(letterDate, phrases),
    periodStep(period, date, phrases),
  ]
  const note = period.unit === 'working_days' ? closedDaysNote(date, closed) : null
  if (note) working.push({ says: say(phrases, note), date })
  if (from !== 'receipt' && from !== 'service') return { date, latest: date, working }

  const arrival = addWorkingDays(letterDate, SECOND_CLASS_DAYS, closed)
  const latest = addPeriod({ start: arrival, ...period, closed })
  const later = say(phrases, 'workSecondClass', {
    arrival: formatDay(phrases, arrival),
    latest: formatDay(phrases, latest),
  })
  working.push({ says: say(phrases, 'workSafeCount'), date }, { says: later, date: latest })
  return { date, latest, working }
}

/** Ten years: a longer printed period is a misreading. */
const LONGEST_DAYS = 3660

/** Royal Mail aims to bring second-class post within two or three working days; three is the kinder figure. */
const SECOND_CLASS_DAYS = 3

function addPeriod(input: {
  start: PlainDate
  count: number
  unit: PeriodUnit
  closed: ClosedDays
}): PlainDate {
  const { start, count, unit, closed } = input
  switch (unit) {
    case 'working_days':
      return addWorkingDays(start, count, closed)
    case 'months':
      return addMonths(start, count)
    case 'weeks':
      return addDays(start, count * 7)
    case 'hours':
      return addDays(start, Math.ceil(count / 24))
    // The last of n clear days is day n; what the notice warns of may come the day after (CPR 2.8(3)).
    case 'clear_days':
    case 'days':
      return addDays(start, count)
  }
}

function roll(day: PlainDate, how: DeadlineTerms['roll'], closed: ClosedDays): PlainDate {
  if (how === 'none') return day
  return how === 'next_working_day' ? nextWorkingDay(day, closed) : previousWorkingDay(day, closed)
}

function rollStep(day: PlainDate, rolled: PlainDate, phrases: Phrases): DerivationStep {
  const slots = { weekday: weekdayName(phrases, weekday(day)), day: formatDay(phrases, day) }
  const key = rolled > day ? 'workNextWorkingDay' : 'workDayBefore'
  return { says: say(phrases, key, slots), date: rolled }
}

function isPeriod(stated: StatedDeadline): stated is StatedDeadline & { relativeDays: number } {
  return stated.relativeDays !== null
}

/** The reader gives weeks and hours in days. Months are read again from the quote, as they differ in length. */
function periodOf(stated: StatedDeadline & { relativeDays: number }): Period {
  if (stated.unit === 'months') {
    const months = monthsIn(stated.quote)
    return months === null
      ? { count: stated.relativeDays, unit: 'days' }
      : { count: months, unit: 'months' }
  }
  const isCountedInDays = stated.unit === 'weeks' || stated.unit === 'hours'
  return { count: stated.relativeDays, unit: isCountedInDays ? 'days' : stated.unit }
}

const NUMBER_WORDS: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}

function monthsIn(quote: string): number | null {
  const match = /(\d{1,2}|[a-z]{1,6})(?:\s*\(\d{1,2}\))?\s+(?:calendar\s+)?months?/i.exec(quote)
  const word = match?.[1]?.toLowerCase()
  if (!word) return null
  return /^\d/.test(word) ? Number(word) : (NUMBER_WORDS[word] ?? null)
}
