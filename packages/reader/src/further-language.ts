/** Languages that letters to newcomers are written in: the kind of paper, its days and its limits are read, so that none passes for one that asks for nothing. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateRole, PeriodUnit } from '@plainletter/contracts/reading'

import { ABROAD } from './abroad.ts'
import type { CueRow } from './cues/cue.ts'
import type { DateParts } from './found-date.ts'
import type { Sides } from './hearing-day.ts'
import type { Candidate } from './join-limits.ts'
import type { Found } from './last-day.ts'
import { whatOf } from './limit-purpose.ts'
import { quoted } from './limit-quote.ts'
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
}

const DAYS_OF = { days: 1, working_days: 1, clear_days: 1, weeks: 7, months: 30, hours: 1 / 24 }
const MOST = 40

/** All that the reader knows of such a language. */
export function furtherWords(language: FurtherLanguage): LanguageWords {
  const { months, until, within, units } = language
  return {
    cues: language.cues,
    kinds: null,
    families: null,
    stakes: null,
    abroad: {
      ...ABROAD,
      writtenDates: datesBy(months),
      roleOfDate: roleBy(until),
      daysBefore: limitsBy(within, units),
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
function limitsBy(
  { before, behind }: FurtherLanguage['within'],
  units: FurtherLanguage['units'],
): (found: Found) => Candidate[] {
  const names = Object.entries(units)
  const ahead = before === undefined ? '' : String.raw`(?<!\p{L})(?:${before})\s*`
  const after = behind === undefined ? '' : String.raw`\s*(?:${behind})`
  const pattern = new RegExp(
    String.raw`${ahead}(?<!\d)(\d{1,3})(?:\s?\([^)\n]{1,24}\))?\s*(${names.map(([, name]) => name).join('|')})${after || String.raw`(?!\p{L})`}`,
    'giu',
  )
  return (found) =>
    Array.from(found.letter.working.text.slice(0, 40_000).matchAll(pattern))
      .slice(0, MOST)
      .map((match) => {
        const unit = names.find(([, name]) =>
          new RegExp(`^(?:${name})$`, 'iu').test(match[2] ?? ''),
        )
        return toLimit(found, match, (unit?.[0] ?? 'days') as PeriodUnit)
      })
}

function toLimit(found: Found, match: RegExpExecArray, unit: PeriodUnit): Candidate {
  const { text } = found.letter.working
  const place = { start: match.index, end: match.index + match[0].length }
  const stretch = sentenceAround(text, place)
  const sentence = text.slice(stretch.start, stretch.end)
  const stated = {
    // From when it runs is not read, so its last day is not known.
    iso: null,
    relativeDays: unit === 'months' ? null : Math.ceil(Number(match[1]) * DAYS_OF[unit]),
    unit,
    from: 'unknown' as const,
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
