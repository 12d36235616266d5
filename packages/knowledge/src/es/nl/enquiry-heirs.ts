/** The Dutch words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_NL: Words = {
  'es.ask.coheirs': {
    says: 'Niemand hoeft in een gezamenlijke erfenis te blijven: elke erfgenaam kan altijd om verdeling vragen. Schrijf eerst de anderen en bied aan te verkopen of het deel te kopen. Een notaris kan helpen. Weigeren zij, dan verdeelt de rechter of beveelt verkoop. Ga naar een advocaat.',
  },
}
