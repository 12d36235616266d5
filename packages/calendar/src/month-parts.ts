/** Limits that a part of a month fixes, whichever of its days the count leads to. */
import type { DerivationStep } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import type { DeadlineTerms } from '@plainletter/contracts/rule'
import { say } from '@plainletter/phrases/phrases'
import type { Phrases } from '@plainletter/phrases/phrases'

import { addDays, endOfMonth } from './plain-date.ts'

/** The day that a part of the month fixes: its end, or the 20th for its first half and the 5th of the next month for its second. */
export function endOfSpan(
  day: PlainDate,
  until: NonNullable<DeadlineTerms['until']>,
  phrases: Phrases,
): DerivationStep {
  if (until === 'end_of_month')
    return { says: say(phrases, 'workEndOfMonth'), date: endOfMonth(day) }
  if (isSecondHalf(day)) return { says: say(phrases, 'workByFifth'), date: fifthOfNextMonth(day) }
  return { says: say(phrases, 'workByTwentieth'), date: `${day.slice(0, -2)}20` }
}

/** From the 16th on. */
export function isSecondHalf(day: PlainDate): boolean {
  return Number(day.slice(-2)) > 15
}

/** The 5th of the month after that of the day. */
export function fifthOfNextMonth(day: PlainDate): PlainDate {
  return addDays(endOfMonth(day), 5)
}
