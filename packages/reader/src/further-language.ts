/** Languages that letters to newcomers are written in: the kind of paper, its days and its limits are read, so that none passes for one that asks for nothing. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateRole, PeriodUnit } from '@plainletter/contracts/reading'

import { ABROAD } from './abroad.ts'
import type { CueRow } from './cues/cue.ts'
import { addDays, addMonths } from './day-count.ts'
import type { DateParts } from './found-date.ts'
import type { Sides } from './hearing-day.ts'
import type { Candidate } from './join-limits.ts'
import type { Found } from './last-day.ts'
import { whatOf } from './limit-purpose.ts'
import { quoted } from './limit-quote.ts'
import { letterDateOf } from './own-date.ts'
import { sentenceAround } from './sentence.ts'
import { candidate } from './weigh-limit.ts'
import type { LanguageWords } from './words/language-words.ts'

/** The words of one language. Those for days are sources of patterns, in small letters. */
export type FurtherLanguage = {
  readonly cues: readonly CueRow[]
  /** Twelve, as they stand in a date. */
  readonly months: readonly string[]
  /** What makes the day behind it a limit, or the day before it. What ends in a letter of an alphabet says where its word ends. */
  readonly until: { readonly before?: string; readonly behind?: string }
  /** What makes so many days a limit, before them or behind. */
  readonly within: { readonly before?: string; readonly behind?: string }
  readonly units: Readonly<Partial<Record<PeriodUnit, string>>>
  /** "одного місяця": numbers in words, as they stand before a unit, and the word for "calendar" between them. */
  readonly numbers?: Readonly<Record<string, number>>
  readonly calendar?: string
  /** Behind a period: it runs from the letter's own day. */
  readonly fromLetter?: string
}

const DAYS_OF = { days: 1, working_days: 1, clear_days: 1, weeks: 7, months: 30, hours: 1 / 24 }
const MOST = 40

/** All that the reader knows of such a language. */
export function furtherWords(language: FurtherLanguage): LanguageWords {
  const { months, until } = language
  return {
    cues: language.cues,
    kinds: null,
    families: null,
    stakes: null,
    abroad: {
      ...ABROAD,
      writtenDates: datesBy(months),
      roleOfDate: roleBy(until),
      daysBefore: limitsBy(language),
    },
  }
}

/** "4 Mayıs 2026", "30 de novembro de 2026", "12 березня 2026 р.". */
function datesBy(months: readonly string[]): (text: string) => DateParts[] {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d./])(\d{1,2})\.?\s(?:de\s)?(${months.join('|')})(?!\p{L})(?:,?\s(?:de\s)?((?:19|20)\d\d))?`,
    'giu',
  )
  const numberOf = (name: string): number =>
    months.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(name)) + 1
  return (text) =>
    Array.from(text.slice(0, 40_000).matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      day: Number(match[1]),
      month: numberOf(match[2] ?? ''),
      year: Number(match[3] ?? 0),
    })).slice(0, MOST)
}

function roleBy({
  before = '(?!)',
  behind = '(?!)',
}: FurtherLanguage['until']): (type: DocumentType, sides: Sides) => DateRole | undefined {
  const [ahead, after] = [
    new RegExp(String.raw`(?<!\p{L})(?:${before})[\s:]*$`, 'iu'),
    new RegExp(String.raw`^(?:['’]\p{L}{1,3})?\s*(?:${behind})`, 'iu'),
  ]
  return (_type, { left, right }) =>
    ahead.test(left) || after.test(right) ? 'deadline' : undefined
}

/** "În termen de 5 zile", "10 gün içinde": so many days to act. */
function limitsBy(language: FurtherLanguage): (found: Found) => Candidate[] {
  const { before, behind } = language.within
  const names = Object.entries(language.units)
  const words = Object.keys(language.numbers ?? {})
  const number = [String.raw`\d{1,3}`, ...words].join('|')
  const ahead = before === undefined ? '' : String.raw`(?<!\p{L})(?:${before})\s*`
  const after = behind === undefined ? '' : String.raw`\s*(?:${behind})`
  const between = language.calendar === undefined ? '' : String.raw`(?:(?:${language.calendar})\s)?`
  const pattern = new RegExp(
    String.raw`${ahead}(?<![\p{L}\d])(${number})(?:\s?\([^)\n]{1,24}\))?\s*${between}(${names.map(([, name]) => name).join('|')})${after || String.raw`(?!\p{L})`}`,
    'giu',
  )
  return (found) =>
    Array.from(found.letter.working.text.slice(0, 40_000).matchAll(pattern))
      .slice(0, MOST)
      .map((match) => {
        const unit = names.find(([, name]) =>
          new RegExp(`^(?:${name})$`, 'iu').test(match[2] ?? ''),
        )
        return toLimit(found, language, { match, unit: (unit?.[0] ?? 'days') as PeriodUnit })
      })
}

/** The last day, where the letter's own day starts the time. */
function lastDayOf(
  found: Found,
  { fromLetter }: FurtherLanguage,
  { count, unit, end }: { count: number; unit: PeriodUnit; end: number },
): string | null {
  const own = letterDateOf(found)
  const isOwn =
    fromLetter !== undefined &&
    new RegExp(String.raw`^\s(?:${fromLetter})`, 'iu').test(
      found.letter.working.text.slice(end, end + 60),
    )
  if (own === null || !isOwn || UNCOUNTABLE.has(unit)) return null
  return unit === 'months' ? addMonths(own, count) : addDays(own, count * DAYS_OF[unit])
}

const UNCOUNTABLE: ReadonlySet<PeriodUnit> = new Set(['working_days', 'clear_days', 'hours'])

type Matched = { match: RegExpExecArray; unit: PeriodUnit }

function toLimit(found: Found, language: FurtherLanguage, { match, unit }: Matched): Candidate {
  const printed = (match[1] ?? '').toLowerCase()
  const count = language.numbers?.[printed] ?? Number(printed)
  const { text } = found.letter.working
  const place = { start: match.index, end: match.index + match[0].length }
  const stretch = sentenceAround(text, place)
  const sentence = text.slice(stretch.start, stretch.end)
  const iso = lastDayOf(found, language, { count, unit, end: place.end })
  const stated = {
    iso,
    relativeDays: unit === 'months' ? null : Math.ceil(count * DAYS_OF[unit]),
    unit,
    from: iso === null ? ('unknown' as const) : ('letter' as const),
    what: whatOf(found, sentence),
    ...quoted(found, stretch, place),
  }
  return candidate(found, stated, {
    sentence,
    at: place.start,
    offset: place.end - stretch.start,
    bonus: 1,
  })
}
