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
  'de.no-show.want': {
    says: 'Una consulta o tienda le recuerda una cita. Ahora no debe nada.',
  },
  'de.no-show.rights': {
    says: 'Solo debe pagar por una cita perdida si la hora se guardó solo para usted y usted lo sabía.',
  },
  'de.no-show.right-less': {
    says: '¿Se puso enfermo, o atendieron a otra persona? Entonces casi nunca se debe nada. Deben descontar lo que se ahorraron.',
  },
  'de.no-show.step-cancel': {
    says: '¿No puede ir? Anule antes del plazo que indican y apunte el día y con quién habló. Así no pueden cobrarle.',
  },
}
