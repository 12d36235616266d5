/** French: the words of the rows in ../goods-kept-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_KEPT_BACK_FR: Words = {
  'gb.repair.right-price': {
    says: 'Vous devez le prix convenu, et plus seulement si vous avez dit oui. Sans prix convenu, vous devez un prix juste. Le travail doit être soigné.',
  },
  'gb.repair.right-sale': {
    says: 'Ils peuvent le garder pour le prix de la réparation, mais en général pas pour une garde jamais acceptée. Avant de vendre, ils doivent écrire le jour en recommandé et attendre trois mois s’ils réclament de l’argent. Tant que vous contestez la facture, pas de vente sans tribunal : écrivez-le. Vous pouvez payer sous réserve, le reprendre et réclamer.',
  },
}
