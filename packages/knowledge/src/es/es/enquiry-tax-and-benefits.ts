/** Questions about taxes, and benefits asked back or refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'es.ask.tax-instalments': {
    says: 'Sí. Pídalo por internet antes del último día. Hasta 50.000 € sin garantía. Se suman intereses.',
  },
  'es.ask.tax-papers': {
    says: 'Una propuesta aún no es una deuda: no la pague si está mal. Conteste a tiempo, casi siempre en diez días hábiles, con copias que lo prueben. Puede pedir la mitad de días más. Si no está de acuerdo, diga por qué. ¿Llega la liquidación igualmente? Tiene un mes para recurrir y puede pedir pagar a plazos. Solo embargan cuando ha pasado el plazo de pago.',
  },
}
