/** A debt that was sold: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SOLD_FR: Words = {
  'ie.sold.right-notice': {
    says: "Si la dette a été vendue, vous devez recevoir un avis écrit clair disant à qui elle est maintenant. Demandez cet avis et l'acte avant de payer.",
  },
  'ie.sold.right-same-defence': {
    says: 'Ce que vous pouviez dire au premier prêteur, vous pouvez le dire au nouveau propriétaire. Cela vaut pour les paiements, les sommes fausses et une vieille dette.',
  },
}
