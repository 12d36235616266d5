/** The Spanish words of Ireland: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_ES: Words = {
  'ie.limitation.contract': {
    says: 'Para la mayoría de las deudas tienen seis años para demandar. Después puede decir al juzgado que es demasiado tarde.',
    from: 'el día en que había que pagar la deuda',
    restartedBy:
      'Esto puede hacer empezar de nuevo ese tiempo: un pago, o una nota firmada de que la debe, antes de que acaben los seis años.',
  },
  'ie.limitation.mortgage': {
    says: 'Para el dinero prestado con una hipoteca (mortgage) tienen doce años para demandar.',
    from: 'el día en que había que pagar el préstamo',
    restartedBy:
      'Esto puede hacer empezar de nuevo ese tiempo: un pago, o una nota firmada de que la debe, antes de que acaben los doce años.',
  },
}
