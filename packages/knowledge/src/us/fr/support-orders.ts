/** The French words of the rows in ../support-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUPPORT_ORDERS_FR: Words = {
  'us.support.right-cap': {
    says: 'Pour la pension, on peut prendre au plus 50 % à 65 % de votre paie après les retenues. C’est moins si vous faites vivre une autre famille.',
  },
  'us.support.right-notice': {
    says: 'Vous pouvez contester un ordre de retenue (withholding order) quand la somme ou la personne est fausse. Faites-le au plus tard le jour indiqué dans l’avis.',
  },
  'us.support.right-change': {
    says: 'Vous pouvez demander à l’agence de revoir la somme tous les trois ans, ou plus tôt quand votre revenu change.',
  },
  'us.support.step-now': {
    says: 'Demandez le changement maintenant : un tribunal ne peut le plus souvent pas baisser ce qui est dû d’avant votre demande.',
  },
  'us.support.asked-enforce': {
    says: 'Le bureau de pension pour enfants de votre État (child support office) peut la prendre sur la paie, les remboursements d’impôt et les comptes en banque. Faites-y la demande. Cela coûte peu ou rien.',
  },
  'us.support.asked-change': {
    says: 'Demandez maintenant au tribunal ou au bureau de pension pour enfants (child support office) de changer la somme. Ce qui est dû d’avant votre demande ne peut le plus souvent pas être baissé.',
  },
}
