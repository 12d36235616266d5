/** : the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_ES: Words = {
  'gb.ask-parking.firm-court': {
    says: 'Sí. Puede presentar una demanda en la county court en un plazo de seis años. Si llega un formulario de demanda (claim form), responda al juzgado en un plazo de 14 días desde la entrega (service). No responder puede llevar a una sentencia (judgment) contra usted.',
  },
}
