/** The Spanish words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

const DUE = 'el día en que había que pagar la deuda'
const SIX =
  'Esto puede hacer empezar ese tiempo de nuevo: un pago, o una nota firmada de que lo debe, antes de que acaben los seis años.'
const THREE =
  'Esto puede hacer empezar ese tiempo de nuevo: un pago, o una nota firmada de que lo debe, antes de que acaben los tres años.'

export const LIMITATION_ES: Words = {
  'au.limitation.contract': {
    says: 'Para la mayoría de las deudas tienen seis años para demandar. Después puede decir al tribunal que es demasiado tarde. En el Territorio del Norte son tres.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.nt': {
    says: 'En el Territorio del Norte tienen tres años para demandar por la mayoría de las deudas.',
    from: DUE,
    restartedBy: THREE,
  },
  'au.limitation.nsw-ends': {
    says: 'En Nueva Gales del Sur la deuda misma termina después de los seis años. Entonces no debe nada.',
  },
  'au.limitation.vic': {
    says: 'En Victoria tienen seis años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.qld': {
    says: 'En Queensland tienen seis años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.wa': {
    says: 'En Australia Occidental tienen seis años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.sa': {
    says: 'En Australia Meridional tienen seis años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.tas': {
    says: 'En Tasmania tienen seis años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.act': {
    says: 'En el ACT tienen seis años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: DUE,
    restartedBy: SIX,
  },
}
