/** The Dutch words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_NL: Words = {
  'au.estate.reality': {
    says: 'De schulden van iemand die stierf, worden betaald uit wat hij naliet. Familie erft geen schulden.',
  },
  'au.estate.right-own': {
    says: 'U hoeft niet van uw eigen geld te betalen, tenzij u ook voor de schuld tekende of borg stond (guarantor).',
  },
  'au.estate.right-order': {
    says: 'Is er niet genoeg? Dan zegt de wet wie eerst wordt betaald: de begrafenis en de kosten van de nalatenschap (estate). De rest blijft onbetaald.',
  },
  'au.estate.warn-share': {
    says: 'Bent u de executeur (executor)? Betaal schulden voordat u iets verdeelt. Anders moet u misschien zelf betalen.',
  },
  'au.estate.step-proof': {
    says: 'Stuur een kopie van de overlijdensakte. Vraag een overzicht tot de dag van overlijden, en of een verzekering de schuld dekt.',
  },
  'au.estate.step-hold': {
    says: 'Vraag om brieven en rente te stoppen terwijl de nalatenschap (estate) wordt geregeld. Weigert een bank? Dan helpt AFCA gratis.',
  },
  'au.estate.option-say': {
    says: 'Schrijf wie de nalatenschap (estate) regelt, of dat niemand dat doet. Beloof niets.',
    title: 'Zeggen dat de nalatenschap (estate) betaalt, niet u',
    cost: 'Gratis.',
    time: 'Een paar weken.',
    risk: 'Klein.',
    bestFor: 'U tekende niet voor deze schuld.',
  },
}
