/** The day from which a letter's periods run: its own, or in one upload of several that of the letter they stand in. */
import { isoOf } from './found-date.ts'
import type { FoundDate } from './found-date.ts'
import type { Found } from './last-day.ts'
import type { Letter } from './letter.ts'
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

/** "You will have 45 days to consider the agreement": of an offer that is still to come, so the letter's day starts nothing. */
export function isOfferToCome({ working: { text } }: Letter, { start, end }: FoundPeriod): boolean {
  return (
    TO_BE_GIVEN.test(text.slice(Math.max(0, start - 60), start)) &&
    TO_CONSIDER.test(text.slice(end, end + 90))
  )
}

const TO_BE_GIVEN =
  /\b(?:will|would|shall|'ll)(?: then| also)? (?:have|be (?:given|allowed|offered)|get|receive)(?: up to| at least| a (?:full|further))? ?$/i
const TO_CONSIDER =
  /^ (?:(?:in which )?to |period to )?(?:consider|review|think about|look at|read|decide (?:on|about|whether)|sign|accept|study)\b[^.\n]{0,60}\b(?:agreement|release|waiver|offer|package|contract|terms|election)\b/i
