/** Questions about a used car from a dealer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_FR: Words = {
  'nz.ask.as-is': {
    says: 'Oui, vous avez des droits. Un vendeur professionnel ne peut pas vous faire renoncer au Consumer Guarantees Act pour un achat privé. « As is » ne compte pas. La voiture doit être correcte pour son âge et son prix. Demandez par écrit une réparation gratuite. Si le défaut est grave, vous pouvez la rendre contre votre argent. Le Motor Vehicle Disputes Tribunal juge jusqu’à $100,000. Payez le prêt en attendant et prévenez le prêteur.',
  },
}
