/** Questions about child maintenance that is not paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_FR: Words = {
  'fr.ask-family.unpaid': {
    says: 'Le jugement reste dû tant qu’un juge ne le change pas, même après un nouvel enfant ou une perte d’emploi. Demandez à l’ARIPA (CAF ou MSA) : elle recouvre gratuitement, jusqu’à deux ans en arrière, et peut verser l’ASF. Ou un commissaire de justice prend sur le salaire (paiement direct). Plus de deux mois sans payer en entier, c’est un délit (abandon de famille).',
  },
}
