import { lastLabel } from '../last-label.ts'
import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

const SHAPE = /(?<![\p{L}\d/-])\d{3}[ -]?\d{3}[ -]?\d{4}(?![\p{L}\d/-])/gu

/** NHS numbers: labelled as such, with a right check digit. Other ten-digit numbers are references. */
export function findNhsNumbers(text: string): Found[] {
  return spansOf(text, SHAPE)
    .filter(
      ([start, end]) =>
        lastLabel(text, start) === 'health' && hasCheckDigit(text.slice(start, end)),
    )
    .map((span) => ({ kind: 'NHS_NUMBER', span }))
}

/** Modulus 11: the first nine digits weigh 10 down to 2; 11 counts as 0 and 10 is never given out. */
function hasCheckDigit(printed: string): boolean {
  const digits = Array.from(printed.replace(/\D/g, ''), Number)
  const sum = digits.slice(0, 9).reduce((total, digit, index) => total + digit * (10 - index), 0)
  return (11 - (sum % 11)) % 11 === digits[9]
}
