/** Money as people write it: £412.50, £75, ¥12,000. */

const SYMBOLS: Record<string, string> = {
  GBP: '£',
  USD: '$',
  EUR: '€',
  JPY: '¥',
  CAD: 'C$',
  AUD: 'A$',
  NZD: 'NZ$',
}
const WITHOUT_CENTS: readonly string[] = ['JPY']

/** `value` in major units, `currency` as ISO 4217. A whole sum is written without cents. */
export function formatMoney(value: number, currency: string): string {
  const cents = toCents(value)
  const isWhole = cents % 100 === 0 || WITHOUT_CENTS.includes(currency)
  const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  const number = isWhole ? whole : `${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
  const symbol = SYMBOLS[currency]
  return `${cents < 0 ? '-' : ''}${symbol ?? `${currency} `}${number}`
}

/** Whole hundredths, so that sums add up without the errors of fractions. */
export function toCents(value: number): number {
  return Math.round(value * 100)
}
