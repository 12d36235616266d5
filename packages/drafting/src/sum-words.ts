/** The sum that a letter answers. */
import type { Amount, AmountRole, Reading } from '@plainletter/contracts/reading'

/** The role that names what is asked for best comes first. */
const ROLES: readonly AmountRole[] = ['total', 'arrears', 'penalty', 'principal', 'rent']

/** '£1,265.40', '£170': the whole sum asked for, or null when the letter names none. */
export function sumAsked({ amounts }: Reading): string | null {
  for (const role of ROLES) {
    const largest = amounts
      .filter((amount) => amount.role === role && amount.value > 0)
      .toSorted((one, other) => other.value - one.value)[0]
    if (largest) return moneyWords(largest)
  }
  return null
}

function moneyWords({ value, currency }: Amount): string | null {
  if (!/^[A-Z]{3}$/.test(currency)) return null
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency })
    .format(value)
    .replace(/\.00$/, '')
}
