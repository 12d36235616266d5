/** The Dutch words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_NL: Words = {
  'it.ask.firm-gone': {
    says: 'Kan het bedrijf niet betalen, dan betaalt het garantiefonds van INPS (Fondo di garanzia) het TFR en tot drie van de laatste maandlonen, met een grens. Eerst moet uw vordering in het faillissement erkend zijn, of een beslag moet mislukken. Ga nu naar een vakbond of patronato en vraag NASpI binnen 68 dagen.',
  },
}
