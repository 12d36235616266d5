/** German: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_DE: Words = {
  'gb.tax.right-careful': {
    says: 'Wer sorgfältig war und sich trotzdem irrte, zahlt keine Strafe. Waren Sie nachlässig, wird die Strafe viel kleiner, wenn Sie es HMRC sagen, bevor man es findet.',
  },
  'gb.tax.right-code': {
    says: 'Sie können einem tax code widersprechen. Sagen Sie HMRC, warum er falsch ist. Einigen Sie sich nicht, entscheidet das Steuergericht.',
  },
}
