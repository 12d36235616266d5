/** Limits abroad that are told by the day after them: "bis zum Vortag", "la veille", "entro il giorno precedente". */
import { addDays } from './day-count.ts'
import { isoOf } from './found-date.ts'
import type { FoundDate } from './found-date.ts'
import type { Candidate } from './join-limits.ts'
import type { Found } from './last-day.ts'
import { whatOf } from './limit-purpose.ts'
import { quoted } from './limit-quote.ts'
import { sentenceAround } from './sentence.ts'
import { candidate } from './weigh-limit.ts'

/** Said of a day that the letter has named. */
const DAY_BEFORE =
  /(?<!\p{L})(?:bis(?: spätestens| einschließlich)? (?:zum|am) (?:vortag|tag (?:davor|zuvor))|spätestens am (?:vortag|tag (?:davor|zuvor))|(?:au plus tard|jusqu['’]à|avant) la veille|entro il giorno (?:precedente|prima)|a más tardar el día anterior|hasta el día anterior|uiterlijk (?:op )?de dag (?:ervoor|daarvoor|tevoren))(?!\p{L})/giu
/** How far above the day may stand, in characters. */
const REACH = 900
const MOST = 6

/** Each of them with the day that it means; without a day above it is none. */
export function daysBefore(found: Found): Candidate[] {
  const { text } = found.letter.working
  return Array.from(text.slice(0, 40_000).matchAll(DAY_BEFORE))
    .slice(0, MOST)
    .flatMap(({ index, 0: words }) => {
      const day = lastDayAbove(found.dates, index)
      if (day === null) return []
      const place = { start: index, end: index + words.length }
      const stretch = sentenceAround(text, place)
      const sentence = text.slice(stretch.start, stretch.end)
      const stated = {
        iso: addDays(day, -1),
        relativeDays: null,
        unit: 'days' as const,
        from: 'unknown' as const,
        what: whatOf(found, sentence),
        ...quoted(found, stretch, place),
      }
      return [
        candidate(found, stated, { sentence, at: index, offset: index - stretch.start, bonus: 1 }),
      ]
    })
}

/** The last day above that is still to come when the letter is written. */
function lastDayAbove(dates: readonly FoundDate[], at: number): string | null {
  const own = dates.findLast(({ role, start }) => role === 'letter' && start < at)
  const written = own ? (isoOf(own) ?? '') : ''
  const above = dates.findLast(
    (date) =>
      date.day > 0 &&
      date.start < at &&
      at - date.end < REACH &&
      date.role !== 'letter' &&
      (isoOf(date) ?? '') > written,
  )
  return above ? isoOf(above) : null
}
