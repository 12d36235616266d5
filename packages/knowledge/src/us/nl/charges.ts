/** The Dutch words of the rows in ../charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGES_NL: Words = {
  'us.charge.ny-late-rent': {
    says: 'In New York zijn de kosten voor te late huur per maand hoogstens $50, of 5% van de huur als dat minder is.',
    name: 'De kosten voor te late huur',
  },
  'us.charge.ny-returned-check': {
    says: 'In New York zijn de kosten voor een cheque die de bank terugstuurt hoogstens $20.',
    name: 'De kosten voor een teruggestuurde cheque',
  },
  'us.charge.ca-returned-check': {
    says: 'In Californië zijn deze kosten hoogstens $25 voor de eerste teruggestuurde cheque en $35 voor elke volgende.',
    name: 'De kosten voor een teruggestuurde cheque',
  },
}
