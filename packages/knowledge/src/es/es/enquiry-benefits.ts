/** The Spanish words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_ES: Words = {
  'es.ask.benefit-back': {
    says: 'Mire los meses y el motivo. Alegue en diez días si es el primer aviso, o presente reclamación previa en 30 días hábiles. Puede pedir plazos.',
  },
  'es.ask.benefit-refused': {
    says: 'Presente una reclamación previa en la oficina en 30 días hábiles. Tras un no, o 45 días de silencio, tiene 30 días hábiles para demandar. Las dos son gratis.',
  },
}
