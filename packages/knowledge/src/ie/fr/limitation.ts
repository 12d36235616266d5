/** The French words of Ireland: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_FR: Words = {
  'ie.limitation.contract': {
    says: 'Pour la plupart des dettes, ils ont six ans pour aller au tribunal. Après, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où la dette devait être payée',
    restartedBy:
      'Ceci peut faire repartir ce délai : un paiement, ou un écrit signé qui reconnaît la dette, avant la fin des six ans.',
  },
  'ie.limitation.mortgage': {
    says: 'Pour la somme prêtée avec une hypothèque (mortgage), ils ont douze ans pour aller au tribunal.',
    from: 'le jour où le prêt devait être remboursé',
    restartedBy:
      'Ceci peut faire repartir ce délai : un paiement, ou un écrit signé qui reconnaît la dette, avant la fin des douze ans.',
  },
}
