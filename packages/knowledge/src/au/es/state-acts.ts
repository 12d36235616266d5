/** The acts that each state has of its own, where the state is not known: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_ACTS_ES: Words = {
  'au.home.right-acts': {
    says: 'La ley de alquileres de su estado fija avisos, motivos, reparaciones y reglas del alquiler. Solo un tribunal (tribunal o court) puede ordenar que se vaya.',
  },
  'au.judged.right-state-law': {
    says: 'En cada estado puede pedir al tribunal pagar a plazos, o que anule (set aside) una sentencia dictada sin usted.',
  },
  'au.fine.right-acts': {
    says: 'En cada estado puede pedir una revisión (review), un plan de pago o una audiencia en el tribunal en lugar de la multa.',
  },
}
