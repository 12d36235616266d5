/** Sums in hundredths, so that they add up without the errors of fractions. */

/** `value` in major units. */
export function toCents(value: number): number {
  return Math.round(value * 100)
}
