/** Days without a month: "by the 19th", "bis zum 25.", "entro il 10", "avant le 25". */
import { LIMIT_BEFORE_DAY } from './cues/limit-words.ts'
import type { DateParts } from './found-date.ts'
import { MONTHS } from './months.ts'

const MONTH = Array.from(MONTHS.keys())
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** A day without its month is the next such day after the first printed date. */
export function bareDays(text: string, dates: readonly DateParts[]): DateParts[] {
  const anchor = dates
    .filter(({ year, day }) => year > 0 && day > 0)
    .toSorted((a, b) => a.start - b.start)[0]
  if (!anchor) return []
  const found: DateParts[] = []
  for (const match of [...text.matchAll(BARE_DAY), ...text.matchAll(BARE_DAY_ABROAD)]) {
    const day = Number(match[1] ?? match[2])
    const start = match.index
    if (!isLimit(text, start)) continue
    const again = toldBefore(text, dates, { day, start })
    found.push({ ...(again ?? nextAfter(anchor, day)), start, end: start + match[0].length, day })
  }
  return found
}

function nextAfter(anchor: DateParts, day: number): Pick<DateParts, 'year' | 'month'> {
  const isNext = day <= anchor.day
  const month = isNext ? (anchor.month % 12) + 1 : anchor.month
  return { month, year: isNext && month === 1 ? anchor.year + 1 : anchor.year }
}

function isLimit(text: string, start: number): boolean {
  return LIMIT_BEFORE_DAY.test(text.slice(Math.max(0, start - 50), start))
}

/** "Out by 5 January. Do we have to go by the 5th?": the same day again. */
function toldBefore(
  text: string,
  dates: readonly DateParts[],
  at: Pick<DateParts, 'day' | 'start'>,
): Pick<DateParts, 'year' | 'month'> | undefined {
  const told = dates.find(
    ({ day, start }) => day === at.day && start < at.start && isLimit(text, start),
  )
  return told && { year: told.year, month: told.month }
}

const BARE_DAY = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\d]|,? (?:of|day|${MONTH}|instalment|payment|floor)\b)`,
  'giu',
)
/** Behind an article, and before the end of a clause, a small word or, in German, a verb: "10 giorni" and "25 euro" are no days. */
const BARE_DAY_ABROAD =
  /(?:(?<=(?<!\p{L})(?:bis|zum|vor dem|spätestens|spaetestens|am) )(\d{1,2})\.(?=\s*$|\s*\n| \p{Ll}|[,;!?)])(?! \p{Ll}+ (?:19|20)\d\d)|(?<=(?<!\p{L})(?:le|au|del?|el|il|al|de|uiterlijk|vóór|voor) )(\d{1,2})(?:er|e|ste|de|º|°)?(?=\s*[,;:!?)]|\s*\.(?!\d)|\s*$|\s*\n| (?:par|sur|per(?! c)|su|sul|sulla|por(?! c)|en|con|in|op|aan|via|tramite|mediante|à|y|e|et|en|o|ou|of|se|si|als|sinon|altrimenti|anders|zonder|sans|sin|senza)(?!\p{L})))/gu
