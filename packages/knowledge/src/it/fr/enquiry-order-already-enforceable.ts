/** Questions about an order to pay that can be enforced at once: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_ALREADY_ENFORCEABLE_FR: Words = {
  'it.ask.order-enforceable': {
    says: 'Il n’y a pas d’audience sans opposition. Vous avez 40 jours dès la signification pour vous opposer, avec un avocat, gratuit si revenu faible. Comme il est exécutoire, un precetto et une saisie peuvent venir entre-temps. Demandez donc au juge de le suspendre, avec les preuves de paiement. Une pension est protégée jusqu’à 1 092,48 € par mois en 2026 ; du salaire, un cinquième au plus.',
  },
}
