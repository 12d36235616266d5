/** Questions about the rent of a home with a bad energy class: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FROZEN_NL: Words = {
  'fr.ask-home.rent-rise-dpe': {
    says: 'Nee, als de energieklasse (DPE) F of G is. Sinds 24 augustus 2022 mag zo’n huur niet stijgen, ook niet met de index (IRL). Bij verlenging geldt hetzelfde. Overzee geldt dit sinds juli 2024. Weiger aangetekend met een kopie van het DPE. Ga daarna naar de gratis bemiddelingscommissie (CDC).',
  },
}
