/** Questions about a parent who moves away with the children: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_ES: Words = {
  'fr.ask-family.move-child': {
    says: 'El padre que se muda debe avisar al otro a tiempo si cambia los días con los hijos. ¿No está de acuerdo? Vaya ya al juez de familia (JAF), antes de la mudanza: hay fechas urgentes. El juez decide dónde vive el niño, reparte los gastos de viaje y puede cambiar la pensión. Hasta entonces vale la sentencia. Si teme una salida al extranjero, pida la prohibición (IST).',
  },
}
