/** Days, sums and lengths of time, written as a reader of the language writes them. */
import type { PlainDate } from '@plainletter/contracts/country'
import type { DocumentType, Topic } from '@plainletter/contracts/document-type'
import type { PeriodUnit } from '@plainletter/contracts/reading'

import { say } from './phrases.ts'
import type { Names, Phrases } from './phrases.ts'

/** '14 December 2026' for 2026-12-14. */
export function formatDay(phrases: Phrases, date: PlainDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return say(phrases, day === '01' ? 'dayFirst' : 'day', {
    day: String(Number(day)),
    month: nameOf(phrases.names.months, `m${Number(month)}`),
    year,
  })
}

/** 'Monday' for 1, the first day of the week in ISO 8601. */
export function weekdayName(phrases: Phrases, weekday: number): string {
  return nameOf(phrases.names.weekdays, `d${weekday}`)
}

const SYMBOLS: Record<string, string> = {
  GBP: '£',
  USD: '$',
  EUR: '€',
  JPY: '¥',
  CAD: 'C$',
  AUD: 'A$',
  NZD: 'NZ$',
}
const WITHOUT_CENTS: readonly string[] = ['JPY']

/** `value` in major units, `currency` as ISO 4217. A whole sum is written without cents. */
export function formatMoney(phrases: Phrases, value: number, currency: string): string {
  const { decimal, group } = phrases.names.numbers
  const cents = Math.round(Math.abs(value) * 100)
  const isWhole = cents % 100 === 0 || WITHOUT_CENTS.includes(currency)
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, group)
  const number = isWhole ? whole : `${whole}${decimal}${String(cents % 100).padStart(2, '0')}`
  const symbol = SYMBOLS[currency]
  const sum = symbol
    ? say(phrases, 'moneySymbol', { symbol, number })
    : say(phrases, 'moneyCode', { code: currency, number })
  return value < 0 && cents > 0 ? `-${sum}` : sum
}

const PERIODS = {
  days: ['oneDay', 'manyDays'],
  working_days: ['oneWorkingDay', 'manyWorkingDays'],
  clear_days: ['oneClearDay', 'manyClearDays'],
  weeks: ['oneWeek', 'manyWeeks'],
  months: ['oneMonth', 'manyMonths'],
  hours: ['oneHour', 'manyHours'],
} as const satisfies Record<PeriodUnit, readonly [string, string]>

/** '14 days', '1 working day'. The sign of `count` does not show. */
export function formatPeriod(phrases: Phrases, count: number, unit: PeriodUnit): string {
  const [one, many] = PERIODS[unit]
  const size = Math.abs(count)
  return say(phrases, size === 1 ? one : many, { count: String(size) })
}

/** 'a court claim', to follow "This is". */
export function kindName(phrases: Phrases, kind: DocumentType): string {
  return phrases.names.kinds[kind]
}

/** 'Court claim', to stand alone. */
export function kindLabel(phrases: Phrases, kind: DocumentType): string {
  return phrases.names.kindLabels[kind]
}

export function topicName(phrases: Phrases, topic: Topic): string {
  return phrases.names.topics[topic]
}

/** The name of a language after "written in"; 'another language' for one without a name here. */
export function languageName({ names }: Phrases, code: string): string {
  return nameOf(names.languages, code) || names.languages.other
}

/** 'euros'; the code itself for money we have no name for. */
export function currencyName({ names }: Phrases, code: string): string {
  return nameOf(names.currencies, code) || code
}

/** A row's words as they go on inside a sentence. German keeps its capitals; acronyms and "I" stay. */
export function inSentence({ language }: Phrases, text: string): string {
  if (language === 'de' || language === 'ja') return text
  return /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Without the mark that ends it. */
export function withoutEnd(text: string): string {
  return text.replace(/[.。\s]+$/u, '')
}

function nameOf(names: Names[keyof Names], key: string): string {
  return new Map(Object.entries(names)).get(key) ?? ''
}
