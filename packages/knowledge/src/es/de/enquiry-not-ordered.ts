/** The German words of the rows in ../enquiry-not-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_ORDERED_DE: Words = {
  'es.ask.not-ordered': {
    says: 'Für nicht Bestelltes schulden Sie nichts: Schweigen ist kein Ja. Schreiben Sie, dass Sie nie zugestimmt haben, und fordern Sie Ihr Geld. Sagen Sie der Bank, dass Sie nichts erlaubt haben.',
  },
}
