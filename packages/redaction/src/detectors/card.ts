import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

/** 13 to 19 digits in a row or in groups; cards begin with 2 to 6. */
const SHAPE = /(?<![\p{L}\d/-])[2-6](?:[ -]?\d){12,18}(?![ -]?\d)(?![\p{L}/])/gu

/** Payment card numbers that pass the Luhn check, also where a letter prints one as its reference. */
export function findCards(text: string): Found[] {
  return spansOf(text, SHAPE)
    .filter(([start, end]) => passesLuhn(text.slice(start, end)))
    .map((span) => ({ kind: 'CARD', span }))
}

function passesLuhn(printed: string): boolean {
  const digits = Array.from(printed.replace(/\D/g, ''), Number).toReversed()
  const sum = digits.reduce((total, digit, index) => {
    if (index % 2 === 0) return total + digit
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2)
  }, 0)
  return sum % 10 === 0
}
