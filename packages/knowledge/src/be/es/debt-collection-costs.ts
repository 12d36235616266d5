/** The free first reminder, and what a collector may add to a debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_ES: Words = {
  'be.debt.know-caps': {
    says: 'Las sumas añadidas tienen tope: 20 € hasta 150 € de deuda. Hasta 500 €: 30 € más el 10 % de lo que pasa de 150 €. Por encima: 65 € más el 5 %, como mucho 2.000 €.',
    learnMore:
      'Los topes son solo para deudas de una persona privada con una empresa, y solo si el contrato tiene esa cláusula.',
  },
  'be.debt.deadline-fourteen': {
    says: 'Tiene al menos 14 días naturales tras el primer recordatorio antes de que puedan añadir gastos. Por correo se cuenta desde el tercer día hábil.',
    action: 'Pagar, discutir o pedir un plan',
    consequence: 'Después pueden añadir gastos con tope e intereses.',
  },
  'be.debt.step-costs': {
    says: 'Compare los gastos añadidos con los topes legales. Pague solo lo que la ley permite.',
  },
  'be.debt.right-free-reminder': {
    says: 'Tiene derecho a un primer recordatorio sin gastos y después a 14 días.',
  },
  'be.debt.right-caps': {
    says: 'Tiene derecho a gastos con tope. Una cantidad más alta no vale.',
  },
  'be.debt.right-interest-cap': {
    says: 'El interés de demora también tiene tope: el tipo rector más ocho puntos al año. Sin cláusula en el contrato solo se debe el interés legal.',
  },
  'be.debt.charge-first': {
    name: 'Gastos del primer recordatorio',
    says: 'El primer recordatorio es gratis.',
  },
  'be.debt.element-sum': {
    name: 'La cantidad que debe',
    says: 'El recordatorio debe decir la cantidad que aún debe y los gastos que vendrán.',
    ifMissing: 'No vemos una cantidad clara. Pídala por escrito.',
  },
  'be.debt.charge-small': {
    name: 'La suma fija por pagar tarde',
    says: 'En una deuda de hasta 150 € la suma fija es como mucho de 20 €.',
  },
  'be.debt.charge-middle': {
    name: 'La suma fija por pagar tarde',
    says: 'En una deuda de 150 € a 500 € la suma fija es de 30 € más el 10 % de lo que pasa de 150 €, es decir, como mucho 65 €.',
  },
  'be.debt.right-instalments': {
    says: 'En facturas de cada mes, tres recordatorios al año son gratis. Los siguientes cuestan como mucho 7,50 € y el correo.',
  },
}
