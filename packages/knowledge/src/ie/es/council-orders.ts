/** The Spanish words of the rows in ../council-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_ORDERS_ES: Words = {
  'ie.order.right-ask': {
    says: 'Puede pedir los motivos y el expediente, y dar su versión. Si es injusto, el Ombudsman es gratis.',
  },
  'ie.order.step-ring': {
    says: 'Llame antes del último día a la persona de la carta. Pregunte qué bastaría y pida más tiempo por escrito.',
  },
  'ie.order.warn-planning': {
    says: 'No hay apelación contra una enforcement notice. No cumplirla es delito, así que pida consejo pronto.',
  },
  'ie.order.right-seven': {
    says: 'El ayuntamiento suele poder actuar solo en siete años desde el inicio. Si es más antiguo, dígalo con prueba.',
  },
  'ie.order.right-retention': {
    says: 'Algunas obras no necesitan permiso, otras pueden legalizarse (retention). Eso solo no para la orden.',
  },
}
