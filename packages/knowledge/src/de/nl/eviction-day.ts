/** The day on which a court officer clears a home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DAY_NL: Words = {
  'de.bailiff.deadline-clearing': {
    says: 'Een verzoek om bescherming tegen ontruiming moet minstens twee weken vóór de dag van ontruiming komen.',
    action: 'De executierechter vragen de ontruiming te stoppen of uit te stellen (§ 765a ZPO)',
    consequence:
      'Een later verzoek telt alleen als de redenen later ontstonden of u verhinderd was.',
  },
  'de.bailiff.step-clearing': {
    says: 'Er is een dag voor ontruiming. Ga vandaag naar het huisvestingskantoor van uw gemeente (Wohnungssicherung) en een advocaat.',
  },
  'de.bailiff.warn-eviction': {
    says: 'U kunt op een vaste dag uw woning verliezen. Zorg dat een advocaat en het huisvestingskantoor van uw gemeente nu iets doen.',
  },
}
