/** The Spanish words of the rows in ../bankruptcy-and-canceled-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_AND_CANCELED_DEBTS_ES: Words = {
  'us.claim.ask-bankruptcy': {
    says: 'La bancarrota (bankruptcy) detiene casi todos los cobros de inmediato y puede terminar deudas de tarjetas, médicas y préstamos. La manutención de hijos, la mayoría de los impuestos y la mayoría de los préstamos estudiantiles quedan. Hable primero con un abogado.',
    dependsOn: 'sus ingresos, lo que posee y el tipo de sus deudas',
  },
  'us.life.right-stay': {
    says: 'Presentar la bancarrota casi siempre para al momento cobros, embargos y demandas. No para la manutención de hijos.',
  },
  'us.life.right-clear': {
    says: 'El Capítulo 7 borra en meses casi todas las deudas de tarjeta y médicas si sus ingresos son bajos. Casi siempre conserva casa o auto hasta ciertos límites.',
  },
  'us.life.right-creditor': {
    says: 'Mientras el caso está abierto no puede cobrar a quien lo presentó. Si le deben dinero, presente un reclamo antes de la fecha del aviso.',
  },
  'us.life.right-forgiven': {
    says: 'Una deuda cancelada puede contar como ingreso. No cuenta si debía más de lo que tenía, o en bancarrota. Entonces presente el formulario 982.',
  },
}
