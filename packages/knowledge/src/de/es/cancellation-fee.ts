/** The Spanish words of the rows in ../cancellation-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CANCELLATION_FEE_ES: Words = {
  'de.cancel.reality': {
    says: 'Una suma fija de la letra pequeña no siempre se debe. No puede pasar de la pérdida habitual.',
  },
  'de.cancel.right-less': {
    says: 'Puede mostrar que la empresa perdió menos o nada. Si la letra pequeña lo excluye, la suma fija no vale.',
  },
  'de.cancel.right-withdraw': {
    says: '¿Firmó en línea, por teléfono o en casa? Entonces casi siempre tenía 14 días, o un año más si no le avisaron. No para bienes a medida.',
  },
  'de.cancel.step-ask': {
    says: 'Pida el contrato, la cláusula y el cálculo de la pérdida. No pague nada antes.',
  },
}
