import { monthLength } from './day-count.ts'
/** Dates in Japanese: of the common year or of an era, with a day or without, in figures (a scan may part them) or in characters. */
import type { DateParts } from './found-date.ts'
import { KANJI_FIGURES, kanjiNumber } from './kanji-numbers.ts'

const FIGURES = String.raw`\d ?\d|\d|${KANJI_FIGURES}{1,3}`
const JAPANESE = new RegExp(
  String.raw`(?:((?:19|20)\d\d)年|(令和|平成|昭和)(${FIGURES}|元)年)?\s?(${FIGURES})月\s?(${FIGURES})日(?!間)`,
  'g',
)
/** "2026年10月分", "令和8年12月末": a month without a day; "10月末まで" has no year either. */
const JAPANESE_MONTH =
  /(?:(?:((?:19|20)\d\d)年|(令和|平成|昭和)(\d{1,2}|元)年)\s?|(?<![\d年])(?=\d{1,2}月末))(\d{1,2})月(?!\s?\d ?\d?日)/g
/** "令和8年11月末日": the last day of the month. */
const LAST_DAY = /^末日?/
/** "12/5までに". */
const JAPANESE_SHORT = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?=(?:\(.\))?(?:まで|迄))/g
const ERAS = { 令和: 2018, 平成: 1988, 昭和: 1925 } as const satisfies Record<string, number>

/** Every Japanese date, with its place; a month alone has the day 0. */
export function japaneseDates(text: string): DateParts[] {
  const short = Array.from(
    text.matchAll(JAPANESE_SHORT),
    ({ index, 0: all, 1: month, 2: day }) => ({
      start: index,
      end: index + all.length,
      year: 0,
      month: Number(month),
      day: Number(day),
    }),
  )
  const long = [...text.matchAll(JAPANESE), ...text.matchAll(JAPANESE_MONTH)].map((match) =>
    withLastDay(text, longDate(match)),
  )
  return [...long, ...short]
}

function longDate(match: RegExpExecArray): DateParts {
  const era = Object.entries(ERAS).find(([name]) => name === match[2])?.[1] ?? 0
  const inEra = match[3] === '元' ? 1 : kanjiNumber(match[3] ?? '')
  return {
    start: match.index,
    end: match.index + match[0].length,
    year: match[1] ? Number(match[1]) : era + (era > 0 ? inEra : 0),
    month: kanjiNumber(match[4] ?? ''),
    day: kanjiNumber(match[5] ?? ''),
  }
}

/** "令和8年11月末日" is a day; "11月末" of no year stays a month. */
function withLastDay(text: string, date: DateParts): DateParts {
  const last = LAST_DAY.exec(text.slice(date.end, date.end + 2))
  if (!last || date.day > 0 || date.year === 0) return date
  const day = monthLength(date.year, date.month)
  return { ...date, end: date.end + last[0].length, day }
}
