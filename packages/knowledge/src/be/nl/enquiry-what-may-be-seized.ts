/** Questions about what a bailiff may take: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_NL: Words = {
  'be.ask.seize': {
    says: 'Niet zonder vonnis of andere titel: vraag een kopie. Tot dan kan een deurwaarder alleen vragen. Extra kosten zijn beperkt, tot € 20 bij een rekening tot € 150, en pas verschuldigd na een gratis herinnering en 14 dagen. Betaal wat klopt en betwist de rest schriftelijk. Met een titel blijven bedden, kleren, koelkast, wasmachine, een telefoon, spullen van de kinderen en werkgereedschap van u, en een basis van uw loon. Zeg dat meteen, uiterlijk binnen vijftien dagen na de lijst.',
  },
}
