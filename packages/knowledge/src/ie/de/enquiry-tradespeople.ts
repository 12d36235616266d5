/** Questions about builders: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_DE: Words = {
  'ie.ask.builder': {
    says: 'Schreiben Sie, was falsch ist, und setzen Sie eine Frist. Arbeit muss sorgfältig sein. Danach hilft das Verfahren für kleine Forderungen bis 2.000 €.',
  },
}
