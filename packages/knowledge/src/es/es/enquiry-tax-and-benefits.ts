/** Questions about taxes, and benefits asked back or refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'es.ask.tax-instalments': {
    says: 'Sí. Pídalo por internet antes del último día. Hasta 50.000 € sin garantía. Se suman intereses.',
  },
  'es.ask.benefit-back': {
    says: 'Mire los meses y el motivo. Alegue en diez días si es el primer aviso, o presente reclamación previa en 30 días hábiles. Puede pedir plazos.',
  },
  'es.ask.benefit-refused': {
    says: 'Presente una reclamación previa en la oficina en 30 días hábiles. Tras un no, o 45 días de silencio, tiene 30 días hábiles para demandar. Las dos son gratis.',
  },
  'es.ask.tax-papers': {
    says: 'Conteste a tiempo, por lo general en diez días hábiles, con copias. Puede pedir la mitad más de días. Si no está de acuerdo, diga por qué. Contra la decisión tendrá un mes.',
  },
}
