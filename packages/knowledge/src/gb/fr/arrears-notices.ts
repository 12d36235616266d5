/** French: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_FR: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Après deux paiements manqués (quatre si vous payez chaque semaine), un prêteur doit envoyer cet avis (notice of sums in arrears). Pour un prêt, il revient tous les six mois. Tant que le prêteur est en retard, il ne peut ni compter d’intérêts ni agir contre vous.',
  },
}
