/** Questions about child maintenance that is not paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_ES: Words = {
  'fr.ask-family.unpaid': {
    says: 'La sentencia vale hasta que un juez la cambie, también tras un nuevo hijo o perder el empleo. Pida a la ARIPA (CAF o MSA): cobra gratis, hasta dos años atrás, y puede pagar una ayuda (ASF). O un agente lo toma del sueldo (paiement direct). Más de dos meses sin pagar todo es delito (abandon de famille).',
  },
}
