/** The limit that a person tells of in a question, in the languages beside English: "bis zum 30. soll ich zahlen", "il me donne 8 jours". */
import type { StatedDeadline } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'

/** Longer than this, in days, it is the law that is asked about. */
const MOST_DAYS = 60

/** The first limit in a sentence in which the person says that they must keep it. */
export function toldLimitAbroad(
  { stakes }: Letter,
  stated: readonly StatedDeadline[],
): StatedDeadline | null {
  const words = stakes?.toldLimit
  if (!words) return null
  return (
    stated.find(
      ({ iso, relativeDays, unit, quote }) =>
        (relativeDays === null ? iso !== null : relativeDays <= MOST_DAYS && unit !== 'months') &&
        words.every((one) => one.test(quote)),
    ) ?? null
  )
}
