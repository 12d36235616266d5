/** The Dutch words of the rows in ../enquiry-locks-changed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKS_CHANGED_WORDS: Words = {
  'fr.ask-home.throw-out': {
    says: 'Alleen een rechter kan de huur beëindigen en alleen een deurwaarder (commissaire de justice) mag uitzetten. Een verhuurder die het alleen doet, pleegt een misdrijf. Bel de politie (17).',
  },
}
