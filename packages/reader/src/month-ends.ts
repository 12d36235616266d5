/** The end of a month without its year, as offers abroad set it: "entro la fine di novembre", "bis Ende November", "avant fin novembre". */
import { monthLength } from './day-count.ts'
import { isoOf } from './found-date.ts'
import type { Candidate } from './join-limits.ts'
import type { Found } from './last-day.ts'
import { whatOf } from './limit-purpose.ts'
import { quoted } from './limit-quote.ts'
import { MONTHS } from './months.ts'
import { isPromisedAbroad } from './no-duty-abroad.ts'
import { isNoDuty } from './no-duty.ts'
import { letterDateOf } from './own-date.ts'
import { sentenceAround } from './sentence.ts'
import { candidate } from './weigh-limit.ts'

const MONTH = Array.from(MONTHS.keys())
  .filter((name) => name.length > 2)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const END = [
  String.raw`(?:bis|spätestens)(?: (?:zum|spätestens))? ende(?: des monats)?`,
  String.raw`(?:avant|d['’]ici(?: à)?|jusqu['’]à|au plus tard(?: à)?|pour) (?:la )?fin(?: du mois)?(?: de| d['’])?`,
  String.raw`(?:antes de|hasta|para|a más tardar a?) (?:el )?fin(?:al(?:es)?)?(?: del? (?:mes de )?)?`,
  String.raw`entro(?: e non oltre)? (?:(?:la )?fine(?: d(?:i|el))?(?: mese)?(?: di)?|il mese di)`,
  String.raw`(?:vóór|voor|tot|uiterlijk)(?: het)? einde?(?: van(?: de maand)?)?`,
].join('|')
/** A year behind the month makes it a date of its own. */
const BY_MONTH_END = new RegExp(
  String.raw`(?<!\p{L})(?:${END}) ?(${MONTH})(?!\p{L})(?!,? (?:del? )?(?:19|20)\d\d)`,
  'giu',
)
const MOST = 6

/** Each of them as the last day of the next month of that name; none in a letter without a day of its own. */
export function monthEnds(found: Found): Candidate[] {
  const written = letterDateOf(found)
  if (written === null) return []
  const { text } = found.letter.working
  return Array.from(text.slice(0, 40_000).matchAll(BY_MONTH_END))
    .slice(0, MOST)
    .flatMap(({ index, 0: words, 1: name = '' }) => {
      const place = { start: index, end: index + words.length }
      const stretch = sentenceAround(text, place)
      const sentence = text.slice(stretch.start, stretch.end)
      const offset = index - stretch.start
      const after = text.slice(stretch.end, stretch.end + 140).trimStart()
      const scene = { sentence, upTo: offset + words.length, after }
      if (isNoDuty(found, scene) || isPromisedAbroad(sentence)) return []
      const stated = {
        iso: nextEnd(MONTHS.get(name.toLowerCase()) ?? 1, written),
        relativeDays: null,
        unit: 'days' as const,
        from: 'unknown' as const,
        what: whatOf(found, sentence),
        ...quoted(found, stretch, place),
      }
      return [candidate(found, stated, { sentence, at: index, offset, bonus: 1 })]
    })
}

/** In December the end of January is that of the next year. */
function nextEnd(month: number, written: string): string | null {
  const own = Number(written.slice(0, 4))
  const year = month < Number(written.slice(5, 7)) ? own + 1 : own
  return isoOf({ year, month, day: monthLength(year, month) })
}
