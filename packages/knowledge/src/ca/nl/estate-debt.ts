/** The Dutch words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_NL: Words = {
  'ca.estate.right-own': {
    says: 'De schuld wordt betaald uit wat de persoon naliet. U hoeft niet van uw eigen geld te betalen, tenzij u er ook voor tekende.',
  },
  'ca.estate.warn-share': {
    says: 'Bent u de executeur (executor)? Betaal dan schulden en belasting voordat u iets verdeelt. Anders moet u misschien zelf betalen.',
  },
  'ca.estate.right-quebec': {
    says: 'In Québec betalen erfgenamen schulden meestal alleen tot wat zij krijgen. U kunt een nalatenschap weigeren bij een notaris, meestal binnen zes maanden.',
  },
  'ca.estate.step-proof': {
    says: 'Stuur een kopie van de overlijdensakte. Vraag het bedrag op de dag van overlijden, en of een verzekering het dekt.',
  },
  'ca.estate.option-say': {
    says: 'Schrijf wie de nalatenschap regelt, of dat niemand dat doet. Beloof niets.',
    title: 'Zeg dat de nalatenschap betaalt, niet u',
    cost: 'Gratis.',
    time: 'Een paar weken.',
    risk: 'Laag.',
    bestFor: 'U tekende niet voor deze schuld.',
  },
}
