/** French: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_FR: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Après deux paiements manqués, un prêteur doit envoyer cet avis (notice of sums in arrears), puis un autre tous les six mois. Tant qu’il est en retard, il ne peut ni compter d’intérêts ni agir contre vous.',
  },
}
