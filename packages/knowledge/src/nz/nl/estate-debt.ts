/** The Dutch words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_NL: Words = {
  'nz.estate.reality': {
    says: 'De schulden van iemand die gestorven is, worden betaald uit wat die persoon naliet. Familie erft geen schulden.',
  },
  'nz.estate.right-own': {
    says: 'U hoeft niet van uw eigen geld te betalen, tenzij u ook voor de schuld tekende of borg stond (guarantor).',
  },
  'nz.estate.right-order': {
    says: 'Is er niet genoeg? Dan zegt de wet wie eerst betaald wordt: de begrafenis en de kosten van de nalatenschap (estate). De rest blijft onbetaald.',
  },
  'nz.estate.warn-share': {
    says: 'Bent u de executeur (executor)? Betaal dan schulden voordat u iets verdeelt. Doet u dat niet, dan moet u misschien zelf betalen.',
  },
  'nz.estate.step-proof': {
    says: 'Stuur een kopie van de overlijdensakte. Vraag om een overzicht tot de dag van overlijden, en of een verzekering de schuld dekt.',
  },
  'nz.estate.option-say': {
    says: 'Schrijf wie de nalatenschap (estate) regelt, of dat niemand dat doet. Beloof niets.',
    title: 'Zeggen dat de nalatenschap betaalt, niet u',
    cost: 'Gratis.',
    time: 'Een paar weken.',
    risk: 'Laag.',
    bestFor: 'U tekende niet voor deze schuld.',
  },
}
