import { COUNTRIES } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'

import { findLocale } from '../page-language.ts'

const SIGNS: readonly { sign: RegExp; currencies: readonly string[] }[] = [
  { sign: /£|GBP/, currencies: ['GBP'] },
  { sign: /€|EUR/, currencies: ['EUR'] },
  { sign: /¥|円|JPY/, currencies: ['JPY'] },
  { sign: /CHF/, currencies: ['CHF'] },
  { sign: /\$|USD/, currencies: ['USD', 'CAD', 'AUD', 'NZD'] },
]

/** `percent` of a printed sum such as "£1,284.60", rounded down to what can be paid; undefined where it cannot be told. */
export function partOfSum(
  printed: string | undefined,
  percent: number,
  country: CountryCode,
): string | undefined {
  const value = readSum(printed ?? '')
  const { currency } = COUNTRIES[country]
  if (value === undefined || !isIn(printed ?? '', currency)) return undefined
  const cents = Math.floor((Math.round(value * 100) * percent) / 100)
  const part = currency === 'JPY' ? Math.floor(cents / 100) : cents / 100
  return new Intl.NumberFormat(findLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // As the letter itself writes it.
    trailingZeroDisplay: 'stripIfInteger',
  }).format(part)
}

const isIn = (printed: string, currency: string): boolean =>
  SIGNS.some(({ sign, currencies }) => sign.test(printed) && currencies.includes(currency))

// The last dot or comma is decimal when one or two digits follow it; every other mark parts the thousands.
function readSum(printed: string): number | undefined {
  const digits = printed.replace(/[^\d.,]/g, '').replace(/[.,]$/, '')
  if (!/\d/.test(digits)) return undefined
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${cents === '' ? '0' : cents}`)
}
