/** Questions about taxes, and benefits asked back or refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'es.ask.tax-instalments': {
    says: 'Sí. Pídalo por internet antes del último día. Hasta 50.000 € sin garantía. Se suman intereses.',
  },
  'es.ask.tax-papers': {
    says: 'Conteste a tiempo, por lo general en diez días hábiles, con copias. Puede pedir la mitad más de días. Si no está de acuerdo, diga por qué. Contra la decisión tendrá un mes.',
  },
}
