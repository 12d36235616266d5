/** Questions about squatters and the 48 hours: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_NL: Words = {
  'es.ask.squatters-after-two-days': {
    says: 'Geen wet spreekt van 48 uur. Het gaat erom of het een woning in gebruik is. Waar u woont, of een gebruikte tweede woning, is het huisvredebreuk (allanamiento): de politie kan ook later optreden, zonder rechter. Een leeg pand is een ander misdrijf (usurpación). Daar treedt de politie alleen bij betrapping op; anders beslist een rechter met spoed. Meld het dus meteen, met bewijs. Vervang zelf geen sloten en sluit de stroom niet af.',
  },
}
