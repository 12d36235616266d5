/** The Spanish words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'ca.limitation.qc': {
    says: 'En Quebec tienen tres años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: 'el día en que vencía la deuda',
    restartedBy:
      'Esto puede empezar ese tiempo de nuevo: un pago, o decir que la debe, antes de que acaben los tres años.',
  },
  'ca.limitation.tax': {
    says: 'El fisco tiene diez años para cobrar una deuda de impuesto sobre la renta. Muchas cosas empiezan o paran el plazo.',
    from: 'casi siempre 90 días después de su aviso de liquidación (notice of assessment)',
    restartedBy:
      'Esto puede empezar los diez años de nuevo: un pago, una promesa escrita o un paso del fisco.',
  },
  'ca.limitation.on': {
    says: 'En Ontario tienen dos años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: 'el día en que supieron, o debieron saber, que no pagó',
    restartedBy:
      'Esto puede empezar ese tiempo de nuevo: un papel firmado de que la debe, o un pago, antes de que acabe el tiempo.',
  },
  'ca.limitation.bc': {
    says: 'En Columbia Británica tienen dos años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: 'el día en que supieron, o debieron saber, que no pagó',
    restartedBy:
      'Esto puede empezar ese tiempo de nuevo: un papel firmado de que la debe, o un pago, antes de que acabe el tiempo.',
  },
  'ca.limitation.ab': {
    says: 'En Alberta tienen dos años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: 'el día en que supieron, o debieron saber, que no pagó',
    restartedBy:
      'Esto puede empezar ese tiempo de nuevo: un papel firmado de que la debe, o un pago, antes de que acabe el tiempo.',
  },
  'ca.limitation.sk': {
    says: 'En Saskatchewan tienen dos años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: 'el día en que supieron, o debieron saber, que no pagó',
    restartedBy:
      'Esto puede empezar ese tiempo de nuevo: un papel firmado de que la debe, o un pago, antes de que acabe el tiempo.',
  },
  'ca.limitation.mb': {
    says: 'En Manitoba tienen dos años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: 'el día en que supieron, o debieron saber, que no pagó',
    restartedBy:
      'Esto puede empezar ese tiempo de nuevo: un escrito de que la debe, o un pago, antes de que acabe el tiempo.',
  },
  'ca.limitation.nb': {
    says: 'En Nuevo Brunswick tienen dos años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: 'el día en que supieron, o debieron saber, que no pagó',
    restartedBy:
      'Esto puede empezar ese tiempo de nuevo: un escrito de que la debe, o un pago, antes de que acabe el tiempo.',
  },
  'ca.limitation.ns': {
    says: 'En Nueva Escocia tienen dos años para demandar por la mayoría de las deudas. Después puede decir al tribunal que es demasiado tarde.',
    from: 'el día en que supieron, o debieron saber, que no pagó',
    restartedBy:
      'Esto puede empezar ese tiempo de nuevo: un escrito de que la debe, o un pago, antes de que acabe el tiempo.',
  },
}
