/** The day from which a letter's periods run: its own, or in one upload of several that of the letter they stand in. */
import { isoOf } from './found-date.ts'
import type { FoundDate } from './found-date.ts'
import type { Found } from './last-day.ts'
import type { FoundPeriod } from './scan-periods.ts'

/** "Invoice date", "our letter of": the date of another paper, where this one prints its own too. */
function isOtherPaper(text: string, date: FoundDate): boolean {
  return /\b(?:charge[- ]?off(?: date)?|last payment(?: date)?|opened|(?:begin(?:ning)?|start|effective|end|hire|loss|filing) date|invoice(?: date)?|agreement|(?:our|your|previous|earlier|last|first) (?:letter|notice|reminder|invoice|email))(?: of| dated| on|:)*[ \t]*$/i.test(
    text.slice(Math.max(0, date.start - 40), date.start),
  )
}

/** The letter's own day, or null. */
export function letterDateOf({ dates, letter }: Found): string | null {
  const { text } = letter.working
  const labelled = dates.filter((date) => date.role === 'letter' && date.day > 0)
  const own = labelled.find((date) => !isOtherPaper(text, date)) ?? labelled[0]
  return own ? isoOf(own) : null
}

/** In one upload of several letters a period runs from the date of its own. */
export function dateAbove({ dates }: Found, period: FoundPeriod): string | null {
  const above = dates.findLast(
    (date) => date.role === 'letter' && date.day > 0 && date.start < period.start,
  )
  return above ? isoOf(above) : null
}
