/** The French words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

const DUE = 'le jour où la dette devait être payée'
const SIX =
  'Ceci peut faire repartir ce temps : un paiement, ou un papier signé disant que vous devez la dette, avant la fin des six ans.'
const THREE =
  'Ceci peut faire repartir ce temps : un paiement, ou un papier signé disant que vous devez la dette, avant la fin des trois ans.'

export const LIMITATION_FR: Words = {
  'au.limitation.contract': {
    says: 'Pour la plupart des dettes, ils ont six ans pour poursuivre. Ensuite, vous pouvez dire au tribunal que c’est trop tard. Dans le Territoire du Nord, c’est trois.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.nt': {
    says: 'Dans le Territoire du Nord, ils ont trois ans pour poursuivre pour la plupart des dettes.',
    from: DUE,
    restartedBy: THREE,
  },
  'au.limitation.nsw-ends': {
    says: 'En Nouvelle-Galles du Sud, la dette elle-même prend fin après les six ans. Alors vous ne devez rien.',
  },
  'au.limitation.vic': {
    says: 'Dans le Victoria, ils ont six ans pour poursuivre pour la plupart des dettes. Ensuite, vous pouvez dire au tribunal que c’est trop tard.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.qld': {
    says: 'Dans le Queensland, ils ont six ans pour poursuivre pour la plupart des dettes. Ensuite, vous pouvez dire au tribunal que c’est trop tard.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.wa': {
    says: 'En Australie-Occidentale, ils ont six ans pour poursuivre pour la plupart des dettes. Ensuite, vous pouvez dire au tribunal que c’est trop tard.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.sa': {
    says: 'En Australie-Méridionale, ils ont six ans pour poursuivre pour la plupart des dettes. Ensuite, vous pouvez dire au tribunal que c’est trop tard.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.tas': {
    says: 'En Tasmanie, ils ont six ans pour poursuivre pour la plupart des dettes. Ensuite, vous pouvez dire au tribunal que c’est trop tard.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.act': {
    says: 'Dans l’ACT, ils ont six ans pour poursuivre pour la plupart des dettes. Ensuite, vous pouvez dire au tribunal que c’est trop tard.',
    from: DUE,
    restartedBy: SIX,
  },
}
