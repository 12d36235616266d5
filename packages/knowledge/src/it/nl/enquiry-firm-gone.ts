/** The Dutch words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_NL: Words = {
  'it.ask.firm-gone': {
    says: 'Het geld is meestal niet verloren. Kan het bedrijf niet betalen, dan betaalt het garantiefonds van INPS (Fondo di garanzia) het TFR en tot drie van de laatste maandlonen, met een grens. Eerst moet uw vordering in de insolventie erkend zijn; is die er niet, dan zijn een rechterlijk bevel en een vruchteloos beslag nodig. Voor het loon geldt dan een jaar: begin nu. Vakbond of patronato helpt. Vraag NASpI binnen 68 dagen.',
  },
}
