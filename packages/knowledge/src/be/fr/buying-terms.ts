/** The law on late goods, sales at a distance and flights, where a letter names them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_FR: Words = {
  'be.buy.right-delivery': {
    says: 'Un vendeur doit livrer dans les trente jours, sauf autre accord. S’il tarde, donnez un délai juste, puis annulez et demandez votre argent.',
  },
  'be.buy.right-not-told': {
    says: 'Un vendeur à distance doit vous avoir parlé des 14 jours de rétractation. Sinon, vous avez 12 mois de plus.',
  },
  'be.buy.right-flight': {
    says: 'Si un vol est annulé ou très en retard, vous avez peut-être droit à une aide, un remboursement et une somme fixe. Demandez d’abord à la compagnie.',
  },
}
