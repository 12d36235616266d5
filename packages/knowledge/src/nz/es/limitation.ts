/** The Spanish words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_ES: Words = {
  'nz.limitation.contract': {
    says: 'Para la mayoría de las deudas tienen seis años para demandar. Después usted puede decir al tribunal que es demasiado tarde.',
    from: 'el día en que la deuda debía pagarse o usted dejó de pagar',
    restartedBy:
      'Esto puede empezar ese tiempo de nuevo: un pago, o una nota firmada de que la debe.',
  },
}
