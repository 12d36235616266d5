/** Questions about a council's no to a person without a home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_ES: Words = {
  'gb.ask-homeless.review': {
    says: 'Pida al ayuntamiento una revisión (review) por escrito en 21 días desde la decisión, y alojamiento mientras tanto. Si sigue diciendo no, tiene 21 días para recurrir a la County Court por un punto de derecho. Llame hoy a Shelter; hay ayuda legal gratuita.',
  },
}
