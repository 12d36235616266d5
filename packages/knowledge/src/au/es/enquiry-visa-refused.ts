/** Questions about a visa that was refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_ES: Words = {
  'au.ask.visa-refused': {
    says: 'Busque en la carta el último día. En Australia casi siempre tiene 28 días para el Administrative Review Tribunal; no se alarga. Busque ya un agente registrado o un abogado.',
  },
}
