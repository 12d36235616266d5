/** The French words of the rows in ../changed-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGED_CONTRACT_FR: Words = {
  'it.changed.want': {
    says: 'Une entreprise change le prix ou les conditions. Vous pouvez accepter ou partir.',
  },
  'it.changed.right-bank': {
    says: 'La banque doit écrire deux mois avant, avec un juste motif. D’ici là, vous pouvez partir sans frais aux anciennes conditions.',
  },
  'it.changed.right-energy': {
    says: 'Le fournisseur de lumière ou gaz doit écrire trois mois avant. Vous pouvez changer sans frais.',
  },
  'it.changed.right-telecom': {
    says: 'L’opérateur doit prévenir 30 jours avant. Vous avez ensuite 60 jours pour partir sans frais.',
  },
  'it.changed.step-compare': {
    says: 'Trouvez l’ancien et le nouveau prix et le jour du début. Comparez, et écrivez avant ce jour si vous partez.',
  },
}
