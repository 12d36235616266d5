/** The Dutch words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_NL: Words = {
  'it.ask.coheirs': {
    says: 'Niemand hoeft in een gezamenlijke erfenis te blijven: elke erfgenaam kan altijd verdeling vragen. Schrijf eerst de anderen en bied aan te verkopen, of een deel te kopen of af te staan. Daarna is bemiddeling nodig, en dan kan een rechter verdelen, het huis geven aan wie de anderen betaalt, of het laten verkopen. Ga naar een advocaat.',
  },
}
