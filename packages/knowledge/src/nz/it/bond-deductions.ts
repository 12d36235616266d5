/** The Italian words of the rows in ../bond-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BOND_DEDUCTIONS_IT: Words = {
  'nz.kept.right-agree': {
    says: 'La cauzione (bond) è custodita da Tenancy Services. Un padrone di casa non può tenerla senza il Suo accordo o un ordine del Tenancy Tribunal.',
  },
  'nz.kept.right-wear': {
    says: 'La normale usura (fair wear and tear) non la paga Lei. Il padrone di casa deve mostrare il danno, e che l’ha fatto Lei.',
  },
  'nz.kept.step-claim': {
    says: 'Chieda Lei la cauzione (bond) a Tenancy Services. Non firmi un modulo in bianco.',
  },
  'nz.kept.step-proof': {
    says: 'Raccolga il primo verbale di ispezione, foto e ricevute. Chieda le fatture al padrone di casa.',
  },
  'nz.kept.option-tribunal': {
    says: 'Dica no per iscritto, poi faccia la domanda online. Community Law La aiuta gratis.',
    title: 'Far decidere il Tenancy Tribunal',
    cost: 'Una piccola tassa.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'Non è d’accordo con quello che trattengono.',
  },
}
