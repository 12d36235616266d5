/** The sum that a letter answers, and a part of it. */
import { COUNTRIES } from '@plainletter/contracts/countries'
import type { AmountRole, Reading } from '@plainletter/contracts/reading'
import { formatMoney } from '@plainletter/phrases/format'

import type { Letters } from './paragraph.ts'

/** In major units, with its ISO 4217 code. */
export type Money = { value: number; currency: string }

/** The role that names what is asked for best comes first. */
const ROLES: readonly AmountRole[] = ['total', 'arrears', 'penalty', 'principal', 'rent']

/** The whole sum asked for, or null when the letter names none. */
export function sumAsked({ amounts }: Reading): Money | null {
  for (const role of ROLES) {
    const largest = amounts
      .filter((amount) => amount.role === role && amount.value > 0)
      .toSorted((one, other) => other.value - one.value)[0]
    if (largest) return /^[A-Z]{3}$/.test(largest.currency) ? largest : null
  }
  return null
}

const WITHOUT_CENTS: readonly string[] = ['JPY']

/** `percent` of a sum, rounded down to what can be paid. */
export function offeredSum({ value, currency }: Money, percent: number): Money {
  const cents = Math.floor((Math.round(value * 100) * percent) / 100)
  return {
    value: WITHOUT_CENTS.includes(currency) ? Math.floor(cents / 100) : cents / 100,
    currency,
  }
}

/** '£1,265.40' or '1.265,40 €': a country's own dollar needs no letter before its sign. */
export function sumWords({ phrases, country }: Letters, { value, currency }: Money): string {
  const words = formatMoney(phrases, value, currency)
  return currency === COUNTRIES[country].currency ? words.replace(/[A-Z]+\$/, '$') : words
}
