/** Questions about a formal warning (Abmahnung) from a lawyer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORMAL_WARNING_ES: Words = {
  'de.ask-buy.abmahnung': {
    says: 'No firme su formulario. Pida consejo antes de la fecha, por ejemplo una promesa cambiada. Para particulares, los honorarios de los abogados tienen un tope.',
  },
}
